import type { VacancyCard } from '@aarambh/contract';
import type { Db } from '../../infra/database/connect.ts';
import { presentCard } from './present-vacancy.ts';
import { listCardRows, listKnownCardRows, listNewestIds } from './vacancies.queries.ts';

/** Lists the cards of live vacancies, in the order of the ids. */
export async function listCards(db: Db, ids: number[], now: Date): Promise<VacancyCard[]> {
  return (await listCardRows(db, ids, now)).map(presentCard);
}

/** Maps ids to the cards of vacancies of any status, each with whether it is live; for histories such as applications. */
export async function mapKnownCards(
  db: Db,
  ids: number[],
  now: Date,
): Promise<Map<number, { card: VacancyCard; isLive: boolean }>> {
  const rows = await listKnownCardRows(db, ids, now);
  return new Map(rows.map((row) => [row.id, { card: presentCard(row), isLive: row.is_live }]));
}

/**
 * Lists the cards of the newest live vacancies.
 * @param options.exceptAppliedBy id of an account; vacancies it has applied to are left out
 */
export async function listNewestLiveCards(
  db: Db,
  now: Date,
  options: { limit: number; exceptAppliedBy?: number },
): Promise<VacancyCard[]> {
  return await listCards(db, await listNewestIds(db, now, options.limit, options.exceptAppliedBy), now);
}
