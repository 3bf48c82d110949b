import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the demo', () => {
  it.each<[string, Record<string, string>]>([
    ['without settings', {}],
    ['on all addresses, as it is by default', { HOST: '0.0.0.0' }],
    ['on this machine only', { HOST: 'localhost' }],
    ['with a public URL on this machine', { PUBLIC_URL: 'http://localhost:3000' }],
    ['where it is switched on', { PUBLIC_URL: 'https://staging.example.in', DEMO: 'on' }],
  ])('is on %s', (_, env) => {
    expect(readConfig(env).demo).toBe(true);
  });

  it.each<[string, Record<string, string>]>([
    ['with a public URL', { PUBLIC_URL: 'https://jobs.example.in' }],
    ['behind a proxy', { TRUST_PROXY: 'on' }],
    ['on a database of its own', { DATABASE_URL: 'postgres://db.example.in/jobs' }],
    ['on an address of a network', { HOST: '203.0.113.9' }],
    ['with a mail server', { SMTP_URL: 'smtp://mail.example.in' }],
    [
      'with a payment provider',
      { RAZORPAY_KEY_ID: 'rzp_test_x', RAZORPAY_KEY_SECRET: 'secret', RAZORPAY_WEBHOOK_SECRET: 'secret-of-webhooks' },
    ],
    ['with sign-in of Google', { GOOGLE_CLIENT_ID: 'id.apps.googleusercontent.com' }],
    ['with reCAPTCHA', { RECAPTCHA_SITE_KEY: 'key', RECAPTCHA_SECRET: 'secret' }],
    ['with a replica of its database', { DATABASE_REPLICA_URL: 'postgres://replica.example.in/jobs' }],
    ['with Redis', { REDIS_URL: 'redis://redis.example.in' }],
    ['where it is switched off', { DEMO: 'off' }],
  ])('is off %s', (_, env) => {
    expect(readConfig(env).demo).toBe(false);
  });
});

it('a worker on the embedded database has the demo and the backups of the primary process', () => {
  const url = 'postgres://portal@127.0.0.1:5432/postgres';
  const primary = { BACKUP_DIR: '/backups' };
  const config = readConfig({ ...primary, EMBEDDED_DATABASE_URL: url, EMBEDDED_DATABASE_OWNER_URL: `${url}?owner` });
  expect(config).toEqual({ ...readConfig(primary), embeddedDatabase: { url, ownerUrl: `${url}?owner` } });
});

it.each(['-1', '2.5', '120001', 'soon'])('refuses a shutdown delay of %s', (delay) => {
  expect(() => readConfig({ SHUTDOWN_DELAY_MS: delay })).toThrow(/^The setting SHUTDOWN_DELAY_MS is invalid/);
});
