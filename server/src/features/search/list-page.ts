import { COUNT_CAP, type SearchOrder } from '@aarambh/contract';
import type { Db } from '../../infra/database/connect.ts';
import { placesCovering } from '../places/index.ts';
import { buildPayTiers } from './engine/build-tiers.ts';
import { toTsquery } from './engine/expression.ts';
import { type Filters, filtersExpression } from './engine/filter-expressions.ts';
import { findInTiers } from './engine/find-in-tiers.ts';
import { limitWithinCap, toSearchResult } from './engine/postgres-search.ts';
import { titleExpression } from './engine/term-expressions.ts';
import type { SearchResult } from './engine/vacancy-search.ts';
import { listNewest } from './list-page.queries.ts';
import { noKeyword, readKeyword } from './query/read-keyword.ts';

/** A list without a keyword: filters, order and span of time. */
export interface ListChoices extends Filters {
  order?: SearchOrder | undefined;
  since?: Date | undefined;
}

/** Lists a page of live vacancies that match filters, newest first or highest pay first; capped as search is. */
export async function listPage(
  db: Db,
  { order, since, ...filters }: ListChoices,
  { now, offset, limit }: { now: Date; offset: number; limit: number },
): Promise<SearchResult> {
  const request = { now, since, offset, limit: limitWithinCap(offset, limit) };
  if (order === 'pay') return toSearchResult(await findInTiers(db, buildPayTiers(noKeyword, filters), request));
  const { companyId, ...others } = filters;
  const expression = filtersExpression(others);
  if (expression !== undefined && companyId === undefined)
    return toSearchResult(await findInTiers(db, [expression], request));
  // An index lists the vacancies of a company, or all, by time.
  const tsquery = expression && toTsquery(expression);
  return toSearchResult(await listNewest(db, { companyId, filters: tsquery }, { ...request, countTo: COUNT_CAP + 1 }));
}

/** Lists a page of the live vacancies whose title contains a role, in a place or anywhere (''), newest first. */
export async function listTitled(
  db: Db,
  { role, place }: { role: string; place: string },
  { now, offset, limit }: { now: Date; offset: number; limit: number },
): Promise<SearchResult> {
  const expression = titleExpression(readKeyword(role), { places: place ? placesCovering(place) : undefined });
  if (expression === undefined) return { ids: [], total: 0, capped: false };
  return toSearchResult(await findInTiers(db, [expression], { now, offset, limit: limitWithinCap(offset, limit) }));
}
