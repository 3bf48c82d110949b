import type { BulkResult, VersionedVacancy } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import type { Db } from '../../infra/database/connect.ts';
import type { RecordAction } from '../../infra/http/staff-action.ts';
import { CallError, fieldError, refusesRow } from '../../lib/call-error.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { formatDay } from '../../lib/india-time/format-india-time.ts';
import { startOfDay } from '../../lib/india-time/indian-day.ts';
import { STAFF_SOURCE } from '../../lib/staff-source.ts';
import { closeAsFraud, undoCloseAsFraud } from '../moderation/index.ts';
import {
  changeVacancyStatus,
  describeHold,
  makeVacancyLive,
  passLiveGate,
  type Reason,
  reopenClosedVacancy,
  reopenRestored,
  setClosing,
} from '../vacancy-lifecycle/index.ts';
import { checkVacancyVersion } from './check-vacancy-version.ts';
import { type EditedVacancy, findEditedVacancy, updateExpiry, updatePostedAt } from './vacancy-details.queries.ts';

/** Closing can be undone for this long, except for a fraud; the applicants are notified after it. */
export const UNDO_MS = 10 * 60_000;
const MAX_DAYS = 180;

/**
 * Changes one vacancy, which is locked, in a transaction.
 * @returns why it is left out though what screening found is recorded
 * @throws {CallError} when it is to be left out without a trace
 */
type Change = (
  tx: Db,
  vacancyId: number,
  vacancy: EditedVacancy,
  reason: Reason,
  now: Date,
) => Promise<string | undefined>;

/** Columns of a vacancy that the audit log records. */
const recorded = ({ status, posting, endedAsFraud }: EditedVacancy) => ({
  status,
  posted_at: posting.postedAt,
  expires_at: posting.expiresAt,
  ended_as_fraud: endedAsFraud,
});

/**
 * Changes vacancies one by one, each in a transaction with its audit row: a crash leaves each done or not. Those that
 * cannot be changed, or that someone has changed since they were shown, are left out with the reason.
 */
export async function changeVacancies(
  { db, clock }: AppContext,
  { rows, reason, by }: { rows: readonly VersionedVacancy[]; reason: string; by: string },
  recordAction: RecordAction,
  change: Change,
): Promise<BulkResult> {
  const result: BulkResult = { done: [], skipped: [] };
  for (const [id, row] of new Map(rows.map((one) => [one.vacancyID, one]))) {
    let name = `No. ${id}`;
    let { version } = row;
    try {
      const cause = await db.transaction().execute(async (tx) => {
        const before = await findEditedVacancy(tx, id, true);
        if (!before) throw new CallError('not_found', 'There is no vacancy with this number.');
        name = `${before.posting.title}, ${before.company}`;
        await checkVacancyVersion(tx, row, before);
        const skipped = await change(tx, id, before, { cause: reason, actor: by }, clock.now());
        const after = await findEditedVacancy(tx, id);
        version = after?.version ?? version;
        if (skipped !== undefined && after?.status === before.status) return skipped;
        await recordAction(tx, {
          target: { kind: 'vacancy', id },
          before: recorded(before),
          after: after && recorded(after),
        });
        return skipped;
      });
      if (cause === undefined) result.done.push({ vacancyID: id, version });
      else result.skipped.push({ id, name, cause });
    } catch (error) {
      if (!refusesRow(error)) throw error;
      result.skipped.push({ id, name, cause: error.message });
    }
  }
  return result;
}

function refuseUnless(status: EditedVacancy['status'], wanted: EditedVacancy['status']): void {
  if (status !== wanted) throw new CallError('conflict', `It is ${status}, not ${wanted}.`);
}

function refusePast({ posting }: EditedVacancy, now: Date): void {
  if (posting.expiresAt <= now) throw new CallError('conflict', 'Its last day has passed. Extend it first.');
}

function refuseEnded(status: EditedVacancy['status']): void {
  if (status === 'draft') throw new CallError('conflict', 'It is a draft, not live. Discard it.');
  if (status === 'closed' || status === 'expired') throw new CallError('conflict', `It is ${status} already.`);
}

export const approve: Change = async (tx, id, vacancy, reason, now) => {
  refuseUnless(vacancy.status, 'draft');
  refusePast(vacancy, now);
  const { source, postedAt } = vacancy.posting;
  if (source === STAFF_SOURCE) await updatePostedAt(tx, id, now);
  const refusal = await makeVacancyLive(tx, id, reason, now);
  if (refusal !== undefined) await updatePostedAt(tx, id, postedAt);
  return refusal;
};

export const pause: Change = async (tx, id, { status }, reason, now) => {
  refuseUnless(status, 'live');
  await changeVacancyStatus(tx, id, 'paused', reason, now);
};

export const reopen: Change = async (tx, id, vacancy, reason, now) => {
  refuseUnless(vacancy.status, 'paused');
  refusePast(vacancy, now);
  return await makeVacancyLive(tx, id, reason, now);
};

/** @param lastDay yyyy-MM-dd @throws {CallError} bad_input when it has passed or is too far away */
export function extendUntil(lastDay: string, today: Date): Change {
  const end = startOfDay(new Date(`${lastDay}T06:30:00Z`), 1);
  if (end <= today) throw fieldError('lastDay', 'This day has passed.');
  if (end.getTime() > today.getTime() + MAX_DAYS * DAY_MS)
    throw fieldError('lastDay', `Choose a day within the next ${MAX_DAYS} days.`);
  return async (tx, id, { status, posting }, reason, now) => {
    if (status === 'closed' || status === 'expired')
      throw new CallError('conflict', `It is ${status}. Copy it and post it again.`);
    if (posting.expiresAt >= end)
      throw new CallError('conflict', `It runs until ${formatDay(new Date(posting.expiresAt.getTime() - 1))} already.`);
    await updateExpiry(tx, id, end, now);
    if (status !== 'live') return undefined;
    const { held } = await passLiveGate(tx, { changed: [id] }, reason, now);
    if (!held.has(id)) return undefined;
    await updateExpiry(tx, id, posting.expiresAt, now);
    return `It is paused instead. ${await describeHold(tx, id)}`;
  };
}

export const close: Change = async (tx, id, { status }, reason, now) => {
  refuseEnded(status);
  await changeVacancyStatus(tx, id, 'closed', reason, now);
  await setClosing(tx, id, { notifyAfter: new Date(now.getTime() + UNDO_MS), isFraud: false });
};

/** Closes a vacancy as a fraud, with all that follows an upheld moderation case. */
export const closeFraud =
  (staffId: number | undefined): Change =>
  async (tx, id, { status }, { cause, actor }, now) => {
    refuseEnded(status);
    await closeAsFraud(tx, id, { cause, reason: cause, by: actor, staffId, origin: 'vacancies' }, now);
  };

/** A discarded draft is kept, so that an import does not bring it back, and undoing is possible like undoing a closing. */
export const discard: Change = async (tx, id, { status }, reason, now) => {
  refuseUnless(status, 'draft');
  await changeVacancyStatus(tx, id, 'closed', reason, now);
  await setClosing(tx, id, { notifyAfter: new Date(now.getTime() + UNDO_MS), isFraud: false });
};

const describePause = (refusal: string | undefined): string | undefined =>
  refusal === undefined ? undefined : `It is paused instead. ${refusal}`;

const reopenUndone: Change = async (tx, id, _vacancy, reason, now) =>
  describePause(await reopenRestored(tx, id, reason, now));

/**
 * Undoes closing vacancies; as a fraud as long as the undo of its moderation decision is possible. One that screening holds
 * now is paused, and says so. Those that were frauds stay paused until all are undone, and are screened then: after a crash
 * they are paused, and not live unscreened.
 */
export async function undoClosings(
  context: AppContext,
  input: Parameters<typeof changeVacancies>[1] & { staffId: number | undefined },
  recordAction: RecordAction,
): Promise<BulkResult> {
  const paused = new Set<number>();
  const undo: Change = async (tx, id, _vacancy, reason, now) => {
    const undone = await undoCloseAsFraud(tx, id, { by: reason.actor, staffId: input.staffId }, now);
    if (undone === 'none') return describePause(await reopenClosedVacancy(tx, id, reason, now));
    if (undone === 'paused') paused.add(id);
    return undefined;
  };
  const { done, skipped } = await changeVacancies(context, input, recordAction, undo);
  const rows = done.filter(({ vacancyID }) => paused.has(vacancyID));
  const reopened = await changeVacancies(context, { ...input, rows }, recordAction, reopenUndone);
  return {
    done: [...done.filter(({ vacancyID }) => !paused.has(vacancyID)), ...reopened.done],
    skipped: [...skipped, ...reopened.skipped],
  };
}
