import type { Db } from '../../../infra/database/connect.ts';
import { estimateTotal } from './estimate-total.ts';
import type { Expression } from './expression.ts';
import { findPage, type PageRequest } from './find-page.ts';
import type { FoundPage } from './search.queries.ts';
import { getStatistics, type SearchStatistics } from './search-statistics.ts';

/**
 * Finds a page of the vacancies of nested tiers, and their total: the best tier first, newest first within each. The
 * statistics choose how the page is found, never its order (docs/decisions/0019-time-sliced-search.md).
 * @param tiers each tier includes the one before; the last is the condition of the whole search
 * @param known statistics to use instead of those of the database
 */
export async function findInTiers(
  db: Db,
  tiers: Expression[],
  request: PageRequest,
  known?: SearchStatistics,
): Promise<FoundPage> {
  const statistics = known ?? (await getStatistics(db));
  const page = await findPage(db, tiers, request, statistics);
  if (page.isComplete) return { ids: page.ids, counted: page.seen };
  const condition = tiers.at(-1) as Expression;
  return { ids: page.ids, ...(await estimateTotal(db, condition, page, request, statistics)) };
}
