import { findCity, findTownName, foldPlace } from '../../places/index.ts';
import type { PreferredLocation } from './preferred-locations.queries.ts';

/** The whole country, as the list of locations has it (core §9). */
const ANYWHERE = 'Anywhere in India';

function findKnownName(text: string): string | undefined {
  const place = findCity(text);
  if (place) return place.kind === 'country' ? ANYWHERE : place.name;
  return findTownName(text);
}

/** The key that all spellings of one location share. */
export const locationKey = (text: string): string => foldPlace(findKnownName(text) ?? text);

/**
 * Resolves a typed text to a preferred location: a known place, a city of the address form, or a place of a live
 * vacancy, since those are suggested. Undefined for any other text.
 */
export async function resolveLocation(
  text: string,
  listLivePlaces: () => Promise<string[]>,
): Promise<PreferredLocation | undefined> {
  const key = locationKey(text);
  const location = findKnownName(text) ?? (await listLivePlaces()).find((place) => foldPlace(place) === key);
  return location === undefined ? undefined : { location, key };
}
