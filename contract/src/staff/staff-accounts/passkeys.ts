import { z } from 'zod';
import { addPasskeyForm, webauthnJson } from '../../accounts/passkeys.ts';
import { call } from '../../call.ts';
import { firstStaffSession, staffSession, staffTicket } from './sign-in.ts';

const options = { kind: 'json', schema: webauthnJson } as const;
const limit = { max: 30, perSeconds: 300 } as const;

/** The form that adds a passkey. */
export const staffPasskeyForm = addPasskeyForm.pick({ name: true });

const ofVisitor = { method: 'POST', source: 'ours (security)', access: 'visitor', limit } as const;
const ofStaff = { method: 'POST', source: 'ours (security)', access: 'staff', limit } as const;

export const beginStaffPasskeySetUp = call({
  ...ofVisitor,
  path: 'Staff/BeginPasskeySetUp',
  summary: 'Options to create the first passkey, valid once for five minutes.',
  body: z.strictObject({ ticket: staffTicket }),
  reply: options,
  errors: ['forbidden', 'conflict'],
});

export const finishStaffPasskeySetUp = call({
  ...ofVisitor,
  path: 'Staff/FinishPasskeySetUp',
  summary: 'Store the first passkey; gives ten recovery codes and a session.',
  body: z.strictObject({ ticket: staffTicket, ...staffPasskeyForm.shape, credential: webauthnJson }),
  reply: { kind: 'json', schema: firstStaffSession },
  errors: ['forbidden', 'conflict'],
});

export const beginStaffPasskeySignIn = call({
  ...ofVisitor,
  path: 'Staff/BeginPasskeySignIn',
  summary: 'Options to use one of your passkeys after the password, valid once for five minutes.',
  body: z.strictObject({ ticket: staffTicket }),
  reply: options,
  errors: ['forbidden', 'conflict'],
});

export const finishStaffPasskeySignIn = call({
  ...ofVisitor,
  path: 'Staff/FinishPasskeySignIn',
  summary: 'Finish signing in with a passkey.',
  body: z.strictObject({ ticket: staffTicket, credential: webauthnJson }),
  reply: { kind: 'json', schema: staffSession },
  errors: ['forbidden'],
});

export const beginPasskeyConfirmation = call({
  ...ofStaff,
  path: 'Staff/BeginPasskeyConfirmation',
  summary: 'Options to use one of your passkeys as fresh factor, valid once for five minutes.',
  reply: options,
  errors: ['conflict'],
});

export const finishPasskeyConfirmation = call({
  ...ofStaff,
  path: 'Staff/FinishPasskeyConfirmation',
  summary: 'Give a fresh factor with a passkey, for what needs one. It lasts for ten minutes.',
  body: z.strictObject({ credential: webauthnJson }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['forbidden'],
});

export const staffPasskeyCalls = {
  beginStaffPasskeySetUp,
  finishStaffPasskeySetUp,
  beginStaffPasskeySignIn,
  finishStaffPasskeySignIn,
  beginPasskeyConfirmation,
  finishPasskeyConfirmation,
};
