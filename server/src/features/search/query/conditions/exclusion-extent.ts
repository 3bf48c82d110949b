import { foldPlural } from '../../../../lib/text/fold-plural.ts';
import { findQueryOccupations } from '../../occupations/index.ts';
import { districtWords, findPlaceInKeyword } from '../extract-places.ts';
import { findAliases } from '../find-aliases.ts';
import { queryFillerWords, stopWords } from '../stop-words.ts';
import { isPersonNoun } from '../work-nouns.ts';
import type { FoundCondition } from './found-condition.ts';
import { isJoined, isWord, type Token } from './split-keyword.ts';

/** Last words of a phrase that narrow nothing: "field work", "voice process". */
export const generic = new Set([
  'process',
  'work',
  'profile',
  'role',
  'field',
  'background',
  'department',
  'sector',
  'industry',
  'domain',
  'related',
  'based',
  'side',
  'type',
  'line',
]);
/** Nouns that belong to the word before them: "customer handling", "work pressure", "insurance marketing". */
const dependent = new Set(
  `handling calling dealing visit pressure target travelling traveling collection sale marketing support care development
   telecalling telesale`.split(/\s+/),
);
export const MAX_EXCLUDED_WORDS = 3;

/** Names of work in two words that are not aliases of others. */
const workOfTwoWords = new Set(
  'data entry|cold calling|field sales|field work|inside sales|real estate|medical billing|medical coding|customer support|customer care|customer service|night shift|voice process|digital marketing|social media|content writing|business development|insurance sales|bank sales|credit card|loan sales|direct sales|door to|quality control'
    .split('|')
    .map((phrase) => phrase.split(' ').map(foldPlural).join(' ')),
);

/** Whether words in the singular are a name of work in two words. */
export const isWorkOfTwoWords = (stems: string[]): boolean => workOfTwoWords.has(stems.join(' '));

/** Reads a condition that begins at a token; passed in, since a condition may be excluded too. */
export type ReadCondition = (from: number) => FoundCondition | undefined;

/** Beside a cue, "it" is information technology. */
export const isFiller = ({ text }: Token): boolean =>
  queryFillerWords.has(text) || (stopWords.has(text) && text !== 'it');

/** Number of words of the known name of a work that begins at a token; 0 for none. */
export function lengthOfName(tokens: Token[], from: number): number {
  for (let length = MAX_EXCLUDED_WORDS; length > 1; length--) {
    const words = tokens.slice(from, from + length);
    if (words.length < length || !words.slice(1).every(isJoined)) continue;
    const phrase = words.map(({ stem }) => stem);
    if (workOfTwoWords.has(phrase.join(' ')) || findAliases(phrase).length > 0) return length;
  }
  return 0;
}

/** The place that tokens name, the longest name first, with the index after it. */
export function findPlaceAt(tokens: Token[], from: number): { name: string; to: number } | undefined {
  for (let length = MAX_EXCLUDED_WORDS; length > 0; length--) {
    const words = tokens.slice(from, from + length);
    if (words.length < length || !words.slice(1).every(isJoined)) continue;
    const place = findPlaceInKeyword(
      words.map(({ text }) => text),
      tokens[from - 1]?.text,
      false,
    );
    const isDistrict = isWord(tokens[from + length], districtWords) && isJoined(tokens[from + length]);
    if (place && place.kind !== 'country') return { name: place.name, to: from + length + (isDistrict ? 1 : 0) };
  }
  return undefined;
}

/** Number of words of the occupation that begins at a token; 0 for none. */
function lengthOfOccupation(tokens: Token[], from: number): number {
  const words = tokens.slice(from, from + MAX_EXCLUDED_WORDS);
  const end = words.findIndex((token, i) => i > 0 && !isJoined(token));
  const joined = end < 0 ? words : words.slice(0, end);
  const found = findQueryOccupations(joined.map(({ text }) => text)).filter((occupation) => occupation.from === 0);
  return Math.max(0, ...found.map(({ length }) => length));
}

const namesWork = (tokens: Token[], at: number): boolean =>
  !isWord(tokens[at], dependent) && (isPersonNoun(tokens[at]?.stem ?? '') || lengthOfOccupation(tokens, at) > 0);

/** Whether tokens have words that ask for work, besides fillers, numbers, places and conditions. */
export function hasWork(tokens: Token[], from: number, to: number, read: ReadCondition): boolean {
  for (let at = from; at < to; ) {
    const token = tokens[at] as Token;
    const next = read(at)?.to ?? findPlaceAt(tokens, at)?.to;
    if (next === undefined && token.value === undefined && !isFiller(token)) return true;
    at = next ?? at + 1;
  }
  return false;
}

/**
 * Index up to which words are excluded when nothing before the cue asks for work: "no sales accountant" and "no exam bank job"
 * still ask for accountants and banks, but "no delivery boy" and "not customer handling" for no more than that.
 * @param end index after the words that may be excluded
 */
export function endBeforeWork(tokens: Token[], from: number, end: number, read: ReadCondition): number {
  const role = lengthOfOccupation(tokens, from);
  if (role > 1 && from + role <= end && role === end - from) return end;
  for (let at = from + 1; at < end; at++) if (namesWork(tokens, at)) return at;
  const last = tokens[end - 1];
  const isOne = isWord(last, generic) || isWord(last, dependent) || hasWork(tokens, end, tokens.length, read);
  return isOne ? end : from + 1;
}
