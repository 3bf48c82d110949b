import type { VacancyCard } from '@aarambh/contract';
import type { Db } from '../../platform/database/connect.ts';
import { presentCard } from './present-vacancy.ts';
import { listCardRows, listNewestIds } from './vacancies.queries.ts';

/** The cards of vacancies, in the order of the ids. */
export async function listCards(db: Db, ids: number[], now: Date): Promise<VacancyCard[]> {
  return (await listCardRows(db, ids, now)).map(presentCard);
}

/**
 * The newest live vacancies as cards.
 * @param options.exceptAppliedBy leaves out what this account has applied to
 */
export async function listNewestLiveCards(
  db: Db,
  now: Date,
  options: { limit: number; exceptAppliedBy?: number },
): Promise<VacancyCard[]> {
  return await listCards(db, await listNewestIds(db, now, options.limit, options.exceptAppliedBy), now);
}
