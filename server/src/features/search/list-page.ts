import { COUNT_CAP } from '@aarambh/contract';
import type { Db } from '../../infra/database/connect.ts';
import { placesCovering } from '../places/index.ts';
import { listNewest } from '../vacancies/vacancies.queries.ts';
import { type Filters, filtersExpression, titleExpression } from './engine/build-tsquery.ts';
import { tsqueryOf } from './engine/expression.ts';
import { findInTiers } from './engine/find-in-tiers.ts';
import { resultOf, withinCap } from './engine/postgres-search.ts';
import type { SearchResult } from './engine/vacancy-search.ts';
import { readKeyword } from './query/read-keyword.ts';

/** A page of the newest live vacancies, of one company or of all, that meet filters; bounded as search is. */
export async function listPage(
  db: Db,
  { companyId, ...filters }: Filters & { companyId?: number },
  { now, offset, limit }: { now: Date; offset: number; limit: number },
): Promise<SearchResult> {
  const part = { now, offset, limit: withinCap(offset, limit) };
  const expression = filtersExpression(filters);
  if (expression !== undefined && companyId === undefined) return resultOf(await findInTiers(db, [expression], part));
  const tsquery = expression && tsqueryOf(expression);
  return resultOf(await listNewest(db, { companyId, filters: tsquery }, { ...part, countTo: COUNT_CAP + 1 }));
}

/** A page of the live vacancies whose title says a role, in a place or anywhere (''), newest first. */
export async function listTitled(
  db: Db,
  { role, place }: { role: string; place: string },
  { now, offset, limit }: { now: Date; offset: number; limit: number },
): Promise<SearchResult> {
  const expression = titleExpression(readKeyword(role), { places: place ? placesCovering(place) : undefined });
  if (expression === undefined) return { ids: [], total: 0, capped: false };
  return resultOf(await findInTiers(db, [expression], { now, offset, limit: withinCap(offset, limit) }));
}
