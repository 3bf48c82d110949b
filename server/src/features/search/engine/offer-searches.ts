import type { OfferedSearch } from '@aarambh/contract';
import type { Db } from '../../../infra/database/connect.ts';
import { findPlace, placesAround } from '../../places/index.ts';
import { nameOfOccupation, relatedOccupations } from '../occupations/index.ts';
import { isPlaceTerm } from '../query/expand-term.ts';
import type { ParsedKeyword } from '../query/read-keyword.ts';
import { type Candidate, countOffers } from './popular-offers.ts';

const MAX_OFFERS = 6;
/** Offers whose vacancies are counted. */
const MAX_COUNTED = 12;
/** With fewer near searches popular ones are offered too. */
const MIN_NEAR = 3;

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

/**
 * Offers searches instead of one that found nothing, each of which finds something: near ones, then popular ones.
 * @param places names of the places of the filter
 * @param listPopular the most frequent roles and places with their counts
 */
export async function offerSearches(
  db: Db,
  keyword: ParsedKeyword,
  places: string[],
  now: Date,
  listPopular: () => Promise<OfferedSearch[]>,
): Promise<OfferedSearch[]> {
  const near = await countOffers(db, listCandidates(keyword, places), MAX_OFFERS, now);
  if (near.length >= MIN_NEAR) return near;
  const isNear = (offer: OfferedSearch) =>
    near.some(({ keyword, location }) => keyword === offer.keyword && location === offer.location);
  return [...near, ...(await listPopular()).filter((offer) => !isNear(offer))].slice(0, MAX_OFFERS);
}
