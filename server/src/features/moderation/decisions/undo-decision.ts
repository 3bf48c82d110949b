import { DECISION_UNDO_MS, type undoModerationDecision } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Db } from '../../../infra/database/connect.ts';
import { hasReached } from '../../../infra/database/is-reached.ts';
import type { StaffInput } from '../../../infra/http/staff-action.ts';
import { CallError } from '../../../lib/call-error.ts';
import { deleteCorrections } from '../../applications/index.ts';
import { reopenReports } from '../../job-reports/index.ts';
import { withdrawMessages } from '../../notifications/index.ts';
import { deleteFraudSearches, queueFraudSearch } from '../../screening/index.ts';
import { restoreStaffSessions } from '../../staff/index.ts';
import { restoreVacancy } from '../../vacancy-lifecycle/index.ts';
import { questionKey } from './ask-poster.ts';
import { changeModerationCase, type RecordDecision } from './change-moderation-case.ts';
import {
  deleteUntouchedCases,
  hasOtherUndecidedCase,
  removeFingerprints,
  restoreClaim,
  restoreFindingOutcomes,
  restoreFingerprints,
} from './decision-effects.queries.ts';
import {
  type Before,
  deleteCase,
  findLastDecision,
  hasLostItsFraud,
  hasNotes,
  type LastDecision,
  type LockedCase,
  markUndone,
  updateCase,
} from './decisions.queries.ts';
import { refuseLaterChanges } from './refuse-later-changes.ts';

const toDate = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** An undo while it is carried out. */
interface Undoing {
  found: LockedCase;
  last: LastDecision & { before: Before };
  tx: Db;
  by: string;
  now: Date;
  /** A vacancy that was live is paused: the caller makes it live when all that are undone with it are restored. */
  staysHidden: boolean;
}

/** @throws {CallError} conflict when there is no decision, it was undone, or its mails have left */
async function findUndoable(tx: Db, caseId: number, now: Date): Promise<Undoing['last']> {
  const last = await findLastDecision(tx, caseId);
  if (!last || last.decision === 'undo' || !last.before)
    throw new CallError('conflict', 'There is no decision to undo.');
  if (hasReached(new Date(last.at.getTime() + DECISION_UNDO_MS), now, DECISION_UNDO_MS))
    throw new CallError('conflict', 'The two minutes have passed: mails about this decision have left.');
  return { ...last, before: last.before };
}

/** Restores what a decision that ended the case changed besides it. */
async function restoreEffects({ found, last, tx, now }: Undoing): Promise<void> {
  const { before } = last;
  await restoreFindingOutcomes(tx, before.findings);
  await removeFingerprints(tx, found.id, now);
  await deleteFraudSearches(tx, [found.id]);
  if (before.state === 'upheld') {
    await restoreFingerprints(tx, found.id, last.at);
    // The decision that is undone has ended the search, which may not have been complete.
    await queueFraudSearch(tx, found.id, now);
    await deleteCorrections(tx, found.vacancyId);
  }
  if (last.decision === 'uphold') {
    const fraud = { caseId: found.id, companyId: found.companyId, upheldAt: last.at };
    await deleteUntouchedCases(tx, before.relatedCaseIds, fraud);
  }
  if (before.claimedBy !== null) await restoreClaim(tx, found.id, before.claimedBy, now);
  if (before.signedOutStaffId !== null) await restoreStaffSessions(tx, before.signedOutStaffId, last.at);
  const undone = { caseId: found.id, version: found.version, state: before.state, reports: before.reports };
  await reopenReports(tx, undone, now, new Date(now.getTime() + DECISION_UNDO_MS));
}

/** Restores the case itself, or deletes one that only the decision needed. */
async function restoreCase({ found, last, tx, now }: Undoing, record: RecordDecision): Promise<void> {
  const { before } = last;
  const isNeedless = before.isNewCase || (last.origin === 'vacancies' && (await hasLostItsFraud(tx, found.id)));
  // A vacancy that had closed as a fraud with its company stays one: staff decide its case.
  const isNeeded = before.vacancy.isFraud || !isNeedless || (await hasNotes(tx, found.id));
  if (!isNeeded) return await deleteCase(tx, found.id);
  await updateCase(tx, found.id, {
    state: before.state,
    holds_vacancy: before.holdsVacancy,
    due_at: new Date(before.dueAt),
    decided_at: toDate(before.decidedAt),
  });
  await markUndone(tx, last.id, now);
  await record({ decision: 'undo', reason: '', note: '', before: null });
}

/** Restores all that a decision changed, within the caller's transaction. @returns whether a vacancy that was live is paused now */
async function restoreAll(undoing: Undoing, record: RecordDecision): Promise<boolean> {
  const { found, last, tx, by, now, staysHidden } = undoing;
  const { version, vacancy, warnings = null } = last.before;
  if (last.decision === 'ask') await withdrawMessages(tx, [questionKey(found.id, version)]);
  else await restoreEffects(undoing);
  await restoreCase(undoing, record);
  if (last.decision === 'ask') return false;
  const before = { ...vacancy, notifyAfter: toDate(vacancy.toldAfter), staysHidden, warnings };
  return await restoreVacancy(tx, found.vacancyId, before, { cause: 'moderation decision undone', actor: by }, now);
}

/**
 * Undoes the last decision on a case that is locked, within the caller's transaction. The vacancy is screened when it was live.
 * @returns whether it was live and is paused now: screening holds it, or the caller wants it so
 * @throws {CallError} conflict when it is too late, or what it changed has changed again
 */
export async function undoLastDecision(
  tx: Db,
  found: LockedCase,
  { by, now, staysHidden = false }: { by: string; now: Date; staysHidden?: boolean },
  record: RecordDecision,
): Promise<boolean> {
  const last = await findUndoable(tx, found.id, now);
  const isUndecided = last.before.state === 'open' || last.before.state === 'asked';
  if (isUndecided && (await hasOtherUndecidedCase(tx, found.vacancyId, found.id)))
    throw new CallError('conflict', 'Another case of this vacancy has been opened since. Decide that one.');
  if (last.decision !== 'ask') await refuseLaterChanges(tx, found, last);
  return await restoreAll({ found, last, tx, by, now, staysHidden }, record);
}

/**
 * Undoes the last decision on a case before any mail about it has left: case, vacancy, findings, reports, fingerprints and
 * sessions are as they were.
 * @throws {CallError} not_found; conflict when it is too late, or the case or what the decision changed has changed
 */
export async function undoDecision(
  context: AppContext,
  { body, actor, by }: StaffInput<typeof undoModerationDecision>,
): Promise<string> {
  return await changeModerationCase(context, body, actor, async (found, tx, now, record) => {
    const isHeld = await undoLastDecision(tx, found, { by, now }, record);
    return `The decision on case ${found.id} is undone.${isHeld ? ' Screening holds the vacancy until it is decided.' : ''}`;
  });
}
