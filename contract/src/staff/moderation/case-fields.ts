import { z } from 'zod';
import { idInBody } from '../../fields.ts';

/** Fields of every case of the moderation queue; times are ISO 8601 UTC. */
export const caseFields = {
  /** Unique among all cases of the queue. */
  caseID: z.number().int(),
  /** Number of changes; a change names the one it was made on. */
  version: z.number().int(),
  openedOn: z.string(),
  /** When the decision is due; null once it is taken. */
  dueOn: z.string().nullable(),
  isOverdue: z.boolean(),
  decidedOn: z.string().nullable(),
  /** Who claimed it; empty when unclaimed. */
  claimedBy: z.string(),
  isMine: z.boolean(),
};

export const MAX_CASE_NOTE = 1_000;

/** Names the case that a change is on, and the version that was read. */
export const caseChange = { caseID: idInBody(), version: z.number().int().min(1).max(2_000_000_000) };

/** A note for colleagues. */
export const caseNote = z.string('Write a note').trim().min(1, 'Write a note').max(MAX_CASE_NOTE);
