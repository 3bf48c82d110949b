import { foldPlural } from '../../../lib/text/fold-plural.ts';
import { splitWords } from '../query/split-words.ts';
import { stopWords } from '../query/stop-words.ts';

/** Words of a company's name that say what kind of company it is; they are seldom typed as a part of the name. */
export const legalWords = new Set(
  'pvt private ltd limited llp llc inc plc co corp corporation company india'.split(' '),
);
/** Most words that are written as one. */
export const MAX_JOINED_WORDS = 3;

/** Fewest letters of joined words: shorter ones are often other words or abbreviations. */
export const MIN_JOINED_LETTERS = 5;

/**
 * The joined spellings of a company's name, from its beginning: of "HDFC Bank Ltd" `hdfcbank`. At most two.
 * Searched words may be written joined where the name is not; the opposite is read from the query (join-words.ts).
 */
export function joinedNames(companyName: string): string[] {
  const words = splitWords(companyName)
    .map(({ word }) => word)
    .filter((word) => !stopWords.has(word) && !legalWords.has(word))
    .slice(0, MAX_JOINED_WORDS);
  return words
    .slice(1)
    .map((_, i) => words.slice(0, i + 2).join(''))
    .filter((joined) => joined.length >= MIN_JOINED_LETTERS)
    .map(foldPlural);
}
