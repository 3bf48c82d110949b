import { z } from 'zod';
import { call } from '../call.ts';
import { idInBody, idInPath, textInQuery } from '../fields.ts';
import { staffRoles } from '../staff-roles.ts';

/** Kinds of targets of an action. */
export const auditTargetKinds = [
  'vacancy',
  'company',
  'application',
  'interview',
  'walk-in',
  'job-fair',
  'service-item',
  'member',
  'picture',
  'purchase',
  'plan',
  'coupon',
  'case',
  'message',
  'moderation-case',
  'picture-case',
  'staff',
  'screening-rule',
] as const;
export type AuditTargetKind = (typeof auditTargetKinds)[number];

/** One row of the audit log: who did what on what, with the columns that changed. `at` is ISO 8601 UTC. */
export const auditEntry = z.object({
  entryID: z.number().int(),
  at: z.string(),
  /** Name of the staff member at that time, and the id; null for the command line of the first installation. */
  actor: z.string(),
  staffID: z.number().int().nullable(),
  roles: z.array(z.enum(staffRoles)),
  /** Name of the call, such as `CloseVacancy`. */
  action: z.string(),
  targetKind: z.enum(auditTargetKinds).nullable(),
  targetID: z.string().nullable(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  reason: z.string(),
  /** Name of the second person, where one approved. */
  secondPerson: z.string(),
  device: z.string(),
  address: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const listAuditEntries = call({
  method: 'GET',
  path: 'Staff/ListAuditEntries',
  summary:
    'The audit log, newest first, 50 entries after `before`; by actor, action, target and day (IST), or one entry by its number. Total in X-Total-Count.',
  source: 'ours',
  access: 'staff:audit',
  query: z.strictObject({
    actor: textInQuery(100).optional(),
    action: textInQuery(60).optional(),
    targetKind: z.enum(auditTargetKinds).optional(),
    targetID: textInQuery(60).optional(),
    day: z.iso.date().optional(),
    /** Entries older than this one; the page has the newest without it. */
    before: idInPath().optional(),
    /** One entry; with it all other filters are ignored. */
    entryID: idInPath().optional(),
  }),
  reply: { kind: 'json', schema: z.array(auditEntry) },
});

/** Days that a second person has to decide; then a request expires. */
export const REQUEST_DAYS = 14;

/** An action that waits for a second person. */
export const secondPersonRequest = z.object({
  requestID: z.number().int(),
  action: z.string(),
  /** The requested input, field by field. */
  input: z.record(z.string(), z.unknown()),
  /** Why a second person is needed. */
  cause: z.string(),
  reason: z.string(),
  requestedBy: z.string(),
  requestedOn: z.string(),
  status: z.enum(['waiting', 'approved', 'declined', 'withdrawn', 'expired']),
  decidedBy: z.string(),
  decidedOn: z.string().nullable(),
  /** Whether the caller may decide: another person with the permission. */
  canDecide: z.boolean(),
  isOwn: z.boolean(),
});
export type SecondPersonRequest = z.infer<typeof secondPersonRequest>;

export const listSecondPersonRequests = call({
  method: 'GET',
  path: 'Staff/ListSecondPersonRequests',
  summary:
    'Actions that wait for a second person and concern the caller: own ones and those to decide; waiting first. They expire after 14 days.',
  source: 'ours',
  access: 'staff',
  reply: { kind: 'json', schema: z.array(secondPersonRequest) },
});

export const decideSecondPersonRequest = call({
  method: 'POST',
  path: 'Staff/DecideSecondPersonRequest',
  summary:
    'Approve or decline the request of a colleague. Requesters cannot approve their own request; they can withdraw it.',
  source: 'ours',
  access: 'staff',
  freshFactor: true,
  body: z.strictObject({ requestID: idInBody(), decision: z.enum(['approve', 'decline', 'withdraw']) }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found', 'conflict', 'forbidden', 'factor_needed'],
});

export const auditCalls = { listAuditEntries, listSecondPersonRequests, decideSecondPersonRequest };
