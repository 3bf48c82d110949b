import { DECISION_UNDO_MS, type undoModerationDecision } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Db } from '../../../infra/database/connect.ts';
import type { StaffInput } from '../../../infra/http/staff-action.ts';
import { CallError } from '../../../lib/call-error.ts';
import { withdrawMessages } from '../../notifications/index.ts';
import { restoreStaffSessions } from '../../staff/index.ts';
import { restoreVacancy } from '../../vacancy-lifecycle/index.ts';
import { unsettleReports } from '../reports/settle-reports.ts';
import { changeCase } from './change-case.ts';
import { questionKey } from './decide-case.ts';
import {
  type Before,
  clearFindingOutcomes,
  deleteUntouchedCases,
  findLastDecision,
  hasOtherUndecidedCase,
  type LastDecision,
  type LockedCase,
  markUndone,
  removeFingerprints,
  restoreClaim,
  updateCase,
} from './decisions.queries.ts';

const toDate = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** @throws {CallError} conflict when there is no decision, it was undone, or its mails have left */
async function findUndoable(tx: Db, caseId: number, now: Date): Promise<LastDecision & { before: Before }> {
  const last = await findLastDecision(tx, caseId);
  if (!last || last.decision === 'undo' || !last.before)
    throw new CallError('conflict', 'There is no decision to undo.');
  if (now.getTime() >= last.at.getTime() + DECISION_UNDO_MS)
    throw new CallError('conflict', 'The two minutes have passed: mails about this decision have left.');
  return { ...last, before: last.before };
}

/** Restores what a decision that ended the case changed besides it. */
async function restoreEffects(
  tx: Db,
  found: LockedCase,
  last: LastDecision & { before: Before },
  by: string,
  now: Date,
) {
  const { before } = last;
  await unsettleReports(tx, found.id);
  await clearFindingOutcomes(tx, before.findingIds);
  await removeFingerprints(tx, found.id, now);
  await deleteUntouchedCases(tx, before.relatedCaseIds);
  if (before.claimedBy !== null) await restoreClaim(tx, found.id, before.claimedBy, now);
  if (before.signedOutStaffId !== null) await restoreStaffSessions(tx, before.signedOutStaffId, last.at);
  if (before.vacancy) {
    const vacancy = { ...before.vacancy, toldAfter: toDate(before.vacancy.toldAfter) };
    await restoreVacancy(tx, found.vacancyId, vacancy, { cause: 'moderation decision undone', actor: by }, now);
  }
}

/**
 * Undoes the last decision on a case before any mail about it has left: case, vacancy, findings, reports, fingerprints and
 * sessions are as they were.
 * @throws {CallError} not_found; conflict when it is too late or the case has changed
 */
export async function undoDecision(
  context: AppContext,
  { body, actor, by }: StaffInput<typeof undoModerationDecision>,
): Promise<string> {
  return await changeCase(context, body, actor, async (found, tx, now, record) => {
    const last = await findUndoable(tx, found.id, now);
    const { before } = last;
    const isUndecided = before.state === 'open' || before.state === 'asked';
    if (isUndecided && (await hasOtherUndecidedCase(tx, found.vacancyId, found.id)))
      throw new CallError('conflict', 'Another case of this vacancy was opened meanwhile. Decide that one.');
    if (last.decision === 'ask') await withdrawMessages(tx, [questionKey(found.id, before.version)]);
    else await restoreEffects(tx, found, last, by, now);
    await updateCase(tx, found.id, {
      state: before.state,
      holds_vacancy: before.holdsVacancy,
      due_at: new Date(before.dueAt),
      decided_at: toDate(before.decidedAt),
    });
    await markUndone(tx, last.id, now);
    await record({ decision: 'undo', reason: '', note: '', before: null });
    return `The decision on case ${found.id} is undone.`;
  });
}
