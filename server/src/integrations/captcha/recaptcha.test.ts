import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestContext, type TestContext } from '../../testing/test-app.ts';
import type { Captcha } from './captcha.ts';
import { openRecaptcha } from './recaptcha.ts';

/** Answers like the provider; `hang` never does. */
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
const asked: string[] = [];

beforeAll(async () => {
  provider = createServer(async (request, response) => {
    const form = await text(request);
    asked.push(`${request.method} ${form}`);
    const token = new URLSearchParams(form).get('response') ?? '';
    if (token === 'hang') return;
    if (token === 'down') response.statusCode = 502;
    if (token === 'moved') response.writeHead(302, { location: '/elsewhere' });
    response.end(JSON.stringify(verdicts[token] ?? {}));
  });
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
  context = await openTestContext({ publicUrl: 'https://jobs.example.in' });
  const { port } = provider.address() as AddressInfo;
  const endpoint = { verify: `http://127.0.0.1:${port}/siteverify`, timeoutMs: 200 };
  captcha = openRecaptcha(context, { siteKey: 'site', secret: 'hush' }, endpoint);
});
afterAll(async () => {
  provider?.closeAllConnections();
  provider?.close();
  await context?.close();
});

it('asks the provider with our secret, and takes a token once', async () => {
  expect(await captcha.takeSolution('good')).toBe(true);
  expect(asked.at(-1)).toBe('POST secret=hush&response=good');
  expect(await captcha.takeSolution('good')).toBe(false);
});

it('takes one of many at once', async () => {
  const taken = await Promise.all(Array.from({ length: 5 }, () => captcha.takeSolution('again')));
  expect(taken.filter(Boolean)).toHaveLength(1);
});

it.each(['elsewhere', 'nowhere', 'bad', 'stale'])('turns away a token that is %s', async (token) => {
  expect(await captcha.takeSolution(token)).toBe(false);
});

it.each(['hang', 'down', 'moved', 'odd', 'ours'])('is unavailable when the provider answers %s', async (token) => {
  await expect(captcha.takeSolution(token)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 });
});

it('brings no riddle of its own', async () => {
  expect(await captcha.makeChallenge()).toBeNull();
});
