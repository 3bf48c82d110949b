import { foldPlace } from './fold-place.ts';
import known from './indian-places.json' with { type: 'json' };
import { type Locality, loadLocalities } from './load-localities.ts';
import type { Place } from './place.ts';
import { readRows } from './read-rows.ts';

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
  'भारत',
];

/** Places by each of their folded spellings, with localities that need no city to be recognised. */
export const byFoldedName = new Map<string, Place>();
/** Localities by `folded spelling|city`. */
export const localityOfCity = new Map<string, Place>();
/** Names of the places that a region, or a name shared by several localities, covers. */
export const coveredNames = new Map<string, string[]>();
/** Names of the regions that contain a city, a state, or a city's localities. */
export const regionsOf = new Map<string, string[]>();
/** Names of the localities that contain a locality: 'Andheri, Mumbai' contains 'Andheri East, Mumbai'. */
export const localitiesAround = new Map<string, string[]>();
/** Folded names of localities that are also ordinary words or personal names. */
export const ordinaryWords = new Set<string>();
/** The cities by their names. */
const cityByName = new Map<string, Place>();

function register(place: Place, spellings: string[]): void {
  for (const spelling of spellings) {
    const folded = foldPlace(spelling);
    // The first place with a spelling keeps it: Goa and Delhi are cities rather than states.
    if (!byFoldedName.has(folded)) byFoldedName.set(folded, place);
  }
}

for (const { name, state, aliases } of known.cities) {
  const place: Place = { name, state, kind: 'city' };
  cityByName.set(name, place);
  register(place, [name, ...aliases]);
}
for (const { name, state, covers, aliases } of known.regions) {
  register({ name, state, kind: 'region' }, [name, ...aliases]);
  coveredNames.set(name, covers);
  for (const covered of covers) regionsOf.set(covered, [...(regionsOf.get(covered) ?? []), name]);
}
for (const { name, aliases } of known.states) register({ name, state: name, kind: 'state' }, [name, ...aliases]);
register({ name: 'All India', state: '', kind: 'country' }, countrySpellings);
register({ name: 'Remote', state: '', kind: 'remote' }, remoteSpellings);
for (const [name = '', spellings = ''] of readRows('more-spellings.tsv')) {
  const place = byFoldedName.get(foldPlace(name));
  if (!place) throw new Error(`The place '${name}' of more-spellings.tsv is not in indian-places.json`);
  register(place, spellings.split(', '));
}

/** The first and last words of spellings of cities and regions: most texts have none, so that they need no closer look. */
export const cityEdgeWords = new Set<string>();
for (const [folded, { kind }] of byFoldedName) {
  if (kind !== 'city' && kind !== 'region') continue;
  const words = folded.split(' ');
  cityEdgeWords.add(words[0] ?? '').add(words.at(-1) ?? '');
}

/** A locality is inside another one whose name its own starts with: 'Andheri East' in 'Andheri'. */
function findAround({ place, spellings }: Locality): string[] {
  const words = (spellings[0] ?? '').split(' ');
  if (words.length === 1) return [];
  const starts = words.slice(1).map((_, i) => words.slice(0, i + 1).join(' '));
  const around = starts.flatMap((start) => localityOfCity.get(`${start}|${place.city}`)?.name ?? []);
  return [...new Set(around)].filter((name) => name !== place.name);
}

/** Registers names without their city: for one locality, for the commonest, or for all that have the name. */
function registerAlone(localities: Locality[]): void {
  const bySpelling = new Map<string, Locality[]>();
  for (const locality of localities) {
    if (locality.needsCity) continue;
    for (const spelling of locality.spellings) {
      const others = bySpelling.get(spelling);
      if (others) others.push(locality);
      else bySpelling.set(spelling, [locality]);
      if (locality.isOrdinaryWord) ordinaryWords.add(spelling);
    }
  }
  for (const [spelling, named] of bySpelling) {
    if (byFoldedName.has(spelling)) continue;
    const only = named.length === 1 ? named[0] : named.find(({ isCommonest }) => isCommonest);
    byFoldedName.set(spelling, only?.place ?? createShared(named));
  }
}

/** Creates a place that covers all localities with its name. */
function createShared(named: Locality[]): Place {
  const [name = ''] = named[0]?.place.name.split(', ') ?? [];
  const states = new Set(named.map(({ place }) => place.state));
  const [state = ''] = states;
  const covered = [...(coveredNames.get(name) ?? []), ...named.map(({ place }) => place.name)];
  coveredNames.set(name, [...new Set(covered)]);
  return { name, state: states.size === 1 ? state : '', kind: 'locality' };
}

const localities = loadLocalities((city) => cityByName.get(city)?.state);
for (const { place, spellings } of localities) {
  for (const spelling of spellings) {
    const key = `${spelling}|${place.city}`;
    if (!localityOfCity.has(key)) localityOfCity.set(key, place);
  }
}
for (const locality of localities) {
  const around = findAround(locality);
  if (around.length > 0) localitiesAround.set(locality.place.name, around);
}
registerAlone(localities);

/** Gets the city of a locality; undefined for a name that several cities have. */
export const cityOf = ({ city }: Place): Place | undefined => (city === undefined ? undefined : cityByName.get(city));

/** Canonical names that together cover every place in India and remote work. */
export const wholeCountry: string[] = [...known.states.map(({ name }) => name), 'All India', 'Remote'];

/** The words of the names of cities and localities, in lower case. */
export const listPlaceWords = (): Set<string> => {
  const names = [...cityByName.keys(), ...localities.map(({ place }) => place.name)];
  return new Set(names.flatMap((name) => foldPlace(name).split(' ')).filter((word) => /^[a-z]{4,}$/.test(word)));
};
