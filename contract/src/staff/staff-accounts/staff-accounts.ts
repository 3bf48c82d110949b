import { z } from 'zod';
import { call } from '../../call.ts';
import { idInBody, typedText } from '../../fields.ts';
import { staffRoles } from '../../staff-roles.ts';

const roles = z.array(z.enum(staffRoles)).min(1, 'Choose at least one role').max(staffRoles.length);
/** Why something is done, for the audit log. */
export const reason = typedText('Enter the reason', 300);

/** A staff account in the list; times are ISO 8601 UTC. */
export const staffAccount = z.object({
  staffID: z.number().int(),
  fullName: z.string(),
  email: z.string(),
  roles: z.array(z.enum(staffRoles)),
  status: z.enum(['invited', 'active', 'suspended', 'ended']),
  /** One that holds now. */
  suspension: z.object({ until: z.string(), reason: z.string(), by: z.string() }).nullable(),
  hasSecondFactor: z.boolean(),
  lastUsedOn: z.string().nullable(),
});
export type StaffAccount = z.infer<typeof staffAccount>;

export const listStaff = call({
  method: 'GET',
  path: 'Staff/ListStaff',
  summary: 'All staff accounts, active ones first.',
  source: 'ours',
  access: 'staff:staff-accounts',
  reply: { kind: 'json', schema: z.array(staffAccount) },
});

/** The form that invites a colleague. */
export const inviteStaffForm = z.object({
  fullName: typedText('Enter the name', 100),
  email: z.email('Enter a valid email').max(254),
  roles,
});

export const inviteStaff = call({
  method: 'POST',
  path: 'Staff/InviteStaff',
  summary: 'Invite a colleague by mail; the link works for three days. A second person must approve.',
  source: 'ours',
  access: 'staff:staff-accounts',
  freshFactor: true,
  body: z.strictObject({ ...inviteStaffForm.shape, reason }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['conflict', 'factor_needed', 'second_person_needed'],
});

/** A call that changes the account of a colleague, with the reason. */
const changeAccount = <const Path extends string, const More extends z.ZodRawShape>(
  path: Path,
  summary: string,
  more: More,
) =>
  call({
    method: 'POST',
    path,
    summary,
    source: 'ours',
    access: 'staff:staff-accounts',
    freshFactor: true,
    body: z.strictObject({ staffID: idInBody(), reason, ...more }),
    reply: { kind: 'text', schema: z.string() },
    errors: ['not_found', 'conflict', 'factor_needed', 'second_person_needed'],
  });

export const changeStaffRoles = changeAccount(
  'Staff/ChangeStaffRoles',
  'Change the roles of a colleague. A second person must approve.',
  {
    roles,
    /** The roles that are replaced, as the screen showed them; with others by now the call answers conflict. */
    oldRoles: roles,
  },
);

export const endStaff = changeAccount(
  'Staff/EndStaff',
  'End a staff account and its sessions at once. For an administrator a second person must approve.',
  {},
);

/** Days that a staff account can be suspended at once; for longer it is ended. */
export const MAX_STAFF_SUSPENSION_DAYS = 365;

/** The form that suspends a colleague. */
export const suspendStaffForm = z.object({
  /** From now. */
  days: z
    .number('Choose how long')
    .int('Choose how long')
    .min(1, 'Choose how long')
    .max(MAX_STAFF_SUSPENSION_DAYS, `At most ${MAX_STAFF_SUSPENSION_DAYS} days; end the account for longer`),
  reason,
});

export const suspendStaff = changeAccount(
  'Staff/SuspendStaff',
  'Suspend a staff account: its sessions end at once, and signing in says until when and why. For an administrator a second person must approve.',
  { days: suspendStaffForm.shape.days },
);

export const endStaffSuspension = changeAccount(
  'Staff/EndStaffSuspension',
  'End the suspension of a staff account. For an administrator a second person must approve.',
  {},
);

export const staffAccountCalls = {
  listStaff,
  inviteStaff,
  changeStaffRoles,
  endStaff,
  suspendStaff,
  endStaffSuspension,
};
