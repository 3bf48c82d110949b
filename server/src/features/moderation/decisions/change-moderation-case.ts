import type { AppContext } from '../../../app-context.ts';
import type { Db } from '../../../infra/database/connect.ts';
import type { StaffActor } from '../../../infra/http/staff-action.ts';
import { CallError } from '../../../lib/call-error.ts';
import { refuseOwnVacancy } from '../cases/own-cases.ts';
import { findLastEntry, insertDecision, type LockedCase, lockCase, type NewDecision } from './decisions.queries.ts';

const did: Record<NewDecision['decision'], string> = {
  release: 'released it',
  uphold: 'upheld it',
  close: 'closed the vacancy',
  ask: 'asked the poster',
  note: 'added a note',
  undo: 'undid the decision',
};

const POSTING_CHANGED =
  'The posting or its company has changed since you opened the case. The current version is shown: read it again; nothing was lost.';

/** Describes who did what since a colleague opened the case. */
async function describeLastChange(tx: Db, caseId: number): Promise<string> {
  const last = await findLastEntry(tx, caseId);
  const what = last ? `${last.actor} ${did[last.decision]}` : 'a report or a finding was added';
  return `This case has changed since you opened it; last, ${what}. The current version is shown; nothing was lost.`;
}

/** Adds an entry to the history of a case that is being changed. */
export type RecordDecision = (entry: Pick<NewDecision, 'decision' | 'reason' | 'note' | 'before'>) => Promise<number>;

/**
 * Changes a case in one transaction, with optimistic locking: rejects one whose version changed since it was read.
 * @param read what was read; a decision names the posting too, which must not have changed
 * @param change what to do, given the case as it is
 * @throws {CallError} not_found; forbidden when the vacancy is the actor's own; conflict when it has changed, which it describes
 */
export async function changeModerationCase<T>(
  { db, clock }: AppContext,
  read: { caseID: number; version: number; postingVersion?: string },
  actor: StaffActor,
  change: (found: LockedCase, tx: Db, now: Date, record: RecordDecision) => Promise<T>,
): Promise<T> {
  const { caseID, version, postingVersion } = read;
  return await db.transaction().execute(async (tx) => {
    const now = clock.now();
    const found = await lockCase(tx, caseID);
    if (!found) throw new CallError('not_found', 'There is no case with this number.');
    await refuseOwnVacancy(tx, found.vacancyId, actor.staff?.staffId);
    if (found.version !== version) throw new CallError('conflict', await describeLastChange(tx, caseID));
    if (postingVersion !== undefined && found.postingVersion !== postingVersion)
      throw new CallError('conflict', POSTING_CHANGED);
    const by = { caseId: caseID, actor: actor.name, staffId: actor.staff?.staffId ?? null };
    return await change(found, tx, now, (entry) => insertDecision(tx, { ...entry, ...by }, now));
  });
}
