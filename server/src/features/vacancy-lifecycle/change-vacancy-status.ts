import type { AppContext } from '../../app-context.ts';
import type { Db } from '../../infra/database/connect.ts';
import type { VacancyStatus } from '../../infra/database/schema.ts';
import { CallError } from '../../lib/call-error.ts';
import {
  lockVacancyStatus,
  recordStatusChanges,
  removeFromSearch,
  setDueVacanciesExpired,
  setVacancyStatus,
} from './change-vacancy-status.queries.ts';
import { indexVacancies } from './index-vacancies.ts';

/** Audit record of a status change: its cause and actor ('system', 'operator', name of an import); never deleted. */
export interface Reason {
  cause: string;
  actor: string;
}

/** State machine of a vacancy. A vacancy that has ended cannot become live again. */
const transitions: Record<VacancyStatus, readonly VacancyStatus[]> = {
  draft: ['live'],
  live: ['closed', 'expired'],
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
  await setVacancyStatus(tx, vacancyId, to, now);
  await recordStatusChanges(tx, [vacancyId], from, to, reason, now);
  if (to === 'live') await indexVacancies(tx, [vacancyId]);
  else await removeFromSearch(tx, [vacancyId]);
}

/**
 * Publishes a draft.
 * @throws {CallError} not_found; conflict when the vacancy is not a draft
 */
export async function publishDraft({ db, clock }: AppContext, vacancyId: number, reason: Reason): Promise<void> {
  await db.transaction().execute((tx) => changeVacancyStatus(tx, vacancyId, 'live', reason, clock.now()));
}

/**
 * Closes a vacancy: from now on it is in no list and job seekers cannot apply to it.
 * @throws {CallError} not_found; conflict when it has already ended
 */
export async function closeVacancy({ db, clock }: AppContext, vacancyId: number, reason: Reason): Promise<void> {
  await db.transaction().execute((tx) => changeVacancyStatus(tx, vacancyId, 'closed', reason, clock.now()));
}

/** Sets vacancies past their validity to expired. They were invisible already; this job updates their status. */
export async function expireVacancies({ db, clock }: AppContext): Promise<void> {
  const now = clock.now();
  const reason: Reason = { cause: 'validity ended', actor: 'system' };
  for (let ended = BATCH_SIZE; ended === BATCH_SIZE; ) {
    ended = await db.transaction().execute(async (tx) => {
      const ids = await setDueVacanciesExpired(tx, now, BATCH_SIZE);
      await recordStatusChanges(tx, ids, 'live', 'expired', reason, now);
      await removeFromSearch(tx, ids);
      return ids.length;
    });
  }
}
