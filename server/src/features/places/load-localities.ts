import { foldPlace } from './fold-place.ts';
import type { Place } from './place.ts';
import { readRows } from './read-rows.ts';

/** A locality with the spellings of its name, folded and without the city. */
export interface Locality {
  place: Place;
  spellings: string[];
  /** Preferred when no city is named, although other cities have a locality of this name. */
  isCommonest: boolean;
  /** A place only beside its city: 'IT Park', 'Phase 7'. */
  needsCity: boolean;
  /** Also an ordinary word or a name: 'Camp', 'Satellite'. */
  isOrdinaryWord: boolean;
}

const numbered = /#(\d+)-(\d+)/;

/** 'Sector #1-3=Sec #' gives 'Sector 1=Sec 1', 'Sector 2=Sec 2' and 'Sector 3=Sec 3'. */
function expandNumbers(entry: string): string[] {
  const [range, from, to] = entry.match(numbered) ?? [];
  if (!range) return [entry];
  const count = Number(to) - Number(from) + 1;
  return Array.from({ length: count }, (_, i) => entry.replace(range, '#').replaceAll('#', String(Number(from) + i)));
}

/** Spellings that anyone may use: 'Kalyani Nagar' and 'Kalyaninagar', 'Tonk Road' and 'Tonk Rd'. */
function listSpellings(name: string): string[] {
  const folded = foldPlace(name);
  if (folded.endsWith(' road')) return [folded, folded.replace(/ road$/, ' rd')];
  if (!folded.endsWith('nagar')) return [folded];
  return [folded, folded.replace(/(\p{L}{3,}) nagar$/u, '$1nagar'), folded.replace(/(\p{L}{3,})nagar$/u, '$1 nagar')];
}

function readEntry(entry: string, city: string, state: string): Locality {
  const sign = /^[*~!]/.test(entry) ? entry.charAt(0) : '';
  const names = entry.slice(sign.length).split('=');
  return {
    place: { name: `${names[0]}, ${city}`, state, kind: 'locality', city },
    spellings: [...new Set(names.flatMap(listSpellings))],
    isCommonest: sign === '*',
    needsCity: sign === '~',
    isOrdinaryWord: sign === '!',
  };
}

/**
 * Loads the localities of all cities.
 * @param stateOf state of a city; undefined for an unknown city, which is an error in the data
 */
export function loadLocalities(stateOf: (city: string) => string | undefined): Locality[] {
  return readRows('localities.tsv').flatMap(([city = '', entries = '']) => {
    const state = stateOf(city);
    if (state === undefined) throw new Error(`The city '${city}' of localities.tsv is not in indian-places.json`);
    return entries
      .split(', ')
      .flatMap(expandNumbers)
      .map((entry) => readEntry(entry, city, state));
  });
}
