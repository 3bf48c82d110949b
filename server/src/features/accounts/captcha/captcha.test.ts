import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { expect, it } from 'vitest';
import { CallError } from '../../../lib/call-error.ts';
import { buildTestApp, openTestApp, openTestContext } from '../../../testing/test-app.ts';
import { makePass, usePass } from './captcha-pass.ts';

const { app, context } = await openTestApp();

const verify = (token: string) => app.inject({ method: 'POST', url: '/api/Recaptcha/verify', payload: { token } });

async function solvedToken(): Promise<string> {
  const reply = await app.inject({ method: 'POST', url: '/api/Recaptcha/challenge' });
  const { challenge } = reply.json<{ challenge: Challenge }>();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

it('gives a pass for a solved captcha, and none for the same again', async () => {
  const token = await solvedToken();
  const reply = (await verify(token)).json();
  expect(reply).toEqual({ success: true, pass: expect.stringMatching(/^[\w-]+\.\w+\.[\w-]+$/) });
  expect((await verify(token)).json()).toEqual({ success: false, pass: '' });
});

it('answers 400 with the text of the form when nothing was solved', async () => {
  const reply = await verify('');
  expect(reply.statusCode).toBe(400);
  expect(reply.json().detail).toBe('Please complete the reCAPTCHA.');
});

it('answers 503 while the provider is away', async () => {
  const away = await openTestContext();
  away.captcha = {
    ...away.captcha,
    takeSolution: async () => {
      throw new CallError('unavailable', undefined, { retryAfter: 5 });
    },
  };
  const other = await buildTestApp(away);
  const reply = await other.inject({ method: 'POST', url: '/api/Recaptcha/verify', payload: { token: 'x' } });
  expect(reply.statusCode).toBe(503);
  expect(reply.headers['retry-after']).toBe('5');
  await other.close();
  await away.close();
});

it('a pass opens once, also for many at once', async () => {
  const pass = makePass(context);
  const used = await Promise.all(Array.from({ length: 10 }, () => usePass(context, pass)));
  expect(used.filter(Boolean)).toHaveLength(1);
  expect(await usePass(context, pass)).toBe(false);
});

it('a pass is good for ten minutes, and only as it was made', async () => {
  const [kept, late] = [makePass(context), makePass(context)];
  expect(await usePass(context, `${kept.slice(0, -1)}${kept.endsWith('A') ? 'B' : 'A'}`)).toBe(false);
  expect(await usePass(context, 'x')).toBe(false);
  context.clock.advanceMinutes(9);
  expect(await usePass(context, kept)).toBe(true);
  context.clock.advanceMinutes(2);
  expect(await usePass(context, late)).toBe(false);
});
