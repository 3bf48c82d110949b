import type { Db } from '../../infra/database/connect.ts';
import { CallError } from '../../lib/call-error.ts';
import { setKeptFromLive } from '../screening/index.ts';
import {
  recordStatusChanges,
  removeFromSearch,
  setClosing,
  setVacancyStatus,
} from './change-vacancy-status.queries.ts';
import { changeVacancyStatus } from './change-vacancy-status.ts';
import { makeVacancyLive } from './make-vacancy-live.ts';
import {
  type BeforeFraud,
  clearFraud,
  lockBeforeFraud,
  queuePageNotice,
  restoreProgress,
  type WarningProgress,
  type Withdrawn,
  withdrawWarnings,
} from './moderated-vacancies.queries.ts';
import { passLiveGate } from './pass-live-gate.ts';
import type { Reason } from './status-reason.ts';

/**
 * Closes a vacancy of any status as a fraud, within the caller's transaction: its page says so, and its applicants are
 * warned, and the page is submitted to search engines, from `notifyAfter` on.
 * @returns how it was before, for an undo
 * @throws {CallError} not_found
 */
export async function endAsFraud(
  tx: Db,
  vacancyId: number,
  reason: Reason,
  { now, notifyAfter }: { now: Date; notifyAfter: Date },
): Promise<BeforeFraud> {
  const before = await lockBeforeFraud(tx, vacancyId);
  if (!before) throw new CallError('not_found');
  // Warnings of one that is a fraud already are being queued for the time that was set.
  await setClosing(tx, vacancyId, { notifyAfter: before.isFraud ? before.notifyAfter : notifyAfter, isFraud: true });
  const hasEnded = before.status === 'closed' || before.status === 'expired';
  // The page of one that has ended changes too.
  await setVacancyStatus(tx, vacancyId, hasEnded ? before.status : 'closed', now);
  await queuePageNotice(tx, vacancyId, notifyAfter);
  if (hasEnded) return before;
  await recordStatusChanges(tx, [vacancyId], before.status, 'closed', reason, now);
  await removeFromSearch(tx, [vacancyId]);
  return before;
}

/**
 * Closes a vacancy that breaks the rules and is not a fraud, within the caller's transaction; a draft is discarded. Its
 * applicants are notified from `notifyAfter` on.
 * @throws {CallError} not_found; conflict when it has ended
 */
export async function endWithoutFraud(
  tx: Db,
  vacancyId: number,
  reason: Reason,
  { now, notifyAfter }: { now: Date; notifyAfter: Date },
): Promise<void> {
  await changeVacancyStatus(tx, vacancyId, 'closed', reason, now);
  await setClosing(tx, vacancyId, { notifyAfter, isFraud: false });
}

/**
 * Sets that a vacancy which had ended as a fraud was none, within the caller's transaction.
 * @returns the warnings that had not left, which are withdrawn
 */
export async function unmarkFraud(tx: Db, vacancyId: number, now: Date): Promise<Withdrawn> {
  await clearFraud(tx, vacancyId, now);
  return await withdrawWarnings(tx, vacancyId);
}

/**
 * Restores a vacancy as it was before a moderation decision, within the caller's transaction; warnings of its applicants
 * that have not left are withdrawn, or continue where they were when it was a fraud. One that was live is screened
 * again: rules and frauds may have been added since. Its case must be as it was before, because what is found joins it.
 * @param before `staysHidden`: one that was live is paused, and not screened, until `reopenRestored`
 * @returns whether it is paused instead of live
 * @throws {CallError} not_found
 */
export async function restoreVacancy(
  tx: Db,
  vacancyId: number,
  before: BeforeFraud & { staysHidden: boolean; warnings: WarningProgress | null },
  reason: Reason,
  now: Date,
): Promise<boolean> {
  const found = await lockBeforeFraud(tx, vacancyId);
  if (!found) throw new CallError('not_found');
  if (!before.isFraud) await withdrawWarnings(tx, vacancyId);
  else if (before.warnings) await restoreProgress(tx, vacancyId, before.warnings);
  await setClosing(tx, vacancyId, { notifyAfter: before.notifyAfter, isFraud: before.isFraud });
  if (found.status === before.status) return false;
  const wasLive = before.status === 'live';
  const status = wasLive && before.staysHidden ? 'paused' : before.status;
  await setVacancyStatus(tx, vacancyId, status, now);
  await recordStatusChanges(tx, [vacancyId], found.status, status, reason, now);
  if (status !== 'live') {
    await removeFromSearch(tx, [vacancyId]);
    return wasLive;
  }
  const { paused } = await passLiveGate(tx, { changed: [vacancyId] }, reason, now);
  return paused.length > 0;
}

/**
 * Makes a vacancy live through the gate that an undo left paused, within the caller's transaction.
 * @returns why it stays paused, so that a release of its case makes it live; undefined when it is live
 * @throws {CallError} not_found; conflict when the transition is not allowed
 */
export async function reopenRestored(
  tx: Db,
  vacancyId: number,
  reason: Reason,
  now: Date,
): Promise<string | undefined> {
  const refusal = await makeVacancyLive(tx, vacancyId, reason, now);
  if (refusal !== undefined) await setKeptFromLive(tx, [vacancyId]);
  return refusal;
}
