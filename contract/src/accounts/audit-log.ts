import { z } from 'zod';
import { call } from '../call.ts';
import { idInPath } from '../fields.ts';

/** Kinds of events in the audit log of an account; the web has their display texts. */
export const securityEventKinds = [
  'registered',
  'signed-in',
  'signed-in-with-code',
  'signed-in-with-passkey',
  'sign-in-refused',
  'signed-out',
  'session-ended',
  'signed-out-everywhere',
  'provider-linked',
  'passkey-added',
  'passkey-removed',
  'password-changed',
  'password-reset-asked',
  'password-reset',
  'email-verified',
  'email-change-asked',
  'email-changed',
  'name-changed',
  'mobile-changed',
  'mobile-verified',
  'code-refused',
  'consent-given',
  'consent-withdrawn',
  'data-exported',
  'account-deleted',
  'account-suspended',
  'sign-in-suspended',
  'suspension-ended',
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
  params: z.strictObject({ accountID: idInPath() }),
  reply: { kind: 'json', schema: z.array(securityEvent) },
});

export const auditLogCalls = { getSecurityEvents };
