import { htmlToText } from '../../../lib/html/html-to-text.ts';
import { findLocality, findPlace, foldPlace, isOrdinaryWord } from '../../places/index.ts';
import { timeLexemes } from '../engine/time-slices.ts';
import { findTitleOccupations } from '../occupations/index.ts';
import { hasDevanagari } from '../query/hindi/devanagari.ts';
import { translateKeyword } from '../query/hindi/translate-keyword.ts';
import { formsOf } from '../query/split-words.ts';
import { stopWords } from '../query/stop-words.ts';
import { companyNameLexeme, occupationLexeme } from './attribute-lexemes.ts';
import { formsOfCompany } from './company-words.ts';
import { joinedNames } from './joined-names.ts';
import { type AttributeSource, readAttributes } from './read-attributes.ts';

/** The searchable content of a vacancy. */
export interface SearchableVacancy extends AttributeSource {
  companyName: string;
  /** Role, department, degrees and similar fields. */
  otherTexts: readonly string[];
  /** Localities within the locations: 'Andheri East', 'Sector 62'. */
  localities: readonly string[];
  experienceFromYears: number | null;
  experienceToYears: number | null;
  postedAt: Date;
}

/** The last experience choice stands for this many years and more. */
export const MAX_EXPERIENCE_YEARS = 30;

/** Lexeme of a place; all spellings of a place have the same one. */
export const placeLexeme = (place: string): string => `l.${foldPlace(place)}`;
/** Lexeme of an education choice. */
export const educationLexeme = (education: string): string => `e.${education.toLowerCase()}`;
/** Lexeme of a year of experience. */
export const experienceLexeme = (years: number): string => `x.${Math.min(years, MAX_EXPERIENCE_YEARS)}`;

/**
 * Whether the column `brief` contains a lexeme: words of title, skills and company, places, education, experience and
 * attributes, but no pairs. The database function `brief_of` implements the same rule.
 */
export const isInBrief = (lexeme: string): boolean => /^(?:[tslex]\.|[a-z]:)[^+]*$/.test(lexeme);

/** Whether a lexeme is a word that may be anywhere in a vacancy, without a prefix. */
export const isPlainWord = (lexeme: string): boolean => !/^(?:[tslex]\.|p\d\.|[a-z]:)/.test(lexeme);

/** The canonical name of a place, its city and its state, so that a search for a state finds its cities. */
function placesOf(location: string): string[] {
  const place = findPlace(location);
  return place ? [place.name, place.city ?? '', place.state].filter((name) => name !== '') : [location];
}

const MAX_WORDS_PER_LOCALITY = 3;
/** Words of a title that are searched for localities. */
const MAX_LOCALITY_WORDS = 20;

/** Localities of the vacancy's cities that its title names: "Accountant - Andheri East". */
function localitiesInTitle({ title, locations }: SearchableVacancy): string[] {
  const words = (title.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, MAX_LOCALITY_WORDS);
  const found: string[] = [];
  for (const city of locations) {
    for (let from = 0; from < words.length; from++) {
      for (let size = MAX_WORDS_PER_LOCALITY; size > 0; size--) {
        const text = words.slice(from, from + size).join(' ');
        const locality = isOrdinaryWord(text) ? undefined : findLocality(text, city);
        if (!locality) continue;
        found.push(locality.name);
        break;
      }
    }
  }
  return found;
}

/** Words of title, company and skills beyond these count as words of the description, to limit the number of pairs. */
const MAX_STRONG_WORDS = 80;

/** Lexeme of a pair of words, in any order. No word contains the `+` between them. */
export const pairLexeme = (prefix: string, a: string, b: string): string =>
  `${prefix}${a < b ? `${a}+${b}` : `${b}+${a}`}`;
/** Lexeme of a pair of filters, in the order place, year of experience, education. */
export const filterPairLexeme = (a: string, b: string): string => `${a}+${b}`;
/** Whether a lexeme is a pair of filters. Names of places and educations may contain a `+` too. */
export const isFilterPair = (lexeme: string): boolean => /^[lx]\.[^+]*\+[xe]\./.test(lexeme);

/** Splits a pair into its two lexemes; any other lexeme is returned alone. */
export function splitPair(lexeme: string): string[] {
  const isWords = /^[ts]\..*\+/.test(lexeme);
  if (!isWords && !isFilterPair(lexeme)) return [lexeme];
  const plus = lexeme.indexOf('+');
  return [lexeme.slice(0, plus), `${isWords ? lexeme.slice(0, 2) : ''}${lexeme.slice(plus + 1)}`];
}

/** Whether pairs with a word are indexed. Those with single letters and stop words are not: many and not selective. */
export const isPaired = (word: string): boolean => word.length > 1 && !stopWords.has(word);

/** All pairs of words: a search for two common words that are seldom together then reads one short list. */
function pairsOf(prefix: string, forms: string[]): string[] {
  const words = [...new Set(forms)].filter(isPaired);
  return words.flatMap((a, i) => words.slice(i + 1).map((b) => pairLexeme(prefix, a, b)));
}

/** All pairs of filters of different kinds: each alone matches very many vacancies. */
function filterPairsOf(places: string[], years: string[], educations: string[]): string[] {
  const pairs = (first: string[], second: string[]) => first.flatMap((a) => second.map((b) => filterPairLexeme(a, b)));
  return [...pairs(places, years), ...pairs(places, educations), ...pairs(years, educations)];
}

function yearsCovered(from: number | null, to: number | null): number[] {
  if (from === null && to === null) return [];
  const first = Math.min(from ?? 0, MAX_EXPERIENCE_YEARS);
  const last = Math.min(to ?? MAX_EXPERIENCE_YEARS, MAX_EXPERIENCE_YEARS);
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, i) => first + i);
}

/**
 * PostgreSQL stores a value out of line (TOAST) when the row is longer than this. A row without its lexemes takes a twentieth
 * of a page instead of half of one, and a search reads hundreds of rows.
 */
const TOAST_THRESHOLD_BYTES = 2_032;
/** Bytes of a lexeme besides its text. */
const ENTRY_BYTES = 4;
/** Padding comes in few lengths, since each is an entry of the index. */
const PADDING_STEP = 256;

/** A meaningless lexeme that makes the value long enough to be stored out of line; none when it already is. */
function createPadding(lexemes: string[]): string[] {
  const bytes = lexemes.reduce((sum, lexeme) => sum + Buffer.byteLength(lexeme) + ENTRY_BYTES, 0);
  const steps = Math.ceil((TOAST_THRESHOLD_BYTES - bytes) / PADDING_STEP);
  return steps > 0 ? [`~${'.'.repeat(steps * PADDING_STEP)}`] : [];
}

/**
 * Creates the lexemes of a vacancy for the inverted index, so that one expression can combine words, filters and time.
 * Prefixes: `t.` title; `s.` title, skills or company; none: anywhere; `l.` place; `e.` education; `x.` year of experience
 * covered; `p` time slice of posting; `o:` occupation of the title; `n:` word of the company's name; others with a colon:
 * attributes. Two joined by `+` are
 * a pair.
 */
export function createLexemes(vacancy: SearchableVacancy): string[] {
  // A keyword is searched in English, in whatever script it is typed.
  const english = hasDevanagari(vacancy.title) ? translateKeyword(vacancy.title) : vacancy.title;
  const title = [...new Set([...formsOf(vacancy.title), ...formsOf(english)])];
  const company = [...formsOf(vacancy.companyName), ...joinedNames(vacancy.companyName)];
  const named = [...title, ...company, ...vacancy.skills.flatMap(formsOf)];
  const strong = [...new Set(named)].slice(0, MAX_STRONG_WORDS);
  const locations = [...vacancy.locations, ...vacancy.localities, ...localitiesInTitle(vacancy)];
  const others = [...vacancy.otherTexts, ...locations, ...vacancy.educations].flatMap(formsOf);
  const descriptionText = htmlToText(vacancy.descriptionHtml);
  const description = formsOf(descriptionText).filter((word) => !stopWords.has(word));
  const places = [...new Set(locations.flatMap(placesOf))].map(placeLexeme);
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
      ...description,
      ...places,
      ...years,
      ...educations,
      ...findTitleOccupations(english).map(occupationLexeme),
      ...formsOfCompany(vacancy.companyName).map(companyNameLexeme),
      ...readAttributes(vacancy, descriptionText),
      ...filterPairsOf(places, years, educations),
      ...timeLexemes(vacancy.postedAt),
    ]),
  ];
  return [...lexemes, ...createPadding(lexemes)];
}
