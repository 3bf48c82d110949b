import type { AppContext } from '../../../app-context.ts';
import type { Db } from '../../../infra/database/connect.ts';
import type { StaffActor } from '../../../infra/http/staff-action.ts';
import { CallError } from '../../../lib/call-error.ts';
import type { AvatarReview } from '../../profile/index.ts';
import {
  findLastPictureEntry,
  insertPictureDecision,
  type LockedPictureCase,
  lockPictureCase,
  type NewPictureDecision,
} from './picture-decisions.queries.ts';

const did: Record<NewPictureDecision['decision'], string> = {
  approve: 'approved it',
  reject: 'rejected it',
  note: 'added a note',
  undo: 'undid the decision',
};

const WITHDRAWN = 'The member has replaced or deleted this picture.';

async function describeLastChange(tx: Db, { id, review }: LockedPictureCase): Promise<string> {
  if (!review) return WITHDRAWN;
  const last = await findLastPictureEntry(tx, id);
  const what = last ? `${last.actor} ${did[last.decision]}` : 'it was reviewed';
  return `This case has changed since you opened it; last, ${what}. The current version is shown; nothing was lost.`;
}

/** @throws {CallError} conflict when the member has replaced or deleted the picture */
export function requirePicture({ review }: LockedPictureCase): AvatarReview {
  if (!review) throw new CallError('conflict', WITHDRAWN);
  return review;
}

/**
 * Changes the case of a picture in one transaction, with optimistic locking: rejects one whose version changed since it was
 * read.
 * @throws {CallError} not_found; conflict when it has changed, which it describes
 */
export async function changePictureCase<T>(
  { db, clock }: AppContext,
  { caseID, version }: { caseID: number; version: number },
  actor: StaffActor,
  change: (
    found: LockedPictureCase,
    tx: Db,
    now: Date,
    record: (entry: NewPictureDecision) => Promise<void>,
  ) => Promise<T>,
): Promise<T> {
  return await db.transaction().execute(async (tx) => {
    const now = clock.now();
    const found = await lockPictureCase(tx, caseID);
    if (!found) throw new CallError('not_found', 'There is no case with this number.');
    if (found.version !== version) throw new CallError('conflict', await describeLastChange(tx, found));
    const by = { caseId: caseID, actor: actor.name, staffId: actor.staff?.staffId ?? null };
    return await change(found, tx, now, (entry) => insertPictureDecision(tx, { ...entry, ...by }, now));
  });
}
