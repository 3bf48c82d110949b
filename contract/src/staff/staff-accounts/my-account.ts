import { z } from 'zod';
import { passkey, webauthnJson } from '../../accounts/passkeys.ts';
import { call } from '../../call.ts';
import { idInBody } from '../../fields.ts';
import { staffPasskeyForm } from './passkeys.ts';
import { staffPassword, totpCode } from './sign-in.ts';

/** A session of a staff member; times are ISO 8601 UTC. */
export const ownStaffSession = z.object({
  sessionID: z.number().int(),
  device: z.string(),
  address: z.string(),
  startedOn: z.string(),
  lastUsedOn: z.string(),
  /** Whether it is the one of this call. */
  isCurrent: z.boolean(),
});
export type OwnStaffSession = z.infer<typeof ownStaffSession>;

/** Sign-in factors and sessions of a staff member. */
export const ownStaffAccount = z.object({
  passkeys: z.array(passkey),
  /** Since when an authenticator app is set up; null without one. */
  appSince: z.string().nullable(),
  /** Recovery codes that were not used. */
  recoveryCodesLeft: z.number().int(),
  sessions: z.array(ownStaffSession),
});
export type OwnStaffAccount = z.infer<typeof ownStaffAccount>;

const own = { access: 'staff', source: 'ours (security)' } as const;
const change = { ...own, method: 'POST', freshFactor: true, limit: { max: 30, perSeconds: 600 } } as const;
const text = { kind: 'text', schema: z.string() } as const;

export const getOwnStaffAccount = call({
  ...own,
  method: 'GET',
  path: 'Staff/GetOwnAccount',
  summary: 'The passkeys, authenticator app, recovery codes and sessions of the caller.',
  reply: { kind: 'json', schema: ownStaffAccount },
});

export const beginStaffPasskeyRegistration = call({
  ...change,
  path: 'Staff/BeginPasskeyRegistration',
  summary: 'Options to create another passkey, valid once for five minutes.',
  reply: { kind: 'json', schema: webauthnJson },
  errors: ['factor_needed', 'conflict'],
});

export const finishStaffPasskeyRegistration = call({
  ...change,
  path: 'Staff/FinishPasskeyRegistration',
  summary: 'Store the created passkey.',
  body: z.strictObject({ ...staffPasskeyForm.shape, credential: webauthnJson }),
  reply: text,
  errors: ['factor_needed', 'conflict'],
});

export const removeStaffPasskey = call({
  ...change,
  path: 'Staff/RemovePasskey',
  summary: 'Remove a passkey; never the last second factor.',
  body: z.strictObject({ passkeyID: idInBody() }),
  reply: text,
  errors: ['factor_needed', 'not_found', 'conflict'],
});

export const beginAppReplacement = call({
  ...change,
  path: 'Staff/BeginAppReplacement',
  summary: 'A new secret for an authenticator app; the earlier one works until the new one is confirmed.',
  reply: { kind: 'json', schema: z.object({ secret: z.string(), address: z.string() }) },
  errors: ['factor_needed'],
});

export const finishAppReplacement = call({
  ...change,
  path: 'Staff/FinishAppReplacement',
  summary: 'Confirm the new authenticator app with its first code; codes of the earlier one end.',
  body: z.strictObject({ code: totpCode }),
  reply: text,
  errors: ['factor_needed', 'forbidden'],
});

export const removeStaffApp = call({
  ...change,
  path: 'Staff/RemoveApp',
  summary: 'Stop using the authenticator app; never the last second factor.',
  reply: text,
  errors: ['factor_needed', 'not_found', 'conflict'],
});

export const renewRecoveryCodes = call({
  ...change,
  path: 'Staff/RenewRecoveryCodes',
  summary: 'Ten new recovery codes; the earlier ones end.',
  reply: { kind: 'json', schema: z.object({ recoveryCodes: z.array(z.string()) }) },
  errors: ['factor_needed'],
});

/** The form that changes the password of the caller. */
export const staffPasswordForm = z.object({
  currentPassword: z.string('Enter your password').min(1, 'Enter your password').max(128),
  newPassword: staffPassword,
});

export const changeStaffPassword = call({
  ...change,
  path: 'Staff/ChangePassword',
  summary: 'Change your password; all other sessions end.',
  body: z.strictObject(staffPasswordForm.shape),
  reply: text,
  errors: ['factor_needed'],
});

export const endOwnStaffSessions = call({
  ...own,
  method: 'POST',
  path: 'Staff/EndOwnSessions',
  summary: 'End one of your sessions; without an id all but that of this call.',
  body: z.strictObject({ sessionID: idInBody().optional() }),
  reply: text,
  errors: ['not_found'],
});

export const ownStaffAccountCalls = {
  getOwnStaffAccount,
  beginStaffPasskeyRegistration,
  finishStaffPasskeyRegistration,
  removeStaffPasskey,
  beginAppReplacement,
  finishAppReplacement,
  removeStaffApp,
  renewRecoveryCodes,
  changeStaffPassword,
  endOwnStaffSessions,
};
