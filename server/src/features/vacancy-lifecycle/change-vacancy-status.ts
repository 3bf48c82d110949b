import type { AppContext } from '../../app-context.ts';
import type { Db } from '../../infra/database/connect.ts';
import type { VacancyStatus } from '../../infra/database/schema.ts';
import { CallError } from '../../lib/call-error.ts';
import { listFindings, rescreenStored, setKeptFromLive } from '../screening/index.ts';
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
import { indexVacancies } from './index-vacancies.ts';
import { isHeld, isUpheld, withdrawWarnings } from './moderated-vacancies.queries.ts';

/** Audit record of a status change: its cause and actor ('system', 'operator', name of an import); never deleted. */
export interface Reason {
  cause: string;
  actor: string;
}

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
 * Changes the status of a vacancy and its search row, within the caller's transaction.
 * @throws {CallError} not_found; conflict when the transition is not allowed
 */
export async function changeVacancyStatus(
  tx: Db,
  vacancyId: number,
  to: VacancyStatus,
  reason: Reason,
  now: Date,
): Promise<void> {
  const from = await lockVacancyStatus(tx, vacancyId);
  if (!from) throw new CallError('not_found');
  if (!canBecome(from, to)) throw new CallError('conflict', `A vacancy that is ${from} cannot become ${to}.`);
  if (to === 'live') {
    await refuseBlockedCompany(tx, vacancyId);
    if (await isHeld(tx, vacancyId)) throw new CallError('conflict', await describeHold(tx, vacancyId));
  }
  await setVacancyStatus(tx, vacancyId, to, now);
  await recordStatusChanges(tx, [vacancyId], from, to, reason, now);
  if (to === 'live') await indexVacancies(tx, [vacancyId]);
  else await removeFromSearch(tx, [vacancyId]);
}

/** Why a moderation case holds a vacancy, in the words of what screening found. */
async function describeHold(tx: Db, vacancyId: number): Promise<string> {
  const [finding] = (await listFindings(tx, vacancyId)).filter(({ level }) => level === 'high');
  const why = finding ? ` ${finding.explanation}${finding.words && ` Its words: “${finding.words}”.`}` : '';
  return `A moderation case holds it.${why} It can be live when the case is released.`;
}

/** @throws {CallError} conflict when the company of the vacancy is blocked */
async function refuseBlockedCompany(tx: Db, vacancyId: number): Promise<void> {
  if (await isCompanyBlocked(tx, vacancyId))
    throw new CallError('conflict', 'Its company is blocked: its vacancies cannot be live.');
}

/**
 * Undoes closing a vacancy within the caller's transaction: it is again what it was before, or paused when screening holds it.
 * @throws {CallError} not_found; conflict when it is not closed, its applicants were told, or its company is blocked
 */
export async function reopenClosedVacancy(tx: Db, vacancyId: number, reason: Reason, now: Date): Promise<void> {
  const from = await lockVacancyStatus(tx, vacancyId);
  if (!from) throw new CallError('not_found');
  if (from !== 'closed') throw new CallError('conflict', `It is not closed, but ${from}.`);
  const closing = await findUndoableClosing(tx, vacancyId);
  if (!closing)
    throw new CallError('conflict', 'Its applicants were told that it has closed. Copy it and post it again.');
  if (await isUpheld(tx, vacancyId))
    throw new CallError('conflict', 'A moderation decision closed it. Undo the decision in its case.');
  await refuseBlockedCompany(tx, vacancyId);
  // It is live again only if nothing holds it now; else it is paused until staff decide.
  if (closing.from === 'live') await rescreenStored(tx, [vacancyId], now);
  const isStopped = closing.from === 'live' && (await isHeld(tx, vacancyId));
  if (isStopped) await setKeptFromLive(tx, [vacancyId]);
  const to = isStopped ? 'paused' : closing.from;
  await setVacancyStatus(tx, vacancyId, to, now);
  await clearClosing(tx, vacancyId);
  await withdrawWarnings(tx, vacancyId);
  await recordStatusChanges(tx, [vacancyId], 'closed', to, reason, now);
  if (to === 'live') await indexVacancies(tx, [vacancyId]);
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
