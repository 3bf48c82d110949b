import { LRUCache } from 'lru-cache';
import { lexemesOf } from '../engine/expression.ts';
import { workModeLexeme } from '../indexing/attribute-lexemes.ts';
import { clarifyAbbreviations } from './abbreviations/clarify-abbreviations.ts';
import { excludeOtherTitles } from './conditions/excluded-work.ts';
import { findBeginners } from './conditions/find-beginners.ts';
import { findSubjectWork } from './conditions/find-subject-work.ts';
import { type Condition, readConditions } from './conditions/read-conditions.ts';
import { expandTerm, type Term } from './expand-term.ts';
import { createAnyWorkTerm, isWholeCountry, joinPlaces, type NamedPlace } from './extract-places.ts';
import { dropBareWork, findWork, type Role } from './find-work.ts';
import { translateKeyword } from './hindi/translate-keyword.ts';
import { readWishes } from './read-wishes.ts';
import { type Segment, segmentWords } from './segment-words.ts';
import { splitWords, type Word } from './split-words.ts';
import { hindiFillerWords, orWords, queryFillerWords, unusedWords } from './stop-words.ts';

export type { Term } from './expand-term.ts';

const REMOTE = 'Remote';

/** Words beyond these are ignored; each part of a compound is one. */
export const MAX_WORDS = 16;

/** Words beyond the limit that are named as not used; a form takes no more. */
const MAX_NAMED = 50;

/** The first words of a keyword; a compound that is too long is cut between its parts. */
function takeWords(all: Word[]): Word[] {
  const words: Word[] = [];
  let left = MAX_WORDS;
  for (const { word, parts } of all) {
    if (left <= 0) break;
    const kept = parts.slice(0, left);
    if (kept.length === parts.length) words.push({ word, parts });
    else words.push({ word: kept.join(''), parts: kept.length > 1 ? kept : [] });
    left -= Math.max(1, kept.length);
  }
  return words;
}

const tokenise = (keyword: string): Word[] => takeWords(splitWords(keyword));

/** The words of a keyword that are too many to be searched for, as one text. */
function listCutWords(keyword: string): string[] {
  const all = splitWords(keyword);
  const cut = all.slice(takeWords(all).length, takeWords(all).length + MAX_NAMED);
  return cut.length === 0 ? [] : [cut.map(({ word }) => word).join(' ')];
}

/** What words are read into: the terms that a vacancy must match, and words that ask for what no search can use. */
interface ReadWords {
  terms: Term[];
  notUsed: string[];
}

/**
 * Converts segments to terms: filler words and the whole country are dropped, all places become one term.
 * @param kept a filler word that is a term here
 */
function createTerms(segments: Segment[], kept?: string): ReadWords {
  const terms: Term[] = [];
  const notUsed: string[] = [];
  const named: NamedPlace[] = [];
  let placesIndex = 0;
  let isAfterOr = false;
  for (const { words, place, before } of segments) {
    const term = expandTerm(words);
    if (place?.kind === 'remote') terms.push({ ...term, places: [place.name] });
    else if (isWholeCountry(place, words, before)) continue;
    else if (place && place.kind !== 'country') {
      if (named.length === 0) placesIndex = terms.length;
      named.push({ place, ...term });
    } else if (!queryFillerWords.has(term.text) || term.text === kept) {
      terms.push(isAfterOr ? { ...term, isAlternative: true } : term);
      isAfterOr = false;
    } else if (orWords.has(term.text)) isAfterOr = true;
    else if (unusedWords.has(term.text)) notUsed.push(term.text);
  }
  const places = joinPlaces(named);
  return { terms: places ? terms.toSpliced(placesIndex, 0, places) : terms, notUsed };
}

/** A keyword as the search understands it. */
export interface ParsedKeyword {
  /** In English, with the words of its conditions. */
  text: string;
  /** A vacancy must match all of them. */
  terms: Term[];
  /** In the order of the terms; they do not overlap. */
  roles: Role[];
  /** What the keyword asks for besides work and place. */
  conditions: Condition[];
  /** The company that a word may name which is more often a tool; its vacancies come first. */
  toolCompany?: Term;
  /** Any of these comes first, the strongest first; no result must match them. */
  preferred?: Term[];
  /** Lexemes of titles of which vacancies with any come first: "immediate joiner". */
  wishes?: string[];
  /** What it asks for that the search does not use, as typed: "usd 900 per month", and words beyond {@link MAX_WORDS}. */
  notUsed: string[];
}

/** A search for any work. */
export const noKeyword: ParsedKeyword = { text: '', terms: [], roles: [], conditions: [], notUsed: [] };

/**
 * Reads the words of a keyword into terms, all of which a vacancy must match. Stages: tokenise, segment into phrases and
 * places, expand aliases, drop filler words ("jobs in …"), join places. All cities are one term, of which any matches;
 * working from home is a separate term.
 * @returns no terms when there are no words, or only fillers
 */
const readWords = (text: string, kept?: string): ReadWords => createTerms(segmentWords(tokenise(text)), kept);

const KEY_ACCOUNT_MANAGER = 'kam';

/** Reads "kam", which is Hindi for work, as an abbreviation of work where no other word is Hindi or names work. */
function readEnglishWords(text: string): ReadWords {
  const read = readWords(text);
  const words = tokenise(text).map(({ word }) => word);
  if (!words.includes(KEY_ACCOUNT_MANAGER) || words.some((word) => hindiFillerWords.has(word))) return read;
  return findWork(read.terms).roles.length > 0 ? read : readWords(text, KEY_ACCOUNT_MANAGER);
}

/** Work from home "in Delhi" may be done from Delhi wherever its employer is. */
const orRemote = (term: Term): Term =>
  term.places.length > 0 ? { ...term, places: [...new Set([...term.places, REMOTE])] } : term;

/** Whether a condition asks for work from home. */
const isAtHome = ({ expression, isExcluded }: Condition): boolean =>
  !isExcluded && lexemesOf(expression).includes(workModeLexeme('home'));

function parse(keyword: string, year: number | undefined): ParsedKeyword {
  const text = clarifyAbbreviations(translateKeyword(keyword));
  const { conditions: asked, notUsed: unread, rest } = readConditions(text, year);
  const read = readEnglishWords(rest);
  const isOtherPlace = (condition: Condition) =>
    condition.isAlternative === true && isAtHome(condition) && read.terms.some(({ places }) => places.length > 0);
  const isHome = asked.some(isAtHome);
  const found = asked.filter((condition) => !isOtherPlace(condition));
  const { wishes, notUsed: useless } = readWishes([...unread, ...read.notUsed]);
  const notUsed = [...new Set([...useless, ...listCutWords(rest)])];
  const wished = wishes.length > 0 && { wishes };
  const work = findWork(isHome ? read.terms.map(orRemote) : read.terms);
  const { terms, roles: named } = dropBareWork(
    work,
    found.some(({ isExcluded }) => !isExcluded),
  );
  const subjectWork = findSubjectWork(terms, found);
  const roles = subjectWork ? [subjectWork] : named;
  const occupations = roles.map((role) => role.occupations);
  const conditions = [
    ...found.map((condition) => {
      const read = excludeOtherTitles(condition, occupations);
      return subjectWork && condition.near ? { ...read, isOfSubject: true } : read;
    }),
    ...findBeginners(terms, found),
  ];
  if (terms.length > 0 || conditions.some(({ isExcluded }) => !isExcluded))
    return { text, terms, roles, conditions, notUsed, ...wished };
  const typed = tokenise(keyword).map(({ word }) => word);
  return {
    text,
    terms: typed.length === 0 ? [] : [createAnyWorkTerm(typed)],
    roles: [],
    conditions,
    notUsed,
    ...wished,
  };
}

/** Reading a keyword takes about a tenth of a search, and the same keywords are searched again and again. */
const parsed = new LRUCache<string, ParsedKeyword>({ max: 2_000 });
/** Longer keywords are seldom typed twice. */
const MAX_CACHED_LENGTH = 100;

/**
 * Query parsing: reads a typed keyword into conditions, terms and roles. A keyword of nothing but fillers and exclusions
 * is one term that any vacancy matches.
 * @param year the current one, by which a year of passing out makes a fresher
 * @returns no terms and no conditions when the keyword has no words; shared by all callers, so it must not be changed
 */
export function parseKeyword(keyword: string, year?: number): ParsedKeyword {
  if (keyword.length > MAX_CACHED_LENGTH) return parse(keyword, year);
  const key = `${year} ${keyword}`;
  const known = parsed.get(key) ?? parse(keyword, year);
  parsed.set(key, known);
  return known;
}

/** The terms of a keyword without its conditions, for titles of roles and places. */
export const readKeyword = (keyword: string): Term[] => readWords(keyword).terms;
