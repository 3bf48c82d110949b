import { foldPlace } from './fold-place.ts';
import known from './indian-places.json' with { type: 'json' };

/** A known place: its display name and its state ('' if it has none, as 'Remote'). */
export interface Place {
  name: string;
  state: string;
  kind: 'city' | 'region' | 'state' | 'country' | 'remote';
}

const remoteSpellings = [
  'Remote',
  'Work From Home',
  'WFH',
  'WFH work from home',
  'Remote Work',
  'Remote Working',
  'Permanent Remote',
  'Temporarily Remote',
  'Fully Remote',
  '100 Remote',
  'Home Based',
  'Work at Home',
];
const countrySpellings = [
  'All India',
  'India',
  'Pan India',
  'PAN-India',
  'Anywhere in India',
  'Anywhere inIndia',
  'Anywhere',
  'Across India',
  'Bharat',
];

const byFoldedName = new Map<string, Place>();
const coveredCities = new Map<string, string[]>();

function register(place: Place, spellings: string[]): void {
  for (const spelling of spellings) {
    const folded = foldPlace(spelling);
    // The first place with a spelling keeps it: Goa and Delhi are cities rather than states.
    if (!byFoldedName.has(folded)) byFoldedName.set(folded, place);
  }
}

for (const { name, state, aliases, areas = [] } of known.cities as {
  name: string;
  state: string;
  aliases: string[];
  areas?: string[];
}[]) {
  register({ name, state, kind: 'city' }, [name, ...aliases, ...areas]);
}
for (const { name, state, aliases, covers } of known.regions) {
  register({ name, state, kind: 'region' }, [name, ...aliases]);
  coveredCities.set(name, covers);
}
for (const { name, aliases } of known.states) register({ name, state: name, kind: 'state' }, [name, ...aliases]);
register({ name: 'All India', state: '', kind: 'country' }, countrySpellings);
register({ name: 'Remote', state: '', kind: 'remote' }, remoteSpellings);

/** Canonical names that together cover every place in India and remote work. */
export const wholeCountry: string[] = [...known.states.map(({ name }) => name), 'All India', 'Remote'];

/** Finds the place that a text names, in any case, spacing and punctuation, by current or former name or well-known area. */
export function findPlace(text: string): Place | undefined {
  return byFoldedName.get(foldPlace(text));
}

/** Canonical names of the places that contain a place: its state, and regions. */
export function placesAround({ name, state }: Place): string[] {
  const regions = [...coveredCities].filter(([, covers]) => covers.includes(name)).map(([region]) => region);
  return [...new Set([state, ...regions])].filter((around) => around !== '' && around !== name);
}

/**
 * Canonical names that a location filter covers: a region covers itself and its cities, a city or state only itself. An
 * unknown text covers its own folded form.
 */
export function placesCovering(text: string): string[] {
  const place = findPlace(text);
  if (!place) return [foldPlace(text)];
  return [place.name, ...(coveredCities.get(place.name) ?? [])];
}
