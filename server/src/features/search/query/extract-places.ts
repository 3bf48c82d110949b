import { foldPlural } from '../../../lib/text/fold-plural.ts';
import { findPlace, type Place, placesAround, placesCovering, wholeCountry } from '../../places/index.ts';
import type { Term } from './expand-term.ts';
import type { Phrase } from './find-aliases.ts';
import type { Word } from './split-words.ts';

/** Places that are also ordinary words or names: read as places only after a preposition. */
const ambiguousPlaces = new Set(
  'anand bid fort gota guna haveli kalyani khanna krishna mandi mau omr pali sachin sagar samba satellite sion tada una'.split(
    ' ',
  ),
);
const placePrepositions = new Set(['in', 'at', 'near', 'from', 'mein', 'में']);

/**
 * Finds the place that words of a keyword name. Names of two letters and ambiguous names need a preposition before them,
 * since AP and MP have other meanings; after a city its state may be abbreviated ("noida up").
 * @param before the preceding word, if any
 * @param isAfterCity whether the preceding words name a city
 */
export function findPlaceInKeyword(
  words: string[],
  before: string | undefined,
  isAfterCity: boolean,
): Place | undefined {
  const text = words.join(' ');
  const hasPreposition = before !== undefined && placePrepositions.has(before);
  if (ambiguousPlaces.has(text) && !hasPreposition) return undefined;
  const place = findPlace(text);
  if (text.length <= 2 && !hasPreposition && !(isAfterCity && place?.kind === 'state')) return undefined;
  return place;
}

/** After these words "India" is the country and not part of a name. */
const wordsBeforeCountry = new Set(
  'in across over all job jobs vacancy vacancies opening openings career careers hiring recruitment naukri'.split(' '),
);

/** Whether a place is the whole country, which narrows nothing: "pan india", "jobs in india", but not "air india". */
export const isWholeCountry = (place: Place | undefined, words: Word[], before: string | undefined): boolean =>
  place?.kind === 'country' &&
  (words.length > 1 || words[0]?.word === 'anywhere' || (before !== undefined && wordsBeforeCountry.has(before)));

/** A place of a keyword with the words that name it. */
export interface NamedPlace {
  place: Place;
  text: string;
  phrases: Phrase[];
}

/**
 * Joins the places of a keyword into one term, of which any place matches. A place that contains another one only
 * specifies it: "pune maharashtra" is Pune.
 */
export function joinPlaces(named: NamedPlace[]): Term | undefined {
  if (named.length === 0) return undefined;
  const containing = new Set(named.flatMap(({ place }) => placesAround(place)));
  const specific = named.filter(({ place }) => !containing.has(place.name));
  return {
    text: named.map(({ text }) => text).join(' '),
    phrases: specific.flatMap(({ phrases }) => phrases),
    places: [...new Set(specific.flatMap(({ place }) => placesCovering(place.name)))],
  };
}

/** The term of a keyword that names neither work nor place ("jobs near me"): every vacancy in the country matches. */
export const createAnyWorkTerm = (words: string[]): Term => ({
  text: words.join(' '),
  phrases: words.map((word) => [foldPlural(word)]),
  places: wholeCountry,
});
