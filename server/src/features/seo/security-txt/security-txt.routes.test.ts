import { expect, it } from 'vitest';
import { readConfig } from '../../../config.ts';
import { DAY_MS } from '../../../lib/clock.ts';
import { openTestApp } from '../../../testing/test-app.ts';

const { app, context } = await openTestApp({
  publicUrl: 'https://jobs.example',
  securityContact: 'mailto:security@jobs.example',
});

async function read(): Promise<Record<string, string>> {
  const reply = await app.inject('/.well-known/security.txt');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
  return Object.fromEntries(
    reply.body
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/s).slice(0, 2)),
  );
}

it('says where to report a vulnerability (RFC 9116)', async () => {
  expect(await read()).toEqual({
    Contact: 'mailto:security@jobs.example',
    Expires: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T00:00:00\.000Z$/),
    'Preferred-Languages': 'en, hi',
    Canonical: 'https://jobs.example/.well-known/security.txt',
    Policy: 'https://jobs.example/report-a-security-problem',
  });
});

it('never expires while it is served, and is valid for less than a year', async () => {
  for (let month = 0; month < 24; month += 1) {
    const left = Date.parse((await read()).Expires ?? '') - context.clock.now().getTime();
    expect(left).toBeGreaterThan(179 * DAY_MS);
    expect(left).toBeLessThan(365 * DAY_MS);
    context.clock.advanceMinutes(30 * 24 * 60);
  }
});

it('takes the contact from the settings', () => {
  expect(readConfig({}).securityContact).toMatch(/^mailto:.+@.+$/);
  expect(readConfig({ SECURITY_CONTACT: 'https://jobs.example/report' }).securityContact).toBe(
    'https://jobs.example/report',
  );
  expect(() => readConfig({ SECURITY_CONTACT: 'security@jobs.example' })).toThrow('SECURITY_CONTACT');
});
