import { z } from 'zod';
import { call } from '../../call.ts';
import { idInBody } from '../../fields.ts';
import type { StaffPermission } from '../../staff-roles.ts';

/** Rows whose details show who else looks at them, with the permission that the details need. */
export const presencePermissions = {
  vacancy: 'vacancies',
  company: 'companies',
  application: 'applicants',
  interview: 'interviews',
  'walk-in': 'interviews',
  'job-fair': 'interviews',
  'service-item': 'resume-desk',
  member: 'members',
  purchase: 'money',
  case: 'support',
  'moderation-case': 'moderation',
  plan: 'offer',
  coupon: 'offer',
  staff: 'staff-accounts',
} as const satisfies Record<string, StaffPermission>;
export type PresenceKind = keyof typeof presencePermissions;

const kinds = Object.keys(presencePermissions) as PresenceKind[];

/** Details say this often that they are open, in seconds; a visit is forgotten after `PRESENCE_SECONDS` without. */
export const PRESENCE_INTERVAL_SECONDS = 20;
export const PRESENCE_SECONDS = 60;

/** A colleague who looks at a row. */
export const presentColleague = z.object({ staffID: z.number().int(), fullName: z.string(), isEditing: z.boolean() });
export type PresentColleague = z.infer<typeof presentColleague>;

/** `visit` is a random number of the open details: the same person may have a row open twice. */
const row = { kind: z.enum(kinds), id: idInBody(), visit: z.uuid() };

export const showPresence = call({
  method: 'POST',
  path: 'Staff/ShowPresence',
  summary: 'Say that a row is open, and who else looks at it. To be repeated every 20 seconds; forgotten after 60.',
  source: 'ours',
  access: 'staff',
  body: z.strictObject({ ...row, isEditing: z.boolean() }),
  reply: { kind: 'json', schema: z.array(presentColleague) },
  errors: ['forbidden'],
});

export const leavePresence = call({
  method: 'POST',
  path: 'Staff/LeavePresence',
  summary: 'Say that a row is no longer open.',
  source: 'ours',
  access: 'staff',
  body: z.strictObject(row),
  reply: { kind: 'text', schema: z.string() },
  errors: ['forbidden'],
});

export const presenceCalls = { showPresence, leavePresence };
