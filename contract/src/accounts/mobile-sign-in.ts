import { z } from 'zod';
import { call } from '../call.ts';
import { authResponse, DEFAULT_COUNTRY_ID } from './accounts.ts';

/** A mobile number as people type it: blanks, hyphens, +91, 0091 or a leading 0 are read. Checked on the server. */
const typedMobile = z
  .string('Mobile number is required')
  .trim()
  .min(1, 'Mobile number is required')
  .max(30, 'Please enter a valid mobile number');

export const requestSignInCode = call({
  method: 'POST',
  path: 'AuthJobSeeker/RequestSignInCode',
  summary:
    'Send a one-time code to a verified mobile number. The reply is the same whether or not an account has that number.',
  source: 'ours (security)',
  access: 'visitor',
  body: z.strictObject({
    mobileNo: typedMobile,
    countryID: z.number().int().min(1).max(100_000).default(DEFAULT_COUNTRY_ID),
    /** Solution of the captcha. */
    captcha: z.string().max(5_000).default(''),
  }),
  reply: { kind: 'json', schema: z.object({ message: z.string(), expiresOn: z.string() }) },
  limit: { max: 10, perSeconds: 600 },
});

export const signInWithCode = call({
  method: 'POST',
  path: 'AuthJobSeeker/SignInWithCode',
  summary: 'Sign in with the one-time code sent to a verified mobile number.',
  source: 'ours (security)',
  access: 'visitor',
  body: z.strictObject({
    mobileNo: typedMobile,
    countryID: z.number().int().min(1).max(100_000).default(DEFAULT_COUNTRY_ID),
    code: z.string('Enter the code').regex(/^\d{6}$/, 'Enter the 6 digits of the code'),
    rememberMe: z.boolean().optional(),
  }),
  reply: { kind: 'json', schema: authResponse },
  limit: { max: 30, perSeconds: 300 },
});

export const mobileSignInCalls = { requestSignInCode, signInWithCode };
