import { findPlace, foldPlace } from '../../places/index.ts';
import { timeLexemes } from '../engine/time-slices.ts';
import { foldPlural } from '../query/fold-plural.ts';
import { splitWords, textOfHtml } from '../query/split-words.ts';
import { fillerWords } from '../query/stop-words.ts';

/** What of a vacancy can be searched. */
export interface SearchableVacancy {
  title: string;
  skills: readonly string[];
  companyName: string;
  descriptionHtml: string;
  /** Role, department, degrees and the like. */
  otherTexts: readonly string[];
  locations: readonly string[];
  educations: readonly string[];
  experienceFromYears: number | null;
  experienceToYears: number | null;
  postedAt: Date;
}

/** Experience choices end here; who asks for more asks for this. */
export const MOST_YEARS = 30;

/** A place as a lexeme; spellings of one place meet. */
export const placeLexeme = (place: string): string => `l.${foldPlace(place)}`;
/** An education choice as a lexeme. */
export const educationLexeme = (education: string): string => `e.${education.toLowerCase()}`;
/** A year of experience as a lexeme. */
export const experienceLexeme = (years: number): string => `x.${Math.min(years, MOST_YEARS)}`;

/**
 * Whether a row carries a lexeme itself: words of title, skills and company, places, education and experience, no pairs.
 * The database's `brief_of` says the same.
 */
export const isBrief = (lexeme: string): boolean => /^[tslex]\.[^+]*$/.test(lexeme);

/** Whether a lexeme is a word anywhere in a vacancy. */
export const isPlainWord = (lexeme: string): boolean => !/^(?:[tslex]|p\d)\./.test(lexeme);

/** All forms of a text's words: compounds whole and by part, plurals folded. */
function formsOf(text: string): string[] {
  return splitWords(text).flatMap(({ word, parts }) => [word, ...parts].map(foldPlural));
}

/** A place, its canonical name and its state, so that a state finds its cities. */
function placesOf(location: string): string[] {
  const place = findPlace(location);
  return place ? [place.name, place.state].filter((name) => name !== '') : [location];
}

/** Words of title, company and skills beyond these count as words of the description: pairs of all would be millions. */
const MOST_STRONG = 80;

/** Two words that stand together as one lexeme, whatever their order. No word has the sign between them. */
export const pairLexeme = (prefix: string, a: string, b: string): string =>
  `${prefix}${a < b ? `${a}+${b}` : `${b}+${a}`}`;
/** Two filters as one lexeme, of a place, a year of experience and an education in this order. */
export const filterPairLexeme = (a: string, b: string): string => `${a}+${b}`;
/** Whether a lexeme says two filters. Names of places and educations may have the sign, too. */
export const isFilterPair = (lexeme: string): boolean => /^[lx]\.[^+]*\+[xe]\./.test(lexeme);

/** What a pair is made of, as lexemes; any other lexeme alone. */
export function partsOfPair(lexeme: string): string[] {
  const isWords = /^[ts]\..*\+/.test(lexeme);
  if (!isWords && !isFilterPair(lexeme)) return [lexeme];
  const sign = lexeme.indexOf('+');
  return [lexeme.slice(0, sign), `${isWords ? lexeme.slice(0, 2) : ''}${lexeme.slice(sign + 1)}`];
}

/** Whether the pairs of a word are lexemes: those of short and filling words would be many and tell little. */
export const isPaired = (word: string): boolean => word.length > 1 && !fillerWords.has(word);

/** Every two words of a text: where both are common but seldom together, one list is read instead of two long ones. */
function pairsOf(prefix: string, forms: string[]): string[] {
  const words = [...new Set(forms)].filter(isPaired);
  return words.flatMap((a, i) => words.slice(i + 1).map((b) => pairLexeme(prefix, a, b)));
}

/** Every two filters of different kinds: each alone is met by very many vacancies. */
function filterPairsOf(places: string[], years: string[], educations: string[]): string[] {
  const pairs = (first: string[], second: string[]) => first.flatMap((a) => second.map((b) => filterPairLexeme(a, b)));
  return [...pairs(places, years), ...pairs(places, educations), ...pairs(years, educations)];
}

function yearsCovered(from: number | null, to: number | null): number[] {
  if (from === null && to === null) return [];
  const first = Math.min(from ?? 0, MOST_YEARS);
  const last = Math.min(to ?? MOST_YEARS, MOST_YEARS);
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, i) => first + i);
}

/**
 * PostgreSQL keeps a value out of its row when the row is longer than this. A row without all its lexemes takes a twentieth
 * of a page instead of half of one, and a search looks at hundreds of rows.
 */
const OUT_OF_LINE_BYTES = 2_032;
/** What each lexeme takes beside its text, and the row and the vector beside their lexemes. */
const ENTRY_BYTES = 4;
/** Few lengths, since each is an entry of the index. */
const FILLING_STEP = 256;

/** A lexeme nobody asks for, as long as is missing to be kept out of the row; none when nothing is. */
function filling(lexemes: string[]): string[] {
  const bytes = lexemes.reduce((sum, lexeme) => sum + Buffer.byteLength(lexeme) + ENTRY_BYTES, 0);
  const steps = Math.ceil((OUT_OF_LINE_BYTES - bytes) / FILLING_STEP);
  return steps > 0 ? [`~${'.'.repeat(steps * FILLING_STEP)}`] : [];
}

/**
 * What a vacancy is found by. The prefix of a lexeme says where it stands: `t.` title; `s.` title, skills or company;
 * none: anywhere; `l.` place, `e.` education, `x.` year of experience covered, `p` when it was posted. Two joined by `+` are
 * what both say. So one expression asks for words, filters and time.
 */
export function makeLexemes(vacancy: SearchableVacancy): string[] {
  const title = formsOf(vacancy.title);
  const named = [...title, ...formsOf(vacancy.companyName), ...vacancy.skills.flatMap(formsOf)];
  const strong = [...new Set(named)].slice(0, MOST_STRONG);
  const others = [...vacancy.otherTexts, ...vacancy.locations, ...vacancy.educations].flatMap(formsOf);
  const told = formsOf(textOfHtml(vacancy.descriptionHtml)).filter((word) => !fillerWords.has(word));
  const places = vacancy.locations.flatMap(placesOf).map(placeLexeme);
  const years = yearsCovered(vacancy.experienceFromYears, vacancy.experienceToYears).map(experienceLexeme);
  const educations = vacancy.educations.map(educationLexeme);
  const lexemes = [
    ...new Set([
      ...title.map((word) => `t.${word}`),
      ...strong.map((word) => `s.${word}`),
      ...pairsOf('t.', title),
      ...pairsOf('s.', strong),
      ...named,
      ...others,
      ...told,
      ...places,
      ...years,
      ...educations,
      ...filterPairsOf(places, years, educations),
      ...timeLexemes(vacancy.postedAt),
    ]),
  ];
  return [...lexemes, ...filling(lexemes)];
}
