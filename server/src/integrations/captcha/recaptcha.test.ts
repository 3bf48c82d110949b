import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestContext, type TestContext } from '../../testing/test-app.ts';
import type { Captcha } from './captcha.ts';
import { openRecaptcha } from './recaptcha.ts';

/** Replies of the provider by token; `hang` gets none. */
const verdicts: Record<string, unknown> = {
  good: { success: true, hostname: 'jobs.example.in' },
  again: { success: true, hostname: 'jobs.example.in' },
  elsewhere: { success: true, hostname: 'evil.example' },
  nowhere: { success: true },
  bad: { success: false, 'error-codes': ['invalid-input-response'] },
  stale: { success: false, 'error-codes': ['timeout-or-duplicate'] },
  ours: { success: false, 'error-codes': ['invalid-input-secret'] },
  odd: { surprise: true },
};

let context: TestContext;
let provider: Server;
let captcha: Captcha;
/** The same with a short timeout. */
let captchaWithShortTimeout: Captcha;
const requests: string[] = [];

beforeAll(async () => {
  provider = createServer(async (request, response) => {
    const form = await text(request);
    requests.push(`${request.method} ${form}`);
    const token = new URLSearchParams(form).get('response') ?? '';
    if (token === 'hang') return;
    if (token === 'down') response.statusCode = 502;
    if (token === 'moved') response.writeHead(302, { location: '/elsewhere' });
    response.end(JSON.stringify(verdicts[token] ?? {}));
  });
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
  context = await openTestContext({ publicUrl: 'https://jobs.example.in' });
  const { port } = provider.address() as AddressInfo;
  const verify = `http://127.0.0.1:${port}/siteverify`;
  const keys = { siteKey: 'site', secret: 'hush' };
  captcha = openRecaptcha(context, keys, { verify, timeoutMs: 120_000 });
  captchaWithShortTimeout = openRecaptcha(context, keys, { verify, timeoutMs: 200 });
});
afterAll(async () => {
  provider?.closeAllConnections();
  provider?.close();
  await context?.close();
});

it('verifies a token with our secret, and accepts it once', async () => {
  expect(await captcha.redeemSolution('good')).toBe(true);
  expect(requests.at(-1)).toBe('POST secret=hush&response=good');
  expect(await captcha.redeemSolution('good')).toBe(false);
});

it('accepts one of several concurrent redemptions', async () => {
  const taken = await Promise.all(Array.from({ length: 5 }, () => captcha.redeemSolution('again')));
  expect(taken.filter(Boolean)).toHaveLength(1);
});

it.each(['elsewhere', 'nowhere', 'bad', 'stale'])('rejects the token: %s', async (token) => {
  expect(await captcha.redeemSolution(token)).toBe(false);
});

it.each(['down', 'moved', 'odd', 'ours'])('is unavailable when the provider replies: %s', async (token) => {
  await expect(captcha.redeemSolution(token)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 });
});

it('is unavailable when the provider does not reply in time', async () => {
  await expect(captchaWithShortTimeout.redeemSolution('hang')).rejects.toMatchObject({
    code: 'unavailable',
    retryAfter: 5,
  });
});

it('creates no challenge of its own', async () => {
  expect(await captcha.createChallenge()).toBeNull();
});
