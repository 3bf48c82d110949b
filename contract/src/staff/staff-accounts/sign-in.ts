import { z } from 'zod';
import { call } from '../../call.ts';
import { typedText } from '../../fields.ts';
import { staffPermissions, staffRoles } from '../../staff-roles.ts';

/** Passwords of staff: 12 to 128 characters of any kind (security 9). */
export const staffPassword = z
  .string('Enter a password')
  .min(12, 'Use at least 12 characters')
  .max(128, 'Use at most 128 characters')
  .refine((text) => !text.includes('\u0000'), 'Use letters, numbers and signs only');

/** A code of an authenticator app: six digits, blanks allowed. */
export const totpCode = z
  .string('Enter the six digits shown in your app')
  .transform((typed) => typed.replaceAll(' ', ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Enter the six digits shown in your app'));

/** Second factors besides recovery codes. */
export const staffFactors = ['passkey', 'app'] as const;
export type StaffFactor = (typeof staffFactors)[number];

export const staffTicket = z.string().min(20).max(400);
const ticket = staffTicket;
const limit = { max: 30, perSeconds: 300 } as const;

/** A code of the authenticator app, or a recovery code. */
const factorCode = z.string('Enter a code').trim().min(6, 'Enter a code').max(40);
const invitationToken = z.string().regex(/^[\w-]{20,100}$/);

/** The staff member behind a session. */
export const staffProfile = z.object({
  staffID: z.number().int(),
  fullName: z.string(),
  email: z.string(),
  roles: z.array(z.enum(staffRoles)),
  permissions: z.array(z.enum(staffPermissions)),
  /** Those that are set up. */
  factors: z.array(z.enum(staffFactors)),
});
export type StaffProfile = z.infer<typeof staffProfile>;

/** A session of staff: 12 hours. `expiration` is ISO 8601 UTC. */
export const staffSession = z.object({ token: z.string(), expiration: z.string(), staff: staffProfile });
export type StaffSession = z.infer<typeof staffSession>;

/** The first session, with the recovery codes, which are shown only now. */
export const firstStaffSession = staffSession.extend({ recoveryCodes: z.array(z.string()) });

/** What follows a correct password: a second factor, or setting one up. The ticket is valid for ten minutes. */
const nextStep = z.object({
  step: z.enum(['second-factor', 'set-up']),
  ticket: z.string(),
  /** The second factors to choose from; none while they have to be set up. */
  factors: z.array(z.enum(staffFactors)),
});

/** A step of signing in, which needs no session. */
const signInStep = <const Path extends string, const Body extends z.ZodRawShape, const Schema extends z.ZodType>(
  path: Path,
  summary: string,
  body: Body,
  schema: Schema,
) =>
  call({
    method: 'POST',
    path,
    summary,
    source: 'ours (security)',
    access: 'visitor',
    body: z.strictObject(body),
    reply: { kind: 'json', schema },
    errors: ['forbidden'],
    limit,
  });

export const staffSignIn = signInStep(
  'Staff/SignIn',
  'Check the password of a staff member; the second factor follows.',
  { email: typedText('Enter your email', 254), password: z.string('Enter your password').max(128) },
  nextStep,
);

export const confirmStaffSignIn = signInStep(
  'Staff/ConfirmSignIn',
  'Finish signing in with a code of the authenticator app or a recovery code; each works once.',
  { ticket, code: factorCode },
  staffSession,
);

export const getStaffInvitation = call({
  method: 'GET',
  path: 'Staff/GetInvitation/{token}',
  summary: 'The invitation of a mailed link.',
  source: 'ours',
  access: 'visitor',
  params: z.strictObject({ token: invitationToken }),
  reply: {
    kind: 'json',
    schema: z.object({ email: z.string(), fullName: z.string(), roles: z.array(z.enum(staffRoles)) }),
  },
  errors: ['not_found'],
  limit,
});

/** The form that accepts an invitation. */
export const acceptInvitationForm = z.object({ password: staffPassword });

export const acceptStaffInvitation = call({
  method: 'POST',
  path: 'Staff/AcceptInvitation',
  summary: 'Accept an invitation and set the password; setting up the second factor follows.',
  source: 'ours',
  access: 'visitor',
  body: z.strictObject({ token: invitationToken, password: staffPassword }),
  reply: { kind: 'json', schema: nextStep },
  errors: ['not_found'],
  limit,
});

export const beginTotpSetUp = signInStep(
  'Staff/BeginTotpSetUp',
  'A new secret for an authenticator app, as text and as address of a QR code.',
  { ticket },
  z.object({ secret: z.string(), address: z.string() }),
);

export const finishTotpSetUp = signInStep(
  'Staff/FinishTotpSetUp',
  'Confirm the authenticator app with its first code; gives ten recovery codes and a session.',
  { ticket, code: totpCode },
  firstStaffSession,
);

export const confirmStaffFactor = call({
  method: 'POST',
  path: 'Staff/ConfirmFactor',
  summary: 'Give a fresh code, for what needs one: money, roles and exports. It lasts for ten minutes.',
  source: 'ours (security)',
  access: 'staff',
  body: z.strictObject({ code: factorCode }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['forbidden'],
  limit,
});

export const getStaffProfile = call({
  method: 'GET',
  path: 'Staff/GetProfile',
  summary: 'The signed-in staff member.',
  source: 'ours',
  access: 'staff',
  reply: { kind: 'json', schema: staffProfile },
});

export const staffSignOut = call({
  method: 'POST',
  path: 'Staff/SignOut',
  summary: 'End the session.',
  source: 'ours',
  access: 'staff',
  reply: { kind: 'text', schema: z.string() },
});

export const staffSignInCalls = {
  staffSignIn,
  confirmStaffSignIn,
  getStaffInvitation,
  acceptStaffInvitation,
  beginTotpSetUp,
  finishTotpSetUp,
  confirmStaffFactor,
  getStaffProfile,
  staffSignOut,
};
