import type { FastifyInstance } from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { type Config, readConfig } from '../../config.ts';
import { buildTestApp, openTestContext, registerThrough } from '../../testing/test-app.ts';
import { publishLive } from '../listings/test-listing-fixture.ts';
import { makePosting } from '../vacancy-lifecycle/test-vacancy-fixture.ts';
import { roundDown } from './create-figures-reader.ts';

const closing: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

async function open(settings: Partial<Config>): Promise<FastifyInstance> {
  const context = await openTestContext(settings);
  const app = await buildTestApp(context);
  closing.push(() => app.close(), context.close);
  return app;
}

const settingsOf = async (app: FastifyInstance) => (await app.inject('/api/Settings')).json();
const policyOf = async (app: FastifyInstance) =>
  String((await app.inject('/api/health/live')).headers['content-security-policy']);

it('without keys every provider is local, and pages load from no other host', async () => {
  const app = await open({});
  expect(await settingsOf(app)).toEqual({
    captcha: { kind: 'altcha', siteKey: '' },
    signIn: { kind: 'none', clientID: '' },
    figures: null,
    payments: { keyID: 'rzp_test_simulator', checkoutScript: '/demo/payments/v1/checkout.js', isTest: true },
  });
  expect(await policyOf(app)).not.toMatch(/https:|google|gstatic|razorpay/);
});

it('with the captcha keys only the hosts of the captcha are allowed', async () => {
  const app = await open({ recaptcha: { siteKey: 'site-key', secret: 'hush' } });
  expect(await settingsOf(app)).toMatchObject({ captcha: { kind: 'recaptcha', siteKey: 'site-key' } });
  const policy = await policyOf(app);
  expect(policy).toMatch(/script-src 'self' https:\/\/www\.google\.com\/recaptcha\/ https:\/\/www\.gstatic\.com/);
  expect(policy).toMatch(/frame-src 'self' https:\/\/www\.google\.com\/recaptcha\//);
  expect(policy).not.toContain('accounts.google.com');
  expect(policy).not.toContain('unsafe');
});

it('with the client id of Google sign-in only its hosts are allowed', async () => {
  const app = await open({ googleClientId: 'abc.apps.example', demo: true });
  expect(await settingsOf(app)).toMatchObject({ signIn: { kind: 'google', clientID: 'abc.apps.example' } });
  const policy = await policyOf(app);
  expect(policy).toMatch(/script-src 'self' https:\/\/accounts\.google\.com\/gsi\/client;/);
  expect(policy).toMatch(/frame-src 'self' https:\/\/accounts\.google\.com\/gsi\//);
  expect(policy).not.toContain('recaptcha');
});

it('contains no secret', async () => {
  const app = await open({ recaptcha: { siteKey: 'site-key', secret: 'hush-hush' }, googleClientId: 'abc' });
  expect((await app.inject('/api/Settings')).body).not.toContain('hush-hush');
});

it('one captcha key without the other is rejected', () => {
  expect(() => readConfig({ RECAPTCHA_SITE_KEY: 'x' })).toThrow(/RECAPTCHA_SECRET/);
  expect(() => readConfig({ RECAPTCHA_SECRET: 'x' })).toThrow(/RECAPTCHA_SITE_KEY/);
  expect(readConfig({ RECAPTCHA_SITE_KEY: 'x', RECAPTCHA_SECRET: 'y' }).recaptcha).toEqual({
    siteKey: 'x',
    secret: 'y',
  });
});

it('with FIGURES=counted the figures are the counts of this portal', async () => {
  const context = await openTestContext({ figures: 'counted' });
  const app = await buildTestApp(context);
  closing.push(() => app.close(), context.close);
  expect((await settingsOf(app)).figures).toEqual({ liveJobs: 0, companies: 0, members: 0 });
  await registerThrough(app);
  for (let i = 0; i < 13; i++) await publishLive(context, makePosting({ title: `Cook ${i}` }), {});
  context.clock.advanceMinutes(11);
  expect((await settingsOf(app)).figures).toEqual({ liveJobs: 10, companies: 1, members: 1 });
});

it('figures are rounded down', () => {
  expect([0, 7, 10, 57, 123, 1_234, 9_999, 98_765].map(roundDown)).toEqual([0, 7, 10, 50, 120, 1_200, 9_900, 98_000]);
  expect(() => readConfig({ FIGURES: 'lots' })).toThrow(/stated or counted/);
  expect(readConfig({ FIGURES: 'counted' }).figures).toBe('counted');
});
