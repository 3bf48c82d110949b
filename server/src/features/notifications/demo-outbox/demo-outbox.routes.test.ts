import { beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, openTestApp } from '../../../testing/test-app.ts';
import { queueMessage } from '../outbox/outbox.queries.ts';
import { deliverAll } from '../test-delivery.ts';

const { app, context } = await openTestApp({ demo: true });
beforeAll(async () => {
  const now = context.clock.now();
  const link = 'http://localhost:3000/account/verify-email/token-1';
  const addressed = { key: 'a', accountId: null, channel: 'mail', to: 'kavya@example.com' } as const;
  await queueMessage(context.db, { ...addressed, template: 'verify-email', data: { fullName: 'Kavya', link } }, now);
  const sms = { key: 'b', accountId: null, channel: 'sms', to: '+919876543210' } as const;
  await queueMessage(context.db, { ...sms, template: 'mobile-code', data: { code: '402913' } }, now);
  await deliverAll(context);
});

describe('demo outbox', () => {
  it('lists the newest messages first', async () => {
    const reply = await app.inject('/api/demo/outbox');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.json().messages).toMatchObject([
      { channel: 'sms', to: '+919876543210', text: expect.stringContaining('402913'), hasHtml: false },
      {
        channel: 'mail',
        from: 'Aarambh <no-reply@aarambh.example>',
        to: 'kavya@example.com',
        subject: 'Verify your email address for Aarambh',
        sentAt: `${context.clock.now().toISOString().slice(0, 19)}.000Z`,
        text: expect.stringContaining('/account/verify-email/token-1'),
        hasHtml: true,
      },
    ]);
  });

  it('renders a mail in a sandbox', async () => {
    const [, mail] = (await app.inject('/api/demo/outbox')).json().messages;
    const reply = await app.inject(`/api/demo/outbox/${mail.id}/html`);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.headers['content-security-policy']).toMatch(/^default-src 'none'; .*sandbox/);
    expect(reply.headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(reply.headers).not.toHaveProperty('origin-agent-cluster');
    expect(reply.body).toContain('Hello Kavya,');
  });

  it.each(['nothing.eml', '..%2Fsecret', '%2e%2e%2f%2e%2e%2fsecret'])('has no mail %s', async (id) => {
    expect((await app.inject(`/api/demo/outbox/${id}/html`)).statusCode).toBe(404);
  });

  it.each([
    ['another machine', { remoteAddress: '203.0.113.9' }],
    ['a proxy', { headers: { 'x-forwarded-for': '203.0.113.9' } }],
    ['a proxy with the standard header', { headers: { forwarded: 'for=203.0.113.9' } }],
    ['a DNS rebinding attack', { headers: { host: 'evil.example' } }],
    ['a proxy that hides itself, for a page of its site', { headers: { referer: 'https://jobs.example.in/' } }],
    ['a proxy that hides itself, for a script of its site', { headers: { origin: 'https://jobs.example.in' } }],
  ])('answers 404 to %s', async (_client, request) => {
    expect((await app.inject({ url: '/api/demo/outbox', ...request })).statusCode).toBe(404);
  });

  it.each([
    ['outside the demo', { demo: false }],
    ['with a mail server', { demo: true, mail: { smtpUrl: 'smtp://127.0.0.1:9', from: 'a@b.example' } }],
    [
      'with an SMS provider',
      { demo: true, sms: { provider: 'msg91', url: 'http://127.0.0.1:9', authKey: 'k', flowIds: {} } as const },
    ],
    ['behind a proxy', { demo: true, trustProxy: true }],
    ['at a public URL', { demo: true, publicUrl: 'https://jobs.example.in' }],
  ])('does not exist %s', async (_mode, settings) => {
    const config = { ...context.config, ...settings };
    const other = await buildTestApp({ ...context, config });
    try {
      expect((await other.inject('/api/demo/outbox')).statusCode).toBe(404);
    } finally {
      await other.close();
    }
  });
});
