import type { AppContext } from '../../app-context.ts';
import type { Db } from '../../infra/database/connect.ts';
import type { VacancyStatus } from '../../infra/database/schema.ts';
import { CallError } from '../../lib/call-error.ts';
import { setKeptFromLive } from '../screening/index.ts';
import {
  clearClosing,
  findUndoableClosing,
  isCompanyBlocked,
  lockVacancyStatus,
  recordStatusChanges,
  removeFromSearch,
  setDueVacanciesExpired,
  setVacancyStatus,
} from './change-vacancy-status.queries.ts';
import { isClosedByModeration, withdrawWarnings } from './moderated-vacancies.queries.ts';
import { COMPANY_BLOCKED, passLiveGate } from './pass-live-gate.ts';
import type { Reason } from './status-reason.ts';

/**
 * State machine of a vacancy. One that has ended cannot become live again, unless closing it is undone in time. A draft that
 * is discarded is closed without having been public.
 */
const transitions: Record<VacancyStatus, readonly VacancyStatus[]> = {
  draft: ['live', 'closed'],
  live: ['paused', 'closed', 'expired'],
  paused: ['live', 'closed', 'expired'],
  closed: [],
  expired: [],
};

/** Whether a vacancy may change from one status to another. */
export const canBecome = (from: VacancyStatus, to: VacancyStatus): boolean => transitions[from].includes(to);

/** Vacancies that the expiry job updates per transaction. */
const BATCH_SIZE = 1_000;

/**
 * Changes the status of a vacancy and its search row, within the caller's transaction. Only the gate makes one live.
 * @throws {CallError} not_found; conflict when the transition is not allowed
 */
export async function changeVacancyStatus(
  tx: Db,
  vacancyId: number,
  to: Exclude<VacancyStatus, 'live'>,
  reason: Reason,
  now: Date,
): Promise<void> {
  const from = await lockVacancyStatus(tx, vacancyId);
  if (!from) throw new CallError('not_found');
  if (!canBecome(from, to)) throw new CallError('conflict', `A vacancy that is ${from} cannot become ${to}.`);
  await setVacancyStatus(tx, vacancyId, to, now);
  await recordStatusChanges(tx, [vacancyId], from, to, reason, now);
  await removeFromSearch(tx, [vacancyId]);
}

/**
 * Undoes closing a vacancy within the caller's transaction: it is again what it was before, or paused when screening holds it.
 * @returns why it is paused and not live; undefined when it is what it was
 * @throws {CallError} not_found; conflict when it is not closed, its applicants were notified, or its company is blocked
 */
export async function reopenClosedVacancy(
  tx: Db,
  vacancyId: number,
  reason: Reason,
  now: Date,
): Promise<string | undefined> {
  const from = await lockVacancyStatus(tx, vacancyId);
  if (!from) throw new CallError('not_found');
  if (from !== 'closed') throw new CallError('conflict', `It is not closed, but ${from}.`);
  const closing = await findUndoableClosing(tx, vacancyId);
  if (!closing)
    throw new CallError('conflict', 'Its applicants were notified that it has closed. Copy it and post it again.');
  if (await isClosedByModeration(tx, vacancyId))
    throw new CallError('conflict', 'A moderation decision closed it. Undo the decision in its case.');
  if (await isCompanyBlocked(tx, vacancyId)) throw new CallError('conflict', COMPANY_BLOCKED);
  await clearClosing(tx, vacancyId);
  await withdrawWarnings(tx, vacancyId);
  let refusal: string | undefined;
  if (closing.from === 'live') {
    const { refused } = await passLiveGate(tx, { toLive: [vacancyId] }, reason, now);
    refusal = refused.get(vacancyId);
    if (refusal === undefined) return undefined;
    await setKeptFromLive(tx, [vacancyId]);
  }
  // It is live again only if nothing holds it now; else it is paused until staff decide.
  const to = closing.from === 'live' ? 'paused' : closing.from;
  await setVacancyStatus(tx, vacancyId, to, now);
  await recordStatusChanges(tx, [vacancyId], 'closed', to, reason, now);
  return refusal;
}

/**
 * Closes a vacancy: from now on it is in no list and job seekers cannot apply to it.
 * @throws {CallError} not_found; conflict when it has already ended, or is a draft
 */
export async function closeVacancy({ db, clock }: AppContext, vacancyId: number, reason: Reason): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if ((await lockVacancyStatus(tx, vacancyId)) === 'draft')
      throw new CallError('conflict', 'It is a draft, not live.');
    await changeVacancyStatus(tx, vacancyId, 'closed', reason, clock.now());
  });
}

/** Sets vacancies past their validity to expired. They were invisible already; this job updates their status. */
export async function expireVacancies({ db, clock }: AppContext): Promise<void> {
  const now = clock.now();
  const reason: Reason = { cause: 'validity ended', actor: 'system' };
  for (const from of ['live', 'paused'] as const)
    for (let ended = BATCH_SIZE; ended === BATCH_SIZE; ) {
      ended = await db.transaction().execute(async (tx) => {
        const ids = await setDueVacanciesExpired(tx, from, now, BATCH_SIZE);
        await recordStatusChanges(tx, ids, from, 'expired', reason, now);
        await removeFromSearch(tx, ids);
        return ids.length;
      });
    }
}
