import {
  educationChoices,
  employmentTypes,
  experienceChoices,
  paySteps,
  searchOrders,
  workModes,
} from '@aarambh/contract';
import { type SeededRandom, seededRandom } from '../../server/src/demo/postings/seeded-random.ts';

/** A random request. */
export interface FuzzedQuery {
  kind: string;
  /** Path and query; each round has another last character of the keyword, so that no cache answers. */
  addressOf: (round: number) => string;
}

const LONGEST = 10_000;
/** Longest keyword that is searched for. */
const LONGEST_SEARCHED = 100;

const calls = ['SearchVacancy', 'GetSearchFacets', 'GetSearchSuggestions', 'GetKeywords', 'GetLatestVacancies'];

/** Pieces that keywords are made of, by kind; a keyword mixes several kinds. */
const pieces: string[][] = [
  ['software ', 'engineer ', 'sales ', 'manager ', 'nurse ', 'java ', 'hr ', 'ca ', 'a ', 'developer '],
  ['enginer ', 'acountant ', 'mangaer ', 'recieptionist ', 'zzqxj ', 'qwzxkjv '],
  ['pune ', 'navi mumbai ', 'andheri east ', 'delhi ncr ', '560001 ', 'maharashtra '],
  ['above 25k a month ', '4-6 lpa ', '5 years ', 'fresher ', 'night shift ', 'b.com ', 'part time ', 'us shift '],
  ['-', 'not ', 'without ', 'except ', 'or ', 'ya ', 'nahi ', 'and '],
  ['नौकरी ', 'अकाउंटेंट ', 'में ', 'का', '्', '२०'],
  ['நர்ஸ் ', 'வேலை ', 'ஓட்டுநர் '],
  ['سائق ', 'وظيفة ', '\u202e', '\ufdfa'],
  ['会计师', 'мастер ', 'Ωμέγα ', 'ß', 'İ', 'ǅ'],
  ['🚚', '👩‍🚒', '🧑🏽‍💻', '☎️', '\u200d', '🇮🇳', '\ufe0f'],
  [
    '&',
    '"',
    "'",
    '(',
    ')',
    '\\',
    '|',
    '!',
    '<->',
    ':*',
    '%',
    '_',
    '--',
    ';',
    '$$',
    '`',
    '~',
    '+',
    '#',
    '/',
    '@',
    '=',
    '.',
  ],
  ['\t', '\n', '\r', '\u00a0', '\u2028', '\u0001', '\u007f', '\ufeff', '\u0000'],
  ['\ud800', '\udfff', '\udc00\ud800', 'a\u0301\u0302\u0303'],
  ['9', '1,00,000', '1e309', '-1', '٣', '½', '٪', '0x1F', '99999999999999999999'],
];

/** A length from 1 to the longest, as many short as long ones by orders of magnitude. */
const randomLength = (random: SeededRandom): number => Math.round(LONGEST ** random.next());

function randomKeyword(random: SeededRandom): string {
  const kinds = random.some(pieces, random.between(1, 4));
  const length = randomLength(random);
  let text = '';
  while (text.length < length) {
    // Any code unit now and then, half of a surrogate pair too.
    text += random.chance(0.03) ? String.fromCharCode(random.between(0, 0xffff)) : random.pick(random.pick(kinds));
    if (random.chance(0.1)) text += ' ';
  }
  return text.slice(0, length);
}

/**
 * Percent-encoding of any text. A lone surrogate is sent as the three bytes that UTF-8 would have for it, which is all that
 * can be sent of it in an address.
 */
export const encodeAny = (text: string): string =>
  text
    .split(/(?<![\ud800-\udbff])([\udc00-\udfff])|([\ud800-\udbff])(?![\udc00-\udfff])/)
    .filter((part) => part !== undefined)
    .map((part) => {
      const code = part.charCodeAt(0);
      if (part.length !== 1 || code < 0xd800 || code > 0xdfff) return encodeURIComponent(part);
      const bytes = [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)];
      return bytes.map((byte) => `%${byte.toString(16).toUpperCase()}`).join('');
    })
    .join('');

/** Values of each parameter that are right, alone or together; any may contradict another or the keyword. */
const values: Record<string, readonly string[]> = {
  location: ['Pune', 'Kochi', 'Delhi NCR', 'Anywhere in India', 'Atlantis'],
  places: ['Pune;Mumbai', 'Kochi', 'Pune;Pune;;Delhi'],
  experience: experienceChoices,
  edu: educationChoices,
  pay: paySteps,
  days: ['1', '3', '7', '14', '30'],
  mode: [...workModes, 'home,office', 'home,home'],
  type: [...employmentTypes, 'internship,walk-in'],
  industry: ['Banking', 'IT', ''],
  company: ['1', '2147483647', '99999999999'],
  order: searchOrders,
  page: ['1', '2', '50', '500'],
};
const wrongValues = [
  '',
  ' ',
  '-1',
  '1e9',
  'null',
  'undefined',
  '[]',
  '{}',
  '%00',
  '%ZZ',
  "' or 1=1 --",
  '../..',
  '☃',
  'true',
];
const unknownNames = [
  'sort',
  'sort[]',
  'keyword[$ne]',
  '__proto__',
  'constructor',
  'Keyword',
  'page[]',
  'q',
  '',
  'limit',
  '%',
];

/** Further parameters: right ones, wrong ones, repeated ones and unknown ones. */
function randomParameters(random: SeededRandom): string {
  const names = random.some(Object.keys(values), random.between(0, 5));
  return names
    .flatMap((name) => (random.chance(0.15) ? [name, name] : [name]))
    .map((name) => {
      const value = random.chance(0.15) ? random.pick(wrongValues) : random.pick(values[name] ?? ['']);
      // Broken escapes are sent as they are.
      return `&${name}=${value.startsWith('%') ? value : encodeAny(value)}`;
    })
    .concat(random.chance(0.15) ? [`&${random.pick(unknownNames)}=${encodeAny(random.pick(wrongValues))}`] : [])
    .concat(random.chance(0.1) ? ['&keyword=nurse'] : [])
    .join('');
}

/**
 * Creates random requests: keywords of 1 to 10,000 characters that mix scripts, emojis, signs, control characters, lone
 * surrogates, conditions and exclusions, with parameters that contradict each other, are repeated, wrong or unknown. The
 * same seed gives the same requests.
 */
export function fuzzQueries(seed: number, count: number): FuzzedQuery[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const keyword = randomKeyword(random);
    const call = random.chance(0.6) ? 'SearchVacancy' : random.pick(calls);
    const parameters = randomParameters(random);
    const isLong = keyword.length > LONGEST_SEARCHED;
    return {
      kind: `fuzz, ${isLong ? 'over' : 'up to'} ${LONGEST_SEARCHED} characters`,
      addressOf: (round) =>
        `/api/vacancyportal/${call}?keyword=${encodeAny(keyword.slice(0, -1) + String(round))}${parameters}`,
    };
  });
}
