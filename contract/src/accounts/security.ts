import { z } from 'zod';
import { call } from '../call.ts';
import { idInBody, idInPath } from '../fields.ts';

const text = { kind: 'text', schema: z.string() } as const;
const ownAccount = z.strictObject({ accountID: idInPath() });

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

/** A session of the account. Times are ISO 8601, UTC. */
export const accountSession = z.object({
  sessionID: z.number().int(),
  device: z.string(),
  address: z.string(),
  startedOn: z.string(),
  lastUsedOn: z.string(),
  expiresOn: z.string(),
  isCurrent: z.boolean(),
});
export type AccountSession = z.infer<typeof accountSession>;

export const getSessions = call({
  method: 'GET',
  path: 'JobSeekerSessions/GetSessions/{accountID}',
  summary: 'The live sessions of the account, the current one first.',
  source: 'ours (security)',
  access: 'jobSeeker',
  own: 'accountID',
  params: ownAccount,
  reply: { kind: 'json', schema: z.array(accountSession) },
});

export const endSession = call({
  method: 'POST',
  path: 'JobSeekerSessions/EndSession',
  summary: 'End one session of the account.',
  source: 'ours (security)',
  access: 'jobSeeker',
  own: 'accountID',
  body: z.strictObject({ accountID: idInBody(), sessionID: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  reply: text,
  errors: ['forbidden'],
});

export const signOutEverywhere = call({
  method: 'POST',
  path: 'JobSeekerSessions/SignOutEverywhere',
  summary: 'End all sessions of the account, the current one included.',
  source: 'ours (security)',
  access: 'jobSeeker',
  own: 'accountID',
  body: z.strictObject({ accountID: idInBody() }),
  reply: text,
});

/** Kinds of events in the audit log of an account; the web has their display texts. */
export const securityEventKinds = [
  'registered',
  'signed-in',
  'sign-in-refused',
  'signed-out',
  'session-ended',
  'signed-out-everywhere',
  'provider-linked',
  'password-changed',
  'password-reset-asked',
  'password-reset',
  'email-verified',
  'email-change-asked',
  'email-changed',
  'mobile-changed',
  'mobile-verified',
  'code-refused',
  'consent-given',
  'consent-withdrawn',
  'data-exported',
  'account-deleted',
  'operator-made',
  'operator-ended',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

export const securityEvent = z.object({
  kind: z.enum(securityEventKinds),
  happenedOn: z.string(),
  device: z.string(),
  address: z.string(),
});
export type SecurityEvent = z.infer<typeof securityEvent>;

export const getSecurityEvents = call({
  method: 'GET',
  path: 'JobSeekerSessions/GetSecurityEvents/{accountID}',
  summary: 'The audit log of the account, newest first, at most 100 events.',
  source: 'ours (security)',
  access: 'jobSeeker',
  own: 'accountID',
  params: ownAccount,
  reply: { kind: 'json', schema: z.array(securityEvent) },
});

export const securityCalls = {
  createCaptchaChallenge,
  verifyCaptcha,
  getSessions,
  endSession,
  signOutEverywhere,
  getSecurityEvents,
};
