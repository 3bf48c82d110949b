import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import type { Schema } from '../../../infra/database/schema.ts';
import { type AvatarReview, lockAvatarReview } from '../../profile/index.ts';

type State = Schema['picture_cases']['state'];
type Decision = Schema['picture_decisions']['decision'];

/** The case of a picture as it is while it changes. */
export interface LockedPictureCase {
  id: number;
  version: number;
  state: State;
  pictureId: number;
  /** Undefined when the member has replaced or deleted the picture. */
  review: AvatarReview | undefined;
}

/** Previous values of all that a decision changed; times are ISO 8601 UTC. Stored as JSON, whose names no release may change. */
export interface PictureBefore {
  status: AvatarReview['status'];
  reviewedAt: string | null;
  reviewedBy: string | null;
  claimedBy: number | null;
}

export interface NewPictureDecision {
  decision: Decision;
  reason: string;
  note: string;
  before: PictureBefore | null;
}

/**
 * Reads the case of a picture and locks both until the transaction ends; the picture first, in the lock order of
 * members who replace it.
 */
export async function lockPictureCase(tx: Db, caseId: number): Promise<LockedPictureCase | undefined> {
  const known = await tx.selectFrom('picture_cases').select('picture_id').where('id', '=', caseId).executeTakeFirst();
  if (!known) return undefined;
  const review = await lockAvatarReview(tx, known.picture_id);
  const row = await tx
    .selectFrom('picture_cases')
    .select(['id', 'version', 'state', 'picture_id as pictureId'])
    .where('id', '=', caseId)
    .forUpdate()
    .executeTakeFirst();
  return row && { ...row, review };
}

/** Counts a change of a case that its picture did not change. */
export async function countPictureChange(tx: Db, caseId: number): Promise<void> {
  await tx.updateTable('picture_cases').set({ version: sql<number>`version + 1` }).where('id', '=', caseId).execute();
}

/** Adds a decision or a note to the history of a case. */
export async function insertPictureDecision(
  tx: Db,
  { before, caseId, staffId, ...entry }: NewPictureDecision & { caseId: number; actor: string; staffId: number | null },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('picture_decisions')
    .values({
      ...entry,
      case_id: caseId,
      staff_id: staffId,
      at: now,
      undone_at: null,
      before: before && JSON.stringify(before),
    })
    .execute();
}

export type PictureEntry = Pick<Selectable<Schema['picture_decisions']>, 'id' | 'decision' | 'actor' | 'at'> & {
  before: PictureBefore | null;
};

/** The last entry of a case; with `isDecision`, the last one that is not a note. */
export async function findLastPictureEntry(
  tx: Db,
  caseId: number,
  { isDecision = false } = {},
): Promise<PictureEntry | undefined> {
  const row = await tx
    .selectFrom('picture_decisions')
    .select(['id', 'decision', 'actor', 'at', 'before'])
    .where('case_id', '=', caseId)
    .$if(isDecision, (query) => query.where('decision', '<>', 'note'))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, before: row.before as PictureBefore | null };
}

export async function markPictureDecisionUndone(tx: Db, id: number, now: Date): Promise<void> {
  await tx.updateTable('picture_decisions').set({ undone_at: now }).where('id', '=', id).execute();
}
