import { findPlace, findTownName, foldPlace } from '../../places/index.ts';
import type { ListedLocation } from '../preferences/preferred-locations.queries.ts';

/** The whole country, as the list of locations has it (core §9). */
const ANYWHERE = 'Anywhere in India';

function findKnownName(text: string): string | undefined {
  const place = findPlace(text);
  if (place) return place.kind === 'country' ? ANYWHERE : place.name;
  return findTownName(text);
}

/** What all spellings of one place share. */
export const locationKey = (text: string): string => foldPlace(findKnownName(text) ?? text);

/**
 * The place a text names, as it is listed: a city we know, one of an address, or a place a live vacancy is in, since
 * those are suggested. Nothing for any other text.
 */
export async function readLocation(
  text: string,
  listLivePlaces: () => Promise<string[]>,
): Promise<ListedLocation | undefined> {
  const key = locationKey(text);
  const location = findKnownName(text) ?? (await listLivePlaces()).find((place) => foldPlace(place) === key);
  return location === undefined ? undefined : { location, key };
}
