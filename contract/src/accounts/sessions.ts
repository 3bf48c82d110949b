import { z } from 'zod';
import { call } from '../call.ts';
import { idInBody, idInPath } from '../fields.ts';

const text = { kind: 'text', schema: z.string() } as const;

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
  params: z.strictObject({ accountID: idInPath() }),
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

export const sessionCalls = { getSessions, endSession, signOutEverywhere };
