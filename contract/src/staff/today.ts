import { z } from 'zod';
import { call } from '../call.ts';
import { idInBody } from '../fields.ts';
import type { StaffPermission } from '../staff-roles.ts';

/**
 * Work that waits for staff, by kind, in the order of the screen; the permission says who sees it. `canClaim`: a kind
 * without owners of its own is claimed here.
 */
export const workKinds = {
  case: { permission: 'support', canClaim: false },
  interview: { permission: 'interviews', canClaim: true },
  service: { permission: 'resume-desk', canClaim: false },
  request: { permission: undefined, canClaim: false },
  refund: { permission: 'money', canClaim: true },
  payment: { permission: 'money', canClaim: true },
  draft: { permission: 'vacancies', canClaim: true },
  expiring: { permission: 'vacancies', canClaim: true },
  'moderation-case': { permission: 'moderation', canClaim: true },
  message: { permission: 'messages', canClaim: true },
} as const satisfies Record<string, { permission: StaffPermission | undefined; canClaim: boolean }>;
export type WorkKind = keyof typeof workKinds;
export const workKindNames = Object.keys(workKinds) as [WorkKind, ...WorkKind[]];
const kind = z.enum(workKindNames);

/** Work of a kind is counted up to this number. */
export const WORK_COUNT_CAP = 1_000;

/** One piece of work; `dueOn` ISO 8601 UTC. */
export const workItem = z.object({
  kind,
  targetID: z.number().int(),
  /** The page below /staff that it is done on, for kinds whose own number is not the one of the page. */
  pageID: z.number().int(),
  title: z.string(),
  detail: z.string(),
  dueOn: z.string(),
  isOverdue: z.boolean(),
  /** Who claimed it; empty when unclaimed. */
  claimedBy: z.string(),
  isMine: z.boolean(),
});
export type WorkItem = z.infer<typeof workItem>;

export const getToday = call({
  method: 'GET',
  path: 'Staff/GetToday',
  summary: 'Work that waits, by kind, as far as the permissions reach: counts, and what is due first.',
  source: 'ours',
  access: 'staff',
  query: z.strictObject({ whose: z.enum(['all', 'mine']).default('all') }),
  reply: {
    kind: 'json',
    schema: z.object({
      /** Counts up to the cap: a capped one means at least that many. `mine` is what the caller claimed. */
      kinds: z.array(
        z.object({
          kind,
          due: z.number().int(),
          overdue: z.number().int(),
          mine: z.number().int(),
          isCapped: z.boolean(),
        }),
      ),
      items: z.array(workItem),
    }),
  },
});

const target = z.strictObject({ kind, targetID: idInBody() });

export const claimWork = call({
  method: 'POST',
  path: 'Staff/ClaimWork',
  summary: 'Claim a piece of work, so that colleagues see who does it.',
  source: 'ours',
  access: 'staff',
  body: target,
  reply: { kind: 'text', schema: z.string() },
  errors: ['conflict', 'forbidden'],
});

export const releaseWork = call({
  method: 'POST',
  path: 'Staff/ReleaseWork',
  summary: 'Give up a piece of work that one claimed.',
  source: 'ours',
  access: 'staff',
  body: target,
  reply: { kind: 'text', schema: z.string() },
  errors: ['conflict', 'forbidden'],
});

export const todayCalls = { getToday, claimWork, releaseWork };
