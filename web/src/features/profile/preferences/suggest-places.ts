import { ANYWHERE } from '@aarambh/contract';
import { otherPlaceNames } from './other-place-names.ts';

/** More than fit anybody's patience; a letter alone is in most names. */
const MOST = 50;

const spellings = (place: string): string[] => [place.toLowerCase(), ...(otherPlaceNames[place] ?? [])];

/**
 * Known places that have the typed text within their name or a name they had before, in any case (core §5): first those
 * that begin with it, else in their own order. None for an empty text. The whole country is no place to prefer.
 */
export function suggestPlaces(places: readonly string[], typed: string): string[] {
  const text = typed.trim().toLowerCase();
  if (text === '') return [];
  const fitting = places.filter((place) => place !== ANYWHERE && spellings(place).some((name) => name.includes(text)));
  const begins = (place: string) => spellings(place).some((name) => name.startsWith(text));
  return [...fitting.filter(begins), ...fitting.filter((place) => !begins(place))].slice(0, MOST);
}
