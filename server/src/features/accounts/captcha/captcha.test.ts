import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { expect, it } from 'vitest';
import { CallError } from '../../../lib/call-error.ts';
import { buildTestApp, openTestApp, openTestContext } from '../../../testing/test-app.ts';
import { consumeCaptchaPass, issueCaptchaPass } from './captcha-pass.ts';

const { app, context } = await openTestApp();

const verify = (token: string) => app.inject({ method: 'POST', url: '/api/Recaptcha/verify', payload: { token } });

async function solvedToken(): Promise<string> {
  const reply = await app.inject({ method: 'POST', url: '/api/Recaptcha/challenge' });
  const { challenge } = reply.json<{ challenge: Challenge }>();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

it('issues a pass for a solved captcha, and none for the same solution again', async () => {
  const token = await solvedToken();
  const reply = (await verify(token)).json();
  expect(reply).toEqual({ success: true, pass: expect.stringMatching(/^[\w-]+\.\w+\.[\w-]+$/) });
  expect((await verify(token)).json()).toEqual({ success: false, pass: '' });
});

it('replies 400 with the text of the form without a solution', async () => {
  const reply = await verify('');
  expect(reply.statusCode).toBe(400);
  expect(reply.json().detail).toBe('Please complete the reCAPTCHA.');
});

it('replies 503 while the provider is unavailable', async () => {
  const away = await openTestContext();
  away.captcha = {
    ...away.captcha,
    redeemSolution: async () => {
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

it('a pass is valid once, also for concurrent requests', async () => {
  const pass = issueCaptchaPass(context);
  const used = await Promise.all(Array.from({ length: 10 }, () => consumeCaptchaPass(context, pass)));
  expect(used.filter(Boolean)).toHaveLength(1);
  expect(await consumeCaptchaPass(context, pass)).toBe(false);
});

it('a pass expires after ten minutes and cannot be forged', async () => {
  const [inTime, late] = [issueCaptchaPass(context), issueCaptchaPass(context)];
  expect(await consumeCaptchaPass(context, `${inTime.slice(0, -1)}${inTime.endsWith('A') ? 'B' : 'A'}`)).toBe(false);
  expect(await consumeCaptchaPass(context, 'x')).toBe(false);
  context.clock.advanceMinutes(9);
  expect(await consumeCaptchaPass(context, inTime)).toBe(true);
  context.clock.advanceMinutes(2);
  expect(await consumeCaptchaPass(context, late)).toBe(false);
});
