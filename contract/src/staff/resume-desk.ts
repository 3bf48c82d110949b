import { z } from 'zod';
import { call } from '../call.ts';
import { idInBody, idInPath, pageInQuery } from '../fields.ts';
import { reviewStatus } from '../resume-reviews/resume-reviews.ts';
import { serviceStatus } from '../services.ts';

export const SERVICE_ITEMS_PAGE = 50;
export const MAX_COUNTED_SERVICE_ITEMS = 1_000;
/** A few working days are promised: a service is due this many days after its plan begins. */
export const SERVICE_DUE_DAYS = 3;

/** A service of a plan for staff; times are ISO 8601 UTC. */
export const deskItem = z.object({
  serviceItemID: z.number().int(),
  accountID: z.number().int(),
  fullName: z.string(),
  serviceName: z.string(),
  planName: z.string(),
  status: serviceStatus,
  /** Shown to the buyer; empty until it is claimed. */
  processingBy: z.string(),
  dueOn: z.string(),
  isOverdue: z.boolean(),
  /** Who claimed it; empty when unclaimed. */
  ownerName: z.string(),
  isMine: z.boolean(),
  version: z.number().int(),
  /** Pending step of the newest version of the resume: a reply of the member, or corrections; empty without one. */
  waitsFor: z.enum(['', 'The member', 'Corrections']),
  /** Whether its last move can be undone. */
  canUndo: z.boolean(),
});
export type DeskItem = z.infer<typeof deskItem>;

export const listServiceItems = call({
  method: 'GET',
  path: 'Staff/ListServiceItems',
  summary:
    'Services of plans by due date: open ones, those that are due by the end of today, those whose resume waits for corrections, completed ones, or one by its number.',
  source: 'ours',
  access: 'staff:resume-desk',
  query: z.strictObject({
    show: z.enum(['open', 'due', 'corrections', 'completed']).optional(),
    owner: z.enum(['mine', 'unclaimed']).optional(),
    /** One service; with it all other filters are ignored. */
    serviceItemID: idInPath().optional(),
    page: pageInQuery,
  }),
  reply: {
    kind: 'json',
    schema: z.object({
      items: z.array(deskItem),
      /** At most `MAX_COUNTED_SERVICE_ITEMS`. */
      total: z.number().int(),
      isCapped: z.boolean(),
    }),
  },
});

export const listResumeVersions = call({
  method: 'GET',
  path: 'Staff/ListResumeVersions/{accountID}',
  summary: 'Resume texts and PDFs that were sent to a member for review, newest first, with the corrections asked for.',
  source: 'ours',
  access: 'staff:resume-desk',
  params: z.strictObject({ accountID: idInPath() }),
  reply: {
    kind: 'json',
    schema: z.array(
      z.object({
        kind: z.enum(['content', 'pdf']),
        id: z.number().int(),
        status: reviewStatus,
        sentOn: z.string(),
        sentBy: z.string(),
        corrections: z.array(z.object({ text: z.string(), on: z.string() })),
      }),
    ),
  },
});

const item = { serviceItemID: idInBody(), version: idInBody() };

export const claimServiceItem = call({
  method: 'POST',
  path: 'Staff/ClaimServiceItem',
  summary: 'Claim a service, or release it.',
  source: 'ours',
  access: 'staff:resume-desk',
  body: z.strictObject({ ...item, isClaimed: z.boolean() }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found', 'conflict'],
});

export const undoServiceMove = call({
  method: 'POST',
  path: 'Staff/UndoServiceMove',
  summary: 'Undo the last move of a service: status, times and who works on it are as before.',
  source: 'ours',
  access: 'staff:resume-desk',
  body: z.strictObject(item),
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found', 'conflict'],
});

export const resumeDeskCalls = { listServiceItems, listResumeVersions, claimServiceItem, undoServiceMove };
