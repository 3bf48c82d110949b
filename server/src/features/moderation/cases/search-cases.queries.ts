import { MAX_COUNTED_MODERATION_CASES, MODERATION_PAGE, type QueuedCase } from '@aarambh/contract';
import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import { listPictureCases, matchPictureCases } from '../pictures/picture-cases.queries.ts';
import { type CaseView, listVacancyCases, matchVacancyCases, type QueueFilters } from './list-cases.queries.ts';

/** One page of the queue of vacancies and pictures: cases to decide by when they are due, others newest first. */
export async function searchCases(
  db: Db,
  filters: QueueFilters,
  view: CaseView,
): Promise<{ cases: QueuedCase[]; total: number; isCapped: boolean }> {
  const { state = 'undecided', page = 1 } = filters;
  const isByDue = state === 'undecided' || state === 'open' || state === 'asked';
  const order = isByDue ? sql`due_at, id` : sql`id desc`;
  const matching = [matchVacancyCases(filters, view), matchPictureCases(filters, view)].filter(
    (one) => one !== undefined,
  );
  if (matching.length === 0) return { cases: [], total: 0, isCapped: false };
  const counting = MAX_COUNTED_MODERATION_CASES + 1;
  // Each table is read in order by its index, and no further than the page.
  const heads = matching.map((one) => sql`(${one} order by ${order} limit ${page * MODERATION_PAGE})`);
  const capped = matching.map((one) => sql`(${one} limit ${counting})`);
  const [chosen, counted] = await Promise.all([
    sql<{ id: number }>`
      select id from (${sql.join(heads, sql` union all `)}) queue
      order by ${order} limit ${MODERATION_PAGE} offset ${(page - 1) * MODERATION_PAGE}`.execute(db),
    sql<{ count: number }>`select count(*)::int as count from (${sql.join(capped, sql` union all `)}) counted`.execute(
      db,
    ),
  ]);
  const ids = chosen.rows.map(({ id }) => id);
  // The two kinds of cases share their numbers.
  const found = await Promise.all([listVacancyCases(db, ids, view), listPictureCases(db, ids, view)]);
  const cases = new Map(found.flat().map((one) => [one.caseID, one]));
  const count = counted.rows[0]?.count ?? 0;
  return {
    cases: ids.flatMap((id) => cases.get(id) ?? []),
    total: Math.min(count, MAX_COUNTED_MODERATION_CASES),
    isCapped: count > MAX_COUNTED_MODERATION_CASES,
  };
}
