import { findLocality, findPlace } from './find-place.ts';
import { foldPlace } from './fold-place.ts';
import { junkLocation, LOCATION_LENGTH, LOCATIONS_LIMIT, titleCase, webAddress } from './parse-locations.ts';
import type { Place } from './place.ts';
import { normaliseLocationText, splitTopLevel } from './split-location-text.ts';

/** A part of a location text, with the text in brackets after it: `Hyderabad( Jubilee Hills, Madhapur )`. */
interface Piece {
  outside: string;
  inside: string[];
}

const prefix =
  /^(?:location\s*[:-]|jobs in|(?:permanent(?:ly)?|temporarily|hybrid)?\s*remote (?:in|from)|hybrid\s*[-–:])\s*/i;
const separators = /\s*[,;/\\|•]\s*|\s+[-–]\s+/;

function readPiece(text: string): Piece {
  const outside = text
    .replace(/[([].*$/s, '')
    .replace(prefix, '')
    .replace(/\+\s*\d+\s*$/, '')
    .trim();
  const inside = [...text.matchAll(/[([]([^()[\]]*)/g)].flatMap((match) => (match[1] ?? '').split(separators));
  return {
    outside,
    inside: inside.map((item) => item.replace(/\+\s*\d+\s*$/, '').trim()).filter((item) => item !== ''),
  };
}

/** Finds the locality of a city with which a phrase starts: 'Peenya 2nd Stage', 'Andheri East near station'. */
function findLocalityAtStart(text: string, city: string): Place | undefined {
  const words = foldPlace(text).split(' ').slice(0, 8);
  for (let length = words.length; length > 0; length--) {
    const locality = findLocality(words.slice(0, length).join(' '), city);
    if (locality && (length > 1 || words[0] !== 'sector')) return locality;
  }
  return undefined;
}

/** The locality that a phrase names, in one of the given cities if there are any. */
function findNamed(text: string, cities: string[]): Place | undefined {
  for (const city of cities) {
    const locality = findLocality(text, city) ?? findLocalityAtStart(text, city);
    if (locality) return locality;
  }
  const place = findPlace(text);
  const isOfTheseCities = cities.length === 0 || (place?.city !== undefined && cities.includes(place.city));
  return place?.kind === 'locality' && place.city !== undefined && isOfTheseCities ? place : undefined;
}

/** Names an unknown locality of a city: 'Gopalbari, Jaipur'. Undefined for anything that is not the name of a place. */
function nameUnknown(text: string, city: string): string | undefined {
  const bare = text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}.]+$/gu, '').replaceAll(',', ' ');
  const folded = foldPlace(bare);
  const isName = /\p{L}{3}/u.test(bare) && bare.length <= LOCATION_LENGTH && !webAddress.test(bare);
  const isOther = junkLocation.test(folded) || folded.startsWith('all area') || findPlace(bare) !== undefined;
  const name = `${titleCase(bare)}, ${city}`;
  return isName && !isOther && name.length <= LOCATION_LENGTH ? name : undefined;
}

const isDetail = ({ kind }: Place): boolean => kind === 'state' || kind === 'country';

function readText(text: string): string[] {
  const pieces = splitTopLevel(normaliseLocationText(text).slice(0, 1_000)).slice(0, 40).map(readPiece);
  const places = pieces.map(({ outside }) => findPlace(outside));
  const cities = places.flatMap((place) => (place?.kind === 'city' ? [place.name] : []));
  const last = places.at(-1);
  const state = last?.kind === 'state' ? last.name : undefined;
  const names: (string | undefined)[] = [];
  for (const [i, { outside, inside }] of pieces.entries()) {
    const place = places[i];
    const next = places[i + 1];
    // 'Mahal, Andhra Pradesh' is not the Mahal of Nagpur.
    if (place?.kind === 'locality' && cities.length === 0 && state !== undefined && place.state !== state) continue;
    if (place === undefined || place.kind === 'locality') {
      const named = findNamed(outside, cities);
      // 'Gopalbari, Jaipur, Rajasthan' is an address, 'Jaipur, Springfield' a list.
      const isOfNext = !named && !place && cities.length === 1 && next?.kind === 'city' && last && isDetail(last);
      names.push(named?.name ?? (isOfNext ? nameUnknown(outside, next.name) : undefined));
    }
    const around = place?.kind === 'city' ? [place.name] : cities;
    for (const item of inside) {
      const only = place?.kind === 'city' ? nameUnknown(item, place.name) : undefined;
      names.push(findNamed(item, around)?.name ?? only);
    }
  }
  return names.filter((name) => name !== undefined);
}

/**
 * Parses the localities of location texts ('Hyderabad( Jubilee Hills, Madhapur )', 'Sector 62, Noida, Uttar Pradesh'): known
 * ones by their canonical names ('Jubilee Hills, Hyderabad'), others in brackets after a city, or before it in an address,
 * in title case. Texts without a locality give nothing.
 * @returns at most {@link LOCATIONS_LIMIT} distinct names of at most {@link LOCATION_LENGTH} characters
 */
export function parseLocalities(rawLocations: readonly string[]): string[] {
  const names = rawLocations.slice(0, 100).flatMap(readText);
  return [...new Map(names.map((name) => [foldPlace(name), name])).values()].slice(0, LOCATIONS_LIMIT);
}
