import { z } from 'zod';
import { call } from '../call.ts';
import { mobileNumber } from '../mobile-number.ts';
import { authResponse, DEFAULT_COUNTRY_ID } from './accounts.ts';

const mobileNo = mobileNumber({
  required: 'Mobile number is required',
  tooLong: 'Maximum 10 digits allowed',
  notDigits: 'Only digits allowed',
});

/** The form that requests a code; `pass` is a captcha pass, which is consumed. */
export const signInCodeForm = z.strictObject({
  mobileNo,
  countryID: z
    .number('Please select a country')
    .int()
    .min(1, 'Please select a country')
    .max(100_000, 'Please select a country')
    .default(DEFAULT_COUNTRY_ID),
  pass: z.string('Please complete the reCAPTCHA.').min(1, 'Please complete the reCAPTCHA.').max(500),
});
export type SignInCodeForm = z.infer<typeof signInCodeForm>;

export const requestSignInCode = call({
  method: 'POST',
  path: 'AuthJobSeeker/RequestSignInCode',
  summary:
    'Send a one-time code to a verified mobile number. The reply is the same whether or not an account has that number.',
  source: 'ours (security)',
  access: 'visitor',
  body: signInCodeForm,
  reply: { kind: 'text', schema: z.string() },
  limit: { max: 10, perSeconds: 600 },
});

export const signInWithCode = call({
  method: 'POST',
  path: 'AuthJobSeeker/SignInWithCode',
  summary: 'Sign in with the one-time code sent to a verified mobile number.',
  source: 'ours (security)',
  access: 'visitor',
  body: signInCodeForm.omit({ pass: true }).extend({
    code: z.string('Enter the code').regex(/^\d{6}$/, 'Enter the 6 digits of the code'),
    rememberMe: z.boolean().optional(),
  }),
  reply: { kind: 'json', schema: authResponse },
  limit: { max: 30, perSeconds: 300 },
});

export const mobileSignInCalls = { requestSignInCode, signInWithCode };
