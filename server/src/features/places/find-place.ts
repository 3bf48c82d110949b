import { findPinCodePlace, readPinCode } from './find-pin-code.ts';
import { foldPlace } from './fold-place.ts';
import {
  byFoldedName,
  cityEdgeWords,
  cityOf,
  coveredNames,
  localitiesAround,
  localityOfCity,
  ordinaryWords,
  regionsOf,
} from './known-places.ts';
import type { Place } from './place.ts';

/** Longer texts name no single place. */
const MAX_WORDS = 9;
const MAX_CITY_WORDS = 3;
/** Longer texts are not folded, to limit the work. */
const MAX_LENGTH = 200;

/** 'sector62', 'sec-62' and 'sector 62 a' are written 'sector 62' and 'sector 62a'. */
const sector = /(?<!\p{L})sec(?:tor)?s? ?(\d{1,3})(?: ?([a-d])(?!\p{L}))?/gu;

const writeSector = (_: string, number: string, letter = ''): string => `sector ${number}${letter}`;

/** The cities of a text: a city itself, or the cities of a region. */
const citiesOf = (place: Place): string[] =>
  place.kind === 'city' ? [place.name] : place.kind === 'region' ? (coveredNames.get(place.name) ?? []) : [];

/** Finds a locality beside its city: 'sector 62 noida', 'gurgaon sector 14'. */
function findBesideCity(folded: string): Place | undefined {
  const words = folded.split(' ');
  if (words.length < 2 || words.length > MAX_WORDS) return undefined;
  if (!cityEdgeWords.has(words[0] ?? '') && !cityEdgeWords.has(words.at(-1) ?? '')) return undefined;
  for (let length = Math.min(MAX_CITY_WORDS, words.length - 1); length > 0; length--) {
    const parts = [
      [words.slice(-length), words.slice(0, -length)],
      [words.slice(0, length), words.slice(length)],
    ];
    for (const [city = [], rest = []] of parts) {
      const place = byFoldedName.get(city.join(' '));
      const locality = place && findInCities(rest.join(' '), citiesOf(place));
      if (locality) return locality;
    }
  }
  return undefined;
}

function findInCities(folded: string, cities: string[]): Place | undefined {
  for (const city of cities) {
    const locality = localityOfCity.get(`${folded}|${city}`);
    if (locality) return locality;
  }
  return undefined;
}

/**
 * Finds the place that a text names, in any case, spacing and punctuation, by current or former name, in Latin or an Indian
 * script: a locality alone ('Whitefield') or beside its city ('Sector 62, Noida'), a city, region, state, a PIN code of six
 * digits ('560034', 'pin 110001'), the country, or remote work. A locality name that several cities have gives a place
 * without a city unless one of them is clearly the best known.
 */
export function findPlace(text: string): Place | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const folded = foldPlace(text);
  const known = byFoldedName.get(folded);
  if (known) return known;
  const code = /\d{3}$/.test(folded) ? readPinCode(folded) : undefined;
  const named = code && findPinCodePlace(code);
  if (named) return findPlace(named);
  const plain = folded.includes('sec') ? folded.replace(sector, writeSector) : folded;
  return (plain === folded ? undefined : byFoldedName.get(plain)) ?? findBesideCity(plain);
}

/**
 * Finds the place that a text names as {@link findPlace} does, except that it returns the city of a locality: for lists
 * of cities, such as the locations on cards. Undefined for a locality name that several cities have.
 */
export function findCity(text: string): Place | undefined {
  const place = findPlace(text);
  return place?.kind === 'locality' ? cityOf(place) : place;
}

/** Finds a locality of a city by its name, which may be one that other cities have too. @param city canonical name */
export const findLocality = (text: string, city: string): Place | undefined => {
  const folded = foldPlace(text.slice(0, MAX_LENGTH)).replace(sector, writeSector);
  return localityOfCity.get(`${folded}|${city}`);
};

/** Whether the name of a locality is also an ordinary word or a name: 'Camp', 'Satellite'. */
export const isOrdinaryWord = (text: string): boolean => ordinaryWords.has(foldPlace(text));

/** Canonical names of the places that contain a place: larger localities, its city, its state, and regions. */
export function placesAround({ name, state, city }: Place): string[] {
  const larger = localitiesAround.get(name) ?? [];
  const regions = [...(regionsOf.get(city ?? name) ?? []), ...(regionsOf.get(state) ?? [])];
  return [...new Set([...larger, city ?? '', state, ...regions])].filter((around) => around !== '' && around !== name);
}

/**
 * Canonical names that a location filter covers: a region covers itself and its cities, a locality name of several cities
 * all of these localities, any other place only itself. An unknown text covers its own folded form.
 */
export function placesCovering(text: string): string[] {
  const place = findPlace(text);
  if (!place) return [foldPlace(text)];
  return [place.name, ...(coveredNames.get(place.name) ?? [])];
}
