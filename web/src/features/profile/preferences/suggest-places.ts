import { ANYWHERE } from '@aarambh/contract';
import { alternativePlaceNames } from './alternative-place-names.ts';

/** Limits the list: most names contain a given single letter. */
const MAX_SUGGESTIONS = 50;

const namesOf = (place: string): string[] => [place.toLowerCase(), ...(alternativePlaceNames[place] ?? [])];

/**
 * Known places whose name or alternative name contains the typed text, case-insensitively (core §5): matches at the start
 * first, otherwise in the given order. Empty for an empty text. The whole country is never suggested.
 */
export function suggestPlaces(places: readonly string[], typed: string): string[] {
  const text = typed.trim().toLowerCase();
  if (text === '') return [];
  const matches = places.filter((place) => place !== ANYWHERE && namesOf(place).some((name) => name.includes(text)));
  const isPrefixMatch = (place: string) => namesOf(place).some((name) => name.startsWith(text));
  return [...matches.filter(isPrefixMatch), ...matches.filter((place) => !isPrefixMatch(place))].slice(
    0,
    MAX_SUGGESTIONS,
  );
}
