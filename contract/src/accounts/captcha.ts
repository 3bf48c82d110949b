import { z } from 'zod';
import { call } from '../call.ts';

/** A captcha challenge: a proof-of-work challenge for the self-hosted captcha; other providers need none. */
export const captchaChallenge = z.object({ challenge: z.unknown() });

export const createCaptchaChallenge = call({
  method: 'POST',
  path: 'Recaptcha/challenge',
  summary: 'A proof-of-work challenge for the self-hosted captcha, solved by the browser.',
  source: 'ours (outside services)',
  access: 'visitor',
  reply: { kind: 'json', schema: captchaChallenge },
  limit: { max: 60, perSeconds: 600 },
});

export const verifyCaptcha = call({
  method: 'POST',
  path: 'Recaptcha/verify',
  summary: 'Check a captcha solution; the returned pass is valid once, for ForgotPassword.',
  source: 'core §7 (path ours, decisions: The API)',
  access: 'visitor',
  body: z.strictObject({
    token: z.string('Please complete the reCAPTCHA.').min(1, 'Please complete the reCAPTCHA.').max(8_192),
  }),
  reply: { kind: 'json', schema: z.object({ success: z.boolean(), pass: z.string() }) },
  limit: { max: 60, perSeconds: 600 },
});

export const captchaCalls = { createCaptchaChallenge, verifyCaptcha };
