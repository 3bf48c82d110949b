import type { VacancyCard } from '@aarambh/contract';
import type { Db } from '../../infra/database/connect.ts';
import { presentCard } from './present-vacancy.ts';
import { listCardRows, listKnownCardRows, listNewestIds } from './vacancies.queries.ts';

/** The cards of vacancies, in the order of the ids. */
export async function listCards(db: Db, ids: number[], now: Date): Promise<VacancyCard[]> {
  return (await listCardRows(db, ids, now)).map(presentCard);
}

/** The cards of vacancies of whatever status by their ids, each with whether it is live: for what has a history. */
export async function mapKnownCards(
  db: Db,
  ids: number[],
  now: Date,
): Promise<Map<number, { card: VacancyCard; isLive: boolean }>> {
  const rows = await listKnownCardRows(db, ids, now);
  return new Map(rows.map((row) => [row.id, { card: presentCard(row), isLive: row.is_live }]));
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
