import { findPlace } from '../../features/places/index.ts';
import { type DemoCity, demoCities } from './demo-cities.ts';
import industries from './demo-industries.json' with { type: 'json' };
import { type SeededRandom, seededRandom } from './seeded-random.ts';

export interface DemoIndustry {
  key: string;
  label: string;
  /** Number of fictitious companies. */
  companies: number;
  /** Whether its companies are mostly in technology cities. */
  tech: boolean;
  endings: string[];
  /** Predicates that describe such a company. */
  does: string[];
}

export interface DemoCompany {
  name: string;
  industry: DemoIndustry;
  /** Predicate: '{name} makes pumps …'. */
  does: string;
  /** Head office first. */
  cities: DemoCity[];
  /** Relative number of vacancies. */
  size: number;
  domain: string;
  aboutHtml: string;
  corporateAddress: string;
}

// Coined from common words, so that the names sound Indian but do not exist; the domains end in .example.
const beginnings = [
  'Aaru',
  'Bhavi',
  'Charu',
  'Dhruvi',
  'Eshan',
  'Girna',
  'Harshi',
  'Indu',
  'Jivi',
  'Kavi',
  'Lahari',
  'Malhar',
  'Navi',
  'Ojas',
  'Palash',
  'Rudri',
  'Saanjh',
  'Tejas',
  'Urja',
  'Vasanti',
  'Yami',
  'Zari',
  'Kesar',
  'Nirjhar',
  'Sagari',
  'Tara',
  'Madhu',
  'Chandan',
  'Kamal',
  'Mayuri',
  'Nila',
  'Prithu',
  'Shikhar',
  'Sona',
  'Tulsi',
  'Varuni',
  'Amrit',
  'Bindu',
  'Dhanu',
  'Gagan',
  'Hansi',
  'Jhelu',
  'Kunj',
  'Manas',
  'Ritu',
  'Sutanu',
  'Trishi',
  'Vipin',
];
const middles = [
  'vedika',
  'lokit',
  'dharan',
  'nidhan',
  'pathik',
  'rangan',
  'setu',
  'vanika',
  'koshi',
  'mitrak',
  'jyotan',
  'sutan',
  'tarangi',
  'mandar',
  'kritan',
  'yantri',
  'pravah',
  'shalika',
  'vistar',
  'dhwani',
  'megha',
  'tilak',
  'varsha',
  'kiranam',
];

const buildings = [
  'Parijat House',
  'Gulmohar Plaza',
  'Kadamb Tower',
  'Neem Chambers',
  'Palash Arcade',
  'Champa Business Centre',
  'Amaltas Court',
  'Tamal Point',
  'Ketaki Complex',
  'Bakul Square',
];
const roads = [
  'Station Road',
  'Lake Road',
  'Ring Road',
  'College Road',
  'Temple Road',
  'Garden Street',
  'Old Mill Road',
  'Market Yard Road',
  'Industrial Estate Phase 2',
  'Riverside Road',
];

/** Generates a fictitious address in a real city; without a PIN code, so that no letter is delivered. */
export function inventAddress(random: SeededRandom, city: string): string {
  const floor = random.pick(['Ground Floor', '1st Floor', '2nd Floor', '3rd Floor', '5th Floor', 'Block B', 'Wing A']);
  const state = findPlace(city)?.state ?? '';
  return [floor, random.pick(buildings), random.pick(roads), city, ...(state && state !== city ? [state] : [])].join(
    ', ',
  );
}

/** Generates all fictitious companies; deterministic for a seed. */
export function inventCompanies(seed: number): DemoCompany[] {
  const random = seededRandom(seed);
  const names = random.some(
    beginnings.flatMap((start) => middles.map((end) => joinSyllables(start, end))),
    beginnings.length * middles.length,
  );
  return industries.flatMap((industry) =>
    Array.from({ length: industry.companies }, () => inventCompany(random, industry, names.pop() ?? 'Aaruvedika')),
  );
}

/** Joins two name parts; equal letters where they meet are written once: 'Kunj' and 'jyotan' share their j. */
const joinSyllables = (start: string, end: string): string =>
  start.at(-1) === end[0] ? start + end.slice(1) : start + end;

function inventCompany(random: SeededRandom, industry: DemoIndustry, root: string): DemoCompany {
  const name = `${root} ${random.pick(industry.endings)}`;
  const does = random.pick(industry.does);
  const size = Math.ceil(12 * random.next() ** 2.5) + 1;
  const cities = pickCities(random, industry.tech, Math.min(8, 1 + Math.floor(size * random.next())));
  const headOffice = cities[0]?.name ?? 'Pune';
  return {
    name,
    industry,
    does,
    cities,
    size,
    domain: `${root.toLowerCase()}.example`,
    aboutHtml: describeCompany(random, { name, does, size, headOffice, offices: cities.length }),
    corporateAddress: inventAddress(random, headOffice),
  };
}

function pickCities(random: SeededRandom, tech: boolean, count: number): DemoCity[] {
  const chosen = new Set<DemoCity>();
  while (chosen.size < count) chosen.add(random.weighted(demoCities, (city) => (tech ? city.tech : city.trade)));
  return [...chosen];
}

interface CompanyFacts {
  name: string;
  does: string;
  size: number;
  headOffice: string;
  offices: number;
}

function describeCompany(random: SeededRandom, { name, does, size, headOffice, offices }: CompanyFacts): string {
  const people = (size * random.between(4, 12) * 10).toLocaleString('en-IN');
  const since = random.between(1986, 2021);
  const where =
    offices === 1
      ? `It works from ${headOffice}.`
      : `Its head office is in ${headOffice}, with ${offices - 1} more ${offices === 2 ? 'location' : 'locations'} across India.`;
  const values = random.pick([
    'Most managers began in the ranks, and new colleagues get a mentor for their first months.',
    'Customers stay because work is done as promised; colleagues stay because hours are planned fairly.',
    'The company trains its people every quarter and fills most senior positions from within.',
    'Suggestions from the floor are read every Monday, and the good ones are paid for.',
    'It is still led by the family that founded it and reinvests most of its profit.',
  ]);
  return `<p>${name} ${does}. Founded in ${since}, it employs about ${people} people. ${where}</p><p>${values} This is an invented company of the demonstration.</p>`;
}
