import { foldPlural } from '../../../lib/text/fold-plural.ts';
import {
  findLocality,
  findPlace,
  isOrdinaryWord,
  type Place,
  placesAround,
  placesCovering,
  wholeCountry,
} from '../../places/index.ts';
import type { Term } from './expand-term.ts';
import type { Phrase } from './find-aliases.ts';
import type { Word } from './split-words.ts';

/** Cities that are also ordinary words or names: read as places only after a preposition. For localities see the data. */
const ambiguousPlaces = new Set(
  `anand banka basar bhavani bid chandel dang deeg guna hansi kalyani kamle khanna krishna lohit mahe mandi mau mon
   morinda narmada nirmal noney omr pali panna pauri peren roing sagar saiha samana samba saran siang sidhi sonepur tada tapi
   una wada ysr ziro`.split(/\s+/),
);
/** Words beside the name of a place that say what it is. */
export const districtWords = new Set(['district', 'dist', 'distt', 'zila', 'zilla', 'jila', 'jilla', 'zilha', 'jilha']);
const placePrepositions = new Set(['in', 'at', 'near', 'from', 'around', 'nearby', 'mein', 'में', ...districtWords]);
/** A number after these words is an amount and not a PIN code. */
const amountWords = new Set('rs inr salary pay ctc package stipend above below upto minimum min max income'.split(' '));

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
  if (!hasPreposition && (ambiguousPlaces.has(text) || isOrdinaryWord(text))) return undefined;
  if (before !== undefined && amountWords.has(before) && /^\d/.test(text)) return undefined;
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

/** The locality of a named city, for a name that several cities have: "sector 62 in noida". */
function resolveLocality(shared: Place, named: NamedPlace[]): Place {
  for (const { place } of named) {
    const locality = place.kind === 'city' ? findLocality(shared.name, place.name) : undefined;
    if (locality) return locality;
  }
  return shared;
}

/**
 * Joins the places of a keyword into one term, of which any place matches. A place that contains another one only
 * specifies it: "pune maharashtra" is Pune, "andheri east mumbai" is Andheri East.
 */
export function joinPlaces(named: NamedPlace[]): Term | undefined {
  if (named.length === 0) return undefined;
  const resolved = named.map((one) =>
    one.place.kind === 'locality' ? { ...one, place: resolveLocality(one.place, named) } : one,
  );
  const isAround = (outer: Place, inner: Place) => placesAround(inner).includes(outer.name);
  // Chandigarh is a territory around its Tricity and a city in it: neither specifies the other.
  const isSpecified = (place: Place) =>
    resolved.some((other) => isAround(place, other.place) && !isAround(other.place, place));
  const specific = resolved.filter(({ place }) => !isSpecified(place));
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
