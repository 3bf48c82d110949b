import { COUNT_CAP, type OfferedSearch } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Db } from '../../../infra/database/connect.ts';
import { staleWhileRevalidate } from '../../../lib/async/stale-while-revalidate.ts';
import { placesCovering } from '../../places/index.ts';
import { findTitleOccupations } from '../occupations/index.ts';
import { parseKeyword } from '../query/read-keyword.ts';
import { buildTiers, isDemanding } from './build-tiers.ts';
import type { Expression } from './expression.ts';
import { filtersExpression } from './filter-expressions.ts';
import { findInTiers } from './find-in-tiers.ts';
import { listFrequentTexts } from './suggestions.queries.ts';

const MAX_EACH = 3;
/** Suggestions among which roles are looked for; the others are skills and companies. */
const FREQUENT_TEXTS = 100;
/** Counting them takes several searches and, for places, a scan; what is popular changes slowly. */
const MAX_AGE = { freshMs: 60_000, usableMs: 600_000 };

/** A search that may be offered: a role, a place or both. */
export type Candidate = Omit<OfferedSearch, 'count'>;

function expressionOf({ keyword, location }: Candidate): Expression | undefined {
  const filters = { places: location ? placesCovering(location) : undefined };
  if (keyword === '') return filtersExpression(filters);
  const parsed = parseKeyword(keyword);
  return buildTiers(parsed, filters).at(isDemanding(parsed) ? -1 : -2);
}

/** Counts the vacancies that offered searches find, and leaves out those that find none. */
export async function countOffers(db: Db, candidates: Candidate[], max: number, now: Date): Promise<OfferedSearch[]> {
  const offers: OfferedSearch[] = [];
  for (const candidate of candidates) {
    if (offers.length === max) break;
    const expression = expressionOf(candidate);
    if (expression === undefined) continue;
    const { counted } = await findInTiers(db, [expression], { now, offset: 0, limit: 1 });
    if (counted > 0) offers.push({ ...candidate, count: Math.min(counted, COUNT_CAP) });
  }
  return offers;
}

/**
 * Creates a reader of the searches that are offered to whoever finds nothing: the most frequent roles and places, with
 * the number of vacancies of each, at most ten minutes old.
 * @param listPlaces places of live vacancies, most vacancies first
 */
export function createPopularOffersReader(
  { reads: db, clock, ttlStore }: AppContext,
  listPlaces: () => Promise<string[]>,
): () => Promise<OfferedSearch[]> {
  return staleWhileRevalidate(
    clock,
    MAX_AGE,
    async (now) => {
      const texts = await listFrequentTexts(db, FREQUENT_TEXTS);
      const roles = texts.filter((text) => findTitleOccupations(text).length > 0);
      const places = await listPlaces();
      const count = (candidates: Candidate[]) => countOffers(db, candidates.slice(0, 2 * MAX_EACH), MAX_EACH, now);
      return [
        ...(await count(roles.map((role) => ({ keyword: role, location: '' })))),
        ...(await count(places.map((location) => ({ keyword: '', location })))),
      ];
    },
    { ttlStore, name: 'popular searches' },
  );
}
