import { z } from 'zod';
import { call } from '../call.ts';
import { idInBody, idInPath, typedText } from '../fields.ts';
import { authResponse } from './accounts.ts';

/** A passkey of an account; times are ISO 8601 UTC. */
export const passkey = z.object({
  passkeyID: z.number().int(),
  name: z.string(),
  createdOn: z.string(),
  lastUsedOn: z.string().nullable(),
  /** Whether it is kept in a password manager and works on other devices of the same owner. */
  isSynced: z.boolean(),
});
export type Passkey = z.infer<typeof passkey>;

const own = { access: 'jobSeeker', own: 'accountID', source: 'ours (security)' } as const;
const list = { kind: 'json', schema: z.array(passkey) } as const;
/** Options and credentials of WebAuthn in their JSON form; the library checks them. */
export const webauthnJson = z.record(z.string(), z.unknown());

/** The form that adds a passkey: its name, and the password where the server requires it. */
export const addPasskeyForm = z.object({
  name: typedText('Enter a name for the passkey', 60),
  password: z.string().max(200).optional(),
});

export const getPasskeys = call({
  ...own,
  method: 'GET',
  path: 'JobSeekerPasskeys/GetPasskeys/{accountID}',
  summary: 'The passkeys of the account.',
  params: z.strictObject({ accountID: idInPath() }),
  reply: list,
});

export const beginPasskeyRegistration = call({
  ...own,
  method: 'POST',
  path: 'JobSeekerPasskeys/BeginRegistration',
  summary: 'Options to create a passkey, valid once for five minutes. Needs the current password where there is one.',
  body: z.strictObject({ accountID: idInBody(), password: addPasskeyForm.shape.password }),
  reply: { kind: 'json', schema: webauthnJson },
  errors: ['password_needed', 'conflict'],
  limit: { max: 30, perSeconds: 600 },
});

export const finishPasskeyRegistration = call({
  ...own,
  method: 'POST',
  path: 'JobSeekerPasskeys/FinishRegistration',
  summary: 'Store the created passkey; the owner gets a mail.',
  body: z.strictObject({
    accountID: idInBody(),
    name: addPasskeyForm.shape.name,
    credential: webauthnJson,
  }),
  reply: list,
  errors: ['conflict'],
  limit: { max: 30, perSeconds: 600 },
});

export const removePasskey = call({
  ...own,
  method: 'POST',
  path: 'JobSeekerPasskeys/RemovePasskey',
  summary: 'Remove a passkey; the owner gets a mail.',
  body: z.strictObject({ accountID: idInBody(), passkeyID: idInBody() }),
  reply: list,
  errors: ['not_found'],
});

export const beginPasskeySignIn = call({
  method: 'POST',
  path: 'AuthJobSeeker/BeginPasskeySignIn',
  summary: 'Options to sign in with a passkey, valid once for five minutes; they name no account.',
  source: 'ours (security)',
  access: 'visitor',
  reply: { kind: 'json', schema: webauthnJson },
  errors: ['conflict'],
  limit: { max: 60, perSeconds: 300 },
});

export const finishPasskeySignIn = call({
  method: 'POST',
  path: 'AuthJobSeeker/FinishPasskeySignIn',
  summary: 'Sign in with a passkey.',
  source: 'ours (security)',
  access: 'visitor',
  body: z.strictObject({ credential: webauthnJson, rememberMe: z.boolean().optional() }),
  reply: { kind: 'json', schema: authResponse },
  limit: { max: 30, perSeconds: 300 },
});

export const passkeyCalls = {
  getPasskeys,
  beginPasskeyRegistration,
  finishPasskeyRegistration,
  removePasskey,
  beginPasskeySignIn,
  finishPasskeySignIn,
};
