import { COUNT_CAP } from '@aarambh/contract';
import type { Db } from '../../platform/database/connect.ts';
import { type Filters, filtersTsquery } from './search/build-tsquery.ts';
import { resultOf, withinCap } from './search/postgres-search.ts';
import { findInTiers } from './search/search.queries.ts';
import type { SearchResult } from './search/vacancy-search.ts';
import { listNewest } from './vacancies.queries.ts';

/** A page of the newest live vacancies, of one company or of all, that meet filters; bounded as search is. */
export async function listPage(
  db: Db,
  { companyId, ...filters }: Filters & { companyId?: number },
  { now, offset, limit }: { now: Date; offset: number; limit: number },
): Promise<SearchResult> {
  const part = { now, offset, limit: withinCap(offset, limit) };
  const tsquery = filtersTsquery(filters);
  if (tsquery !== undefined && companyId === undefined) {
    // A search with one tier: the empty expressions match nothing.
    return resultOf(await findInTiers(db, { tiers: [tsquery, '', ''], anywhere: tsquery }, part));
  }
  return resultOf(await listNewest(db, { companyId, filters: tsquery }, { ...part, countTo: COUNT_CAP + 1 }));
}
