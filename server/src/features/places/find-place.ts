import { foldPlace } from './fold-place.ts';
import known from './indian-places.json' with { type: 'json' };

/** A place we know: its display name and its state ('' where there is none, as for 'Remote'). */
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

function learn(place: Place, spellings: string[]): void {
  for (const spelling of spellings) {
    const folded = foldPlace(spelling);
    // The first to claim a spelling keeps it: Goa and Delhi are cities before they are states.
    if (!byFoldedName.has(folded)) byFoldedName.set(folded, place);
  }
}

for (const { name, state, aliases, areas = [] } of known.cities as {
  name: string;
  state: string;
  aliases: string[];
  areas?: string[];
}[]) {
  learn({ name, state, kind: 'city' }, [name, ...aliases, ...areas]);
}
for (const { name, state, aliases, covers } of known.regions) {
  learn({ name, state, kind: 'region' }, [name, ...aliases]);
  coveredCities.set(name, covers);
}
for (const { name, aliases } of known.states) learn({ name, state: name, kind: 'state' }, [name, ...aliases]);
learn({ name: 'All India', state: '', kind: 'country' }, countrySpellings);
learn({ name: 'Remote', state: '', kind: 'remote' }, remoteSpellings);

/** The canonical names that together cover every place of the country, and work that is done from anywhere. */
export const wholeCountry: string[] = [...known.states.map(({ name }) => name), 'All India', 'Remote'];

/** The place a text names, whatever its case, spacing, punctuation or old name; a city's well-known area is the city. */
export function findPlace(text: string): Place | undefined {
  return byFoldedName.get(foldPlace(text));
}

/** The canonical names of what a place lies in: its state, and the regions that cover it. */
export function placesAround({ name, state }: Place): string[] {
  const regions = [...coveredCities].filter(([, covers]) => covers.includes(name)).map(([region]) => region);
  return [...new Set([state, ...regions])].filter((around) => around !== '' && around !== name);
}

/**
 * The canonical names a location filter covers: a region covers itself and its cities, a city or state itself.
 * A text we do not know covers its own folded form.
 */
export function placesCovering(text: string): string[] {
  const place = findPlace(text);
  if (!place) return [foldPlace(text)];
  return [place.name, ...(coveredCities.get(place.name) ?? [])];
}
