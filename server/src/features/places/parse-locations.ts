import { findCity, findLocality, findPlace } from './find-place.ts';
import { foldPlace } from './fold-place.ts';
import type { Place } from './place.ts';
import { normaliseLocationText, splitTopLevel } from './split-location-text.ts';

/** Maximum number of locations of a vacancy. */
export const LOCATIONS_LIMIT = 15;
/** Maximum length of a location. */
export const LOCATION_LENGTH = 60;

const prefix =
  /^(?:location\s*[:-]|jobs in|hiring office located in|(?:permanent(?:ly)?|temporarily|hybrid)?\s*remote (?:in|from)|hybrid\s*(?:[-–:]|in\b|remote in\b)|greater(?= .* area$)|other(?= )|in-(?=[A-Z]))\s*/i;
const suffix =
  /\s+(?:area|district|sub-?district|division|tehsil|taluka|mandal|region|city|rural|urban|north|south|east|west|other)$/i;
export const junkLocation =
  /^(?:\d[\d\s+]*|.|(?:sector|phase|block|plot|gate|floor) .*|south|north|east|west|nagar|industrial|any|any location|any where|others?|(?:other )?(?:national|international) locations?|multiple locations?|various|not (?:mentioned|specified|disclosed|available)|n a|na|none|null|nan|location|openings?.*|no fixed duration|\d+ (?:days?|weeks?|months?|years?)\b.*|\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\b.*|wfh during.*|during covid.*|hybrid|on ?site|office|full time|part time)$/;
/** From the first bracket to the end. */
const bracket = /[([].*$/s;
export const webAddress = /[@]|https?:|www\.|\.com\b/i;

/**
 * Parses location texts of employers and job sites ('Bangalore/Bengaluru, Mumbai (All Areas)', 'Hybrid - Kolkata, Pune',
 * 'Gwalior +9') to display names: known places by their canonical names, others cleaned and in title case. A locality gives its
 * city; parse-localities.ts reads localities.
 * @returns at most {@link LOCATIONS_LIMIT} distinct names of at most {@link LOCATION_LENGTH} characters
 */
export function parseLocations(text: string | readonly string[]): string[] {
  const texts = typeof text === 'string' ? [text] : text.slice(0, 100);
  const pieces = texts.map((item) => splitTopLevel(normaliseLocationText(item)));
  const isLink = (piece: string) => /^jobs in /i.test(piece);
  // A list of 'Jobs in Delhi, Jobs in Mumbai …' before the location is navigation of the page, not part of the posting.
  const onlyLinks = pieces.flat().every(isLink);
  const names = pieces.flatMap((items) => readAddress(onlyLinks ? items : items.filter((piece) => !isLink(piece))));
  return [...new Map(names.map((name) => [foldPlace(name), name])).values()].slice(0, LOCATIONS_LIMIT);
}

/** Reads the pieces of one text. An address such as 'Powai, Mumbai, Maharashtra, India' is one city, not four places. */
function readAddress(pieces: string[]): string[] {
  const cityNames = pieces.flatMap((piece) => findPlace(piece.replace(bracket, '')) ?? []).map(({ name }) => name);
  const state = findPlace(pieces.at(-1) ?? '');
  const isRead = (piece: string) => !isLocalityOf(piece, cityNames) && !isLocalityOutside(piece, state);
  const read = pieces.filter(isRead).flatMap(readPiece);
  const cities = read.filter((item) => item.place?.kind === 'city' || item.place?.kind === 'region');
  const endsLikeAddress = read.length > 1 && ['state', 'country'].includes(read.at(-1)?.place?.kind ?? '');
  const sameStateAsCity = (state: string) => cities.some((city) => city.place?.state === state);
  return read
    .filter(({ name, place }) => {
      if (place?.kind === 'state') return !(endsLikeAddress && sameStateAsCity(place.name));
      if (place?.kind === 'country') return read.length === 1;
      if (!place) return !(endsLikeAddress && cities.length > 0) && !isLocalityOf(name, cityNames);
      return true;
    })
    .map(({ name }) => name);
}

/** Whether a piece names a locality of one of the cities beside it: 'Civil Lines, Nagpur'. */
const isLocalityOf = (piece: string, cities: string[]): boolean =>
  cities.some((city) => findLocality(piece, city) !== undefined);

/** Whether a piece names a locality of another state: 'Mahal, Andhra Pradesh' is not the Mahal of Nagpur. */
function isLocalityOutside(piece: string, state: Place | undefined): boolean {
  const place = state?.kind === 'state' ? findPlace(piece) : undefined;
  return place?.kind === 'locality' && place.state !== '' && place.state !== state?.name;
}

interface Read {
  name: string;
  place?: Place;
}

const known = (place: Place): Read => ({ name: place.name, place });

function readPiece(piece: string): Read[] {
  const inside = [...piece.matchAll(/[([]([^()[\]]*)/g)].map((match) => match[1] ?? '').join(',');
  const outside = piece.replace(bracket, '').trim();
  const remote = /\bremote\b|work from home|\bwfh\b(?! during)/i.test(piece) && !/during covid/i.test(piece);
  const found = readName(outside);
  const fromBrackets = found.some((item) => item.place) ? [] : inside.split(/[,/]/).flatMap(readKnown);
  const places = fromBrackets.length > 0 ? [...found, ...fromBrackets] : found;
  if (remote && !places.some((item) => item.place?.kind === 'remote')) return [remoteWork, ...places];
  return places;
}

const remoteWork: Read = { name: 'Remote', place: { name: 'Remote', state: '', kind: 'remote' } };

function readKnown(text: string): Read[] {
  const place = findCity(text);
  return place ? [known(place)] : [];
}

function readName(raw: string): Read[] {
  const text = raw
    .replace(prefix, '')
    .replace(/\+\s*\d+\b.*$/s, '')
    .trim();
  const whole = findCity(text) ?? findCity(text.replace(suffix, ''));
  if (whole) return [known(whole)];
  const parts = text.split(/\s*[/\\]\s*|\s+[-–]\s+|\s+(?:or|and)\s+/i).filter(Boolean);
  const knownParts = parts.flatMap((part) => readKnown(part.replace(suffix, '')));
  if (parts.length > 1 && knownParts.length > 0) return knownParts;
  const within = findCityWithin(text);
  if (within) return [known(within)];
  return unknown(text);
}

/** Finds the city with which a longer phrase begins or ends: 'Sector 22 Chandigarh', 'Nellore Cantonment'. */
function findCityWithin(text: string): Place | undefined {
  const words = foldPlace(text).split(' ');
  for (let length = Math.min(3, words.length - 1); length > 0; length--) {
    for (const phrase of [words.slice(-length), words.slice(0, length)]) {
      const name = phrase.join(' ');
      const place = name.length > 3 ? findCity(name) : undefined;
      if (place?.kind === 'city') return place;
    }
  }
  return undefined;
}

function unknown(text: string): Read[] {
  const bare = text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}.]+$/gu, '');
  const tooLong = bare.length > LOCATION_LENGTH;
  if (tooLong || webAddress.test(bare) || junkLocation.test(foldPlace(bare)) || !/\p{L}{2}/u.test(bare)) return [];
  return [{ name: titleCase(bare) }];
}

/** Converts to title case; words in mixed case (HITEC, McLeod) stay. */
export function titleCase(text: string): string {
  const isAllCapitals = text.length > 4 && text === text.toUpperCase();
  return text
    .replace(/\s+/g, ' ')
    .split(' ')
    .map((word) => (isAllCapitals || word === word.toLowerCase() ? capitalise(word) : word))
    .join(' ');
}

function capitalise(word: string): string {
  const [first = '', ...rest] = word;
  return first.toUpperCase() + rest.join('').toLowerCase();
}
