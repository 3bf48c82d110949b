import { COUNT_CAP } from '@aarambh/contract';
import type { Db } from '../../platform/database/connect.ts';
import { placesCovering } from '../places/index.ts';
import { type Filters, filtersTsquery, type Tsqueries, titleTsquery } from './search/build-tsquery.ts';
import { resultOf, withinCap } from './search/postgres-search.ts';
import { readKeyword } from './search/read-keyword.ts';
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

/** A page of the live vacancies whose title says a role, in a place or anywhere (''), newest first. */
export async function listTitled(
  db: Db,
  { role, place }: { role: string; place: string },
  { now, offset, limit }: { now: Date; offset: number; limit: number },
): Promise<SearchResult> {
  const tsquery = titleTsquery(readKeyword(role), { places: place ? placesCovering(place) : undefined });
  if (tsquery === undefined) return { ids: [], total: 0, capped: false };
  const tiers = { tiers: [tsquery, '', ''], anywhere: tsquery } satisfies Tsqueries;
  return resultOf(await findInTiers(db, tiers, { now, offset, limit: withinCap(offset, limit) }));
}
