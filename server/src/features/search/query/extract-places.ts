import { findPlace, type Place, placesAround, placesCovering, wholeCountry } from '../../places/index.ts';
import type { Phrase } from './find-aliases.ts';
import { foldPlural } from './fold-plural.ts';

/** Places that are also ordinary words or names: places only where somebody says that something is "in" them. */
const alsoWords = new Set(
  'anand bid fort gota guna haveli kalyani khanna krishna mandi mau omr pali sachin sagar samba satellite sion tada una'.split(
    ' ',
  ),
);
const placingWords = new Set(['in', 'at', 'near', 'from', 'mein', 'में']);

/**
 * The place that words of a keyword name, if they do. Two letters, and places that are also ordinary words, need a word
 * such as "in" before them: AP and MP are also other things; after a city its state may stand short ("noida up").
 * @param before the word before, if any
 * @param afterPlace whether what stands before is a place itself
 */
export function placeInKeyword(words: string[], before: string | undefined, afterPlace: boolean): Place | undefined {
  const text = words.join(' ');
  const isPlaced = before !== undefined && placingWords.has(before);
  if (alsoWords.has(text) && !isPlaced) return undefined;
  const place = findPlace(text);
  if (text.length <= 2 && !isPlaced && !(afterPlace && place?.kind === 'state')) return undefined;
  return place;
}

/** After these the country is no part of a name. */
const beforeCountry = new Set(
  'in across over all job jobs vacancy vacancies opening openings career careers hiring recruitment naukri'.split(' '),
);

/** Whether a place narrows nothing: "pan india", "jobs in india". The bare word may be part of a name: Air India. */
export const isWholeCountry = (place: Place | undefined, words: string[], before: string | undefined): boolean =>
  place?.kind === 'country' &&
  (words.length > 1 || words[0] === 'anywhere' || (before !== undefined && beforeCountry.has(before)));

/** A place of a keyword and the words that name it. */
export interface NamedPlace {
  place: Place;
  text: string;
  phrases: Phrase[];
}

/** A term as read-keyword.ts has them. */
interface PlaceTerm {
  text: string;
  phrases: Phrase[];
  places: string[];
}

/**
 * Places of a keyword as one term: who names two cities takes either. What another one lies in only says where that is:
 * "pune maharashtra" is Pune.
 */
export function joinPlaces(named: NamedPlace[]): PlaceTerm | undefined {
  if (named.length === 0) return undefined;
  const around = new Set(named.flatMap(({ place }) => placesAround(place)));
  const meant = named.filter(({ place }) => !around.has(place.name));
  return {
    text: named.map(({ text }) => text).join(' '),
    phrases: meant.flatMap(({ phrases }) => phrases),
    places: [...new Set(meant.flatMap(({ place }) => placesCovering(place.name)))],
  };
}

/** What a keyword comes to that names no work and no place ("jobs near me"): whatever there is in the country. */
export const anyWork = (words: string[]): PlaceTerm => ({
  text: words.join(' '),
  phrases: words.map((word) => [foldPlural(word)]),
  places: wholeCountry,
});
