import { COUNT_CAP, type OfferedSearch } from '@aarambh/contract';
import type { Db } from '../../../infra/database/connect.ts';
import { findPlace, placesAround, placesCovering } from '../../places/index.ts';
import { nameOfOccupation, relatedOccupations } from '../occupations/index.ts';
import { isPlaceTerm } from '../query/expand-term.ts';
import { type ParsedKeyword, parseKeyword } from '../query/read-keyword.ts';
import { buildTiers, filtersExpression } from './build-tiers.ts';
import type { Expression } from './expression.ts';
import { findInTiers } from './find-in-tiers.ts';
import type { SearchWindow } from './search.queries.ts';
import type { SearchStatistics } from './search-statistics.ts';

const MAX_OFFERS = 6;
/** Offers whose vacancies are counted. */
const MAX_COUNTED = 12;

type Candidate = Omit<OfferedSearch, 'count'>;

/** Roles of a keyword: as typed, their occupations' names, and those of close occupations. */
function listRoles({ terms, roles }: ParsedKeyword): string[] {
  const words = terms.filter((term) => !isPlaceTerm(term));
  const typed = roles.map(({ from, to }) =>
    terms
      .slice(from, to)
      .map(({ text }) => text)
      .join(' '),
  );
  const occupations = roles.flatMap((role) => role.occupations);
  const related = occupations.flatMap(relatedOccupations).map(({ occupation }) => occupation);
  const names = [...occupations, ...related].map(nameOfOccupation);
  return [...new Set([...typed, ...names, ...words.map(({ text }) => text).toReversed()])].filter(Boolean).slice(0, 6);
}

/** The places of a keyword and its filter, then those around them. */
function listPlaces({ terms }: ParsedKeyword, filtered: string[]): string[] {
  const named = [...terms.filter(isPlaceTerm).flatMap(({ places }) => places), ...filtered];
  const known = named.flatMap((name) => findPlace(name) ?? []);
  return [...new Set([...known.map(({ name }) => name), ...known.flatMap(placesAround)])].slice(0, 3);
}

/** Searches near to one that found nothing, the closest first: the role in wider places, the role anywhere, the place. */
function listCandidates(keyword: ParsedKeyword, filtered: string[]): Candidate[] {
  const roles = listRoles(keyword);
  const places = listPlaces(keyword, filtered);
  const [role] = roles;
  return [
    ...(role === undefined ? [] : [...places, ''].map((location) => ({ keyword: role, location }))),
    ...roles.slice(1).flatMap((other) => [...places.slice(0, 1), ''].map((location) => ({ keyword: other, location }))),
    ...places.map((location) => ({ keyword: '', location })),
  ].slice(0, MAX_COUNTED);
}

function expressionOf({ keyword, location }: Candidate): Expression | undefined {
  const filters = { places: location ? placesCovering(location) : undefined };
  return keyword === '' ? filtersExpression(filters) : buildTiers(parseKeyword(keyword), filters).at(-2);
}

/**
 * Offers searches near to one that found nothing, each of which finds something.
 * @param places names of the places of the filter
 */
export async function offerSearches(
  db: Db,
  keyword: ParsedKeyword,
  places: string[],
  window: SearchWindow,
  statistics?: SearchStatistics,
): Promise<OfferedSearch[]> {
  const offers: OfferedSearch[] = [];
  for (const candidate of listCandidates(keyword, places)) {
    const expression = expressionOf(candidate);
    if (expression === undefined) continue;
    const { counted } = await findInTiers(db, [expression], { ...window, offset: 0, limit: 1 }, statistics);
    if (counted > 0) offers.push({ ...candidate, count: Math.min(counted, COUNT_CAP) });
    if (offers.length === MAX_OFFERS) break;
  }
  return offers;
}
