import { foldPlural } from '../../../lib/text/fold-plural.ts';
import { splitWords, type Word } from '../query/split-words.ts';
import { stopWords } from '../query/stop-words.ts';
import { joinedNames, legalWords, MIN_JOINED_LETTERS } from './joined-names.ts';

/** Whether a word, or each part of a compound, is of a legal form: "Pvt.Ltd". */
const isLegal = ({ word, parts }: Word): boolean =>
  legalWords.has(word) || (parts.length > 0 && parts.every((part) => legalWords.has(part)));

/** The words of a company's name without those of its legal form, plurals folded: of "HDFC Bank Ltd." `hdfc`, `bank`. */
export const wordsOfCompany = (companyName: string): string[] =>
  splitWords(companyName)
    .filter((word) => !stopWords.has(word.word) && !isLegal(word))
    .map(({ word }) => foldPlural(word));

/** The words by which a company is found: those of its name, parts of compounds, and joined spellings. */
export const formsOfCompany = (companyName: string): string[] => [
  ...new Set([
    ...wordsOfCompany(companyName),
    ...splitWords(companyName).flatMap(({ parts }) => parts.map(foldPlural)),
    ...joinedNames(companyName),
  ]),
];

/** The words of a name as one, since people write some names either way; names of few letters keep their spaces. */
export function nameOfWords(words: string[]): string {
  const joined = words.join('');
  return joined.length >= MIN_JOINED_LETTERS ? joined : words.join(' ');
}
