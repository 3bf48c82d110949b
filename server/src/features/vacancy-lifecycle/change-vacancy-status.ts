import type { AppContext } from '../../app-context.ts';
import type { Db } from '../../infra/database/connect.ts';
import type { VacancyStatus } from '../../infra/database/schema.ts';
import { CallError } from '../../lib/call-error.ts';
import {
  endVacanciesRunOut,
  lockVacancyStatus,
  recordChanges,
  removeFromSearch,
  setVacancyStatus,
} from './life-cycle.queries.ts';
import { putIntoSearch } from './put-into-search.ts';

/** Why something was changed and who did it ('system', 'operator', an import's name); kept for ever. */
export interface Reason {
  cause: string;
  actor: string;
}

/** The life of a vacancy. What ended stays ended. */
const allowed: Record<VacancyStatus, readonly VacancyStatus[]> = {
  draft: ['live'],
  live: ['closed', 'expired'],
  closed: [],
  expired: [],
};

export const mayBecome = (from: VacancyStatus, to: VacancyStatus): boolean => allowed[from].includes(to);

/** Vacancies the expiry job ends in one transaction. */
const BATCH = 1_000;

/**
 * Moves a vacancy on in its life, within the caller's transaction.
 * @throws {CallError} not_found; conflict when its life does not allow it
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
  if (!mayBecome(from, to)) throw new CallError('conflict', `A vacancy that is ${from} cannot become ${to}.`);
  await setVacancyStatus(tx, vacancyId, to, now);
  await recordChanges(tx, [vacancyId], from, to, reason, now);
  if (to === 'live') await putIntoSearch(tx, [vacancyId]);
  else await removeFromSearch(tx, [vacancyId]);
}

/**
 * Publishes a draft.
 * @throws {CallError} not_found; conflict when it is no draft
 */
export async function publishDraft({ db, clock }: AppContext, vacancyId: number, reason: Reason): Promise<void> {
  await db.transaction().execute((tx) => changeVacancyStatus(tx, vacancyId, 'live', reason, clock.now()));
}

/**
 * Takes a vacancy off the portal: from this moment it is nowhere found and cannot be applied to.
 * @throws {CallError} not_found; conflict when it has already ended
 */
export async function closeVacancy({ db, clock }: AppContext, vacancyId: number, reason: Reason): Promise<void> {
  await db.transaction().execute((tx) => changeVacancyStatus(tx, vacancyId, 'closed', reason, clock.now()));
}

/** Ends the vacancies whose validity is over. Nobody could see them any more; this makes it their status. */
export async function expireVacancies({ db, clock }: AppContext): Promise<void> {
  const now = clock.now();
  const reason: Reason = { cause: 'validity ended', actor: 'system' };
  for (let ended = BATCH; ended === BATCH; ) {
    ended = await db.transaction().execute(async (tx) => {
      const ids = await endVacanciesRunOut(tx, now, BATCH);
      await recordChanges(tx, ids, 'live', 'expired', reason, now);
      await removeFromSearch(tx, ids);
      return ids.length;
    });
  }
}
