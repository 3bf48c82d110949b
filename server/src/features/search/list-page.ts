import { COUNT_CAP } from '@aarambh/contract';
import type { Db } from '../../infra/database/connect.ts';
import { placesCovering } from '../places/index.ts';
import { type Filters, filtersExpression, titleExpression } from './engine/build-tiers.ts';
import { toTsquery } from './engine/expression.ts';
import { findInTiers } from './engine/find-in-tiers.ts';
import { limitWithinCap, toSearchResult } from './engine/postgres-search.ts';
import type { SearchResult } from './engine/vacancy-search.ts';
import { listNewest } from './list-page.queries.ts';
import { readKeyword } from './query/read-keyword.ts';

/** Lists a page of the newest live vacancies, of one company or of all, that match filters; capped as search is. */
export async function listPage(
  db: Db,
  { companyId, ...filters }: Filters & { companyId?: number },
  { now, offset, limit }: { now: Date; offset: number; limit: number },
): Promise<SearchResult> {
  const request = { now, offset, limit: limitWithinCap(offset, limit) };
  const expression = filtersExpression(filters);
  if (expression !== undefined && companyId === undefined)
    return toSearchResult(await findInTiers(db, [expression], request));
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
