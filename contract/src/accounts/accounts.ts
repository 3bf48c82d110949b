import { z } from 'zod';
import { call } from '../call.ts';
import { idInPath, typedText } from '../fields.ts';
import { mobileNumber } from '../mobile-number.ts';
import { consentFields } from './personal-data.ts';

/** India, the default country (core §9). */
export const DEFAULT_COUNTRY_ID = 105;
/** Characters of a password (core §5; the minimum is ours, see docs/decisions). */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 12;

const email = (valid: string) =>
  z
    .string('Email is required')
    .trim()
    .min(1, 'Email is required')
    .max(50, 'Maximum 50 characters allowed')
    .pipe(z.email(valid));

/** The version of the privacy notice (docs/decisions); any change of its text requires a new version. */
export const NOTICE_VERSION = '2026-11';

/** The registration form and the body of SaveUserName (core §3, §5). */
export const registrationForm = z.strictObject({
  fullName: typedText('Full name is required', 200),
  countryID: z
    .number('Please select a country')
    .int()
    .min(1, 'Please select a country')
    .max(100_000, 'Please select a country'),
  mobileNo: mobileNumber({
    required: 'Mobile number is required',
    tooLong: 'Maximum 10 digits allowed',
    notDigits: 'Only digits allowed',
  }),
  email: email('Please enter a valid email'),
  password: z
    .string('Password is required')
    .min(1, 'Password is required')
    .min(PASSWORD_MIN, `Minimum ${PASSWORD_MIN} characters required`)
    .max(PASSWORD_MAX, `Maximum ${PASSWORD_MAX} characters allowed`),
  ...consentFields,
});
export type RegistrationForm = z.infer<typeof registrationForm>;

/**
 * The sign-in form and the body of GetUserDetailsByEmail (core §3, §5); `rememberMe` extends the session to 30 days.
 */
export const signInForm = z.strictObject({
  email: z
    .string('Email is required')
    .trim()
    .min(1, 'Email is required')
    .max(254, 'Please enter a valid email')
    .pipe(z.email('Please enter a valid email')),
  password: z.string('Password is required').min(1, 'Password is required').max(200, 'Password is required'),
  rememberMe: z.boolean().optional(),
});
export type SignInForm = z.infer<typeof signInForm>;

/**
 * The auth response (core §3). A non-empty `errorMessage` is a refusal; the other fields are then empty. `expiration`
 * is ISO 8601 UTC.
 */
export const authResponse = z.object({
  token: z.string(),
  expiration: z.string(),
  fullName: z.string(),
  accountID: z.number().int(),
  errorMessage: z.string(),
});
export type AuthResponse = z.infer<typeof authResponse>;

export const saveUserName = call({
  method: 'POST',
  path: 'JobSeekerMasters/SaveUserName',
  summary: 'Register an account and sign it in.',
  source: 'core §5, §7',
  access: 'visitor',
  body: registrationForm,
  reply: { kind: 'json', schema: authResponse },
  limit: { max: 20, perSeconds: 600 },
});

export const getUserDetailsByEmail = call({
  method: 'POST',
  path: 'JobSeekerMasters/GetUserDetailsByEmail',
  summary: 'Sign in with email and password.',
  source: 'core §7',
  access: 'visitor',
  body: signInForm,
  reply: { kind: 'json', schema: authResponse },
  limit: { max: 30, perSeconds: 300 },
});

export const logout = call({
  method: 'POST',
  path: 'JobSeekerMasters/Logout',
  summary: 'Sign out: end the session of the bearer token.',
  source: 'ours (decisions: The API)',
  access: 'jobSeeker',
  reply: { kind: 'text', schema: z.string() },
});

export const country = z.object({ countryID: z.number().int(), countryCode: z.string(), countryName: z.string() });
export type Country = z.infer<typeof country>;

export const getCountries = call({
  method: 'GET',
  path: 'JobSeekerMasters/GetCountries',
  summary: 'Countries with their dial codes; India is 105.',
  source: 'core §7',
  access: 'visitor',
  topics: [],
  reply: { kind: 'json', schema: z.array(country) },
});

/** Details of an account, for the account pages (core §3). */
export const jobSeekerDetails = z.object({
  fullName: z.string(),
  verifiedTag: z.enum(['Verified', 'Not Verified', 'Un-Verified']),
  email: z.string(),
  isEmailVerified: z.boolean(),
  countryID: z.number().int(),
  mobileNo: z.string(),
  mobileVerified: z.enum(['Verified', 'Not Verified']),
  verificationStatus: z.enum(['Approved', 'Rejected', 'Pending']),
  /** Ours: false for an account that only signs in with a provider. */
  hasPassword: z.boolean(),
  /** Ours: true until the account holder has agreed to the notice and confirmed their age. */
  needsConsent: z.boolean(),
});
export type JobSeekerDetails = z.infer<typeof jobSeekerDetails>;

export const getJobSeekerDetails = call({
  method: 'GET',
  path: 'JobSeekerMasters/GetJobSeekerDetails/{id}',
  summary: 'Name, contact and verification status of the account.',
  source: 'core §3, §7',
  access: 'jobSeeker',
  own: 'id',
  params: z.strictObject({ id: idInPath() }),
  reply: { kind: 'json', schema: jobSeekerDetails },
});

export const signInWithProvider = call({
  method: 'POST',
  path: 'AuthJobSeeker/SignIn',
  summary: 'Sign in, or register, with the id token of a provider.',
  source: 'core §7 (action ours, decisions: The API)',
  access: 'visitor',
  body: z.strictObject({ idToken: z.string('The id token is missing.').min(1).max(8_192) }),
  reply: { kind: 'json', schema: authResponse },
  limit: { max: 30, perSeconds: 300 },
});

export const createSignInNonce = call({
  method: 'POST',
  path: 'AuthJobSeeker/CreateNonce',
  summary: 'A nonce for one sign-in with a provider, valid once, for ten minutes.',
  source: 'ours (security)',
  access: 'visitor',
  reply: { kind: 'json', schema: z.object({ nonce: z.string() }) },
  limit: { max: 60, perSeconds: 300 },
});

export const accountCalls = {
  saveUserName,
  getUserDetailsByEmail,
  signInWithProvider,
  createSignInNonce,
  logout,
  getCountries,
  getJobSeekerDetails,
};
