import { z } from 'zod';
import { call } from '../call.ts';
import { idInBody, idInPath, pageInQuery, textInQuery } from '../fields.ts';
import { reason } from './staff-accounts/staff-accounts.ts';

/** Rows of a page of members. */
export const MEMBERS_PAGE = 50;

/** The longest suspension with an end, in days; a longer one is permanent and needs two persons. */
export const MAX_SUSPENSION_DAYS = 365;

/** A suspension that holds now. Times are ISO 8601 UTC; without `until` it is permanent. The member reads the reason. */
export const suspension = z.object({
  since: z.string(),
  until: z.string().nullable(),
  reason: z.string(),
  by: z.string(),
});

/** A member in the list. */
export const listedMember = z.object({
  memberID: z.number().int(),
  fullName: z.string(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  /** With the country code; empty without a number. */
  mobileNo: z.string(),
  isMobileVerified: z.boolean(),
  registeredOn: z.string(),
  isErased: z.boolean(),
  suspension: suspension.nullable(),
});
export type ListedMember = z.infer<typeof listedMember>;

export const findMembers = call({
  method: 'GET',
  path: 'Staff/FindMembers',
  summary:
    'Members by name, mail, mobile or number, newest first, 50 a page; the total is counted up to 1,000. Without a search or a state only the newest 1,000 are listed.',
  source: 'ours',
  access: 'staff:members',
  query: z.strictObject({
    search: textInQuery(100).optional(),
    state: z.enum(['suspended', 'unverified', 'erased']).optional(),
    page: pageInQuery,
  }),
  reply: {
    kind: 'json',
    schema: z.object({ members: z.array(listedMember), total: z.number().int(), isCapped: z.boolean() }),
  },
});

/** A member's page. */
export const memberDetails = listedMember.extend({
  country: z.string(),
  hasPassword: z.boolean(),
  passkeys: z.number().int(),
  /** Live sessions. */
  sessions: z.number().int(),
  lastUsedOn: z.string().nullable(),
  /** Names of the plans that run. */
  plans: z.array(z.string()),
  applications: z.number().int(),
  openCases: z.number().int(),
});
export type MemberDetails = z.infer<typeof memberDetails>;

export const getMember = call({
  method: 'GET',
  path: 'Staff/GetMember/{id}',
  summary: 'One member: contact, suspension, plans and counts.',
  source: 'ours',
  access: 'staff:members',
  params: z.strictObject({ id: idInPath() }),
  reply: { kind: 'json', schema: memberDetails },
  errors: ['not_found'],
});

/** Where the entries of a timeline come from. */
export const timelineKinds = [
  'account',
  'security',
  'resume',
  'application',
  'interview',
  'walk-in',
  'job-fair',
  'proposal',
  'saved-search',
  'report',
  'purchase',
  'service',
  'message',
  'case',
  'staff',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** One thing that happened to a member; `at` is ISO 8601 UTC. */
export const timelineEntry = z.object({
  key: z.string(),
  at: z.string(),
  kind: z.enum(timelineKinds),
  /** What: the name of an event, a job, a plan, a template. */
  title: z.string(),
  /** More about it, often empty. */
  detail: z.string(),
  /** Who did it, where it was not the member; otherwise empty. */
  actor: z.string(),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

export const getMemberTimeline = call({
  method: 'GET',
  path: 'Staff/GetMemberTimeline/{id}',
  summary: 'Everything that happened to a member, newest first, 50 at a time; `after` is the key of the last entry.',
  source: 'ours',
  access: 'staff:members',
  params: z.strictObject({ id: idInPath() }),
  query: z.strictObject({
    kind: z.enum(timelineKinds).optional(),
    after: z
      .string()
      .regex(/^\d{1,16}_[a-z]{1,20}_\d{1,16}$/, 'This address is not valid.')
      .optional(),
  }),
  reply: { kind: 'json', schema: z.object({ entries: z.array(timelineEntry), hasMore: z.boolean() }) },
  errors: ['not_found'],
});

/** The form that suspends a member. */
export const suspendMemberForm = z.object({
  /** Days from now; null for a permanent suspension. */
  days: z
    .number('Choose how long')
    .int('Choose how long')
    .min(1, 'Choose how long')
    .max(MAX_SUSPENSION_DAYS, `At most ${MAX_SUSPENSION_DAYS} days; longer is permanent`)
    .nullable(),
  reason,
});

export const suspendMember = call({
  method: 'POST',
  path: 'Staff/SuspendMember',
  summary: 'Suspend a member: all sessions end, and every sign-in says why. For ever only with a second person.',
  source: 'ours',
  access: 'staff:member-decisions',
  body: z.strictObject({ memberID: idInBody(), ...suspendMemberForm.shape }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found', 'conflict', 'second_person_needed'],
});

export const endSuspension = call({
  method: 'POST',
  path: 'Staff/EndSuspension',
  summary: 'End the suspension of a member, who can sign in again at once.',
  source: 'ours',
  access: 'staff:member-decisions',
  body: z.strictObject({ memberID: idInBody(), reason }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found', 'conflict'],
});

export const exportMember = call({
  method: 'POST',
  path: 'Staff/ExportMember',
  summary: 'All data of a member who asked for it, as the file that members download themselves.',
  source: 'ours',
  access: 'staff:member-decisions',
  freshFactor: true,
  body: z.strictObject({ memberID: idInBody(), format: z.enum(['html', 'json']).optional(), reason }),
  reply: { kind: 'file', schema: z.any() },
  errors: ['not_found', 'factor_needed'],
});

export const eraseMember = call({
  method: 'POST',
  path: 'Staff/EraseMember',
  summary: 'Erase the account and the data of a member who asked for it. It cannot be undone.',
  source: 'ours',
  access: 'staff:member-decisions',
  freshFactor: true,
  body: z.strictObject({ memberID: idInBody(), reason }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found', 'conflict', 'factor_needed'],
});

export const staffMemberCalls = {
  findMembers,
  getMember,
  getMemberTimeline,
  suspendMember,
  endSuspension,
  exportMember,
  eraseMember,
};
