import { foldPlural } from '../../../lib/text/fold-plural.ts';
import { splitWords } from '../query/split-words.ts';

/** The role that a title names: `key` is the same for all its spellings, `label` is the spelling of this title. */
export interface Role {
  key: string;
  label: string;
}

/** Titles with more words are headlines and name no role. */
const MAX_WORDS = 4;

const inBrackets = /\s*[([{][^)\]}]*[)\]}]?/g;
/** The rest of a title from here on is about place, product, shift and so on. A hyphen within a word stays. */
const aside = /\s*(?:[|,:;@_–—]|\s-|-\s|\s\/|\/\s|\s(?:for|at|in|with)\s).*$/is;
const level = /^(?:(?:sr|senior|jr|junior|trainee|freshers?|experienced)\b[.\s]*)+(?=\S)/i;
const grade = /[\s-]+(?:[ivx]{1,3}|l?\d{1,2})$/i;
/** Punctuation around a title, except that of '.NET', 'C++' and 'C#'. */
const surroundingPunctuation = /^[^\p{L}\p{N}.]+|[^\p{L}\p{N}+#]+$/gu;
/** Words that call for applications instead of naming a role. */
const callWords = new Set([
  'hiring',
  'urgent',
  'immediate',
  'joiner',
  'need',
  'required',
  'wanted',
  'fresher',
  'walkin',
]);

/** Abbreviations with one meaning in all titles. */
const expansions: Record<string, string> = {
  acct: 'accountant',
  asst: 'assistant',
  dev: 'developer',
  engg: 'engineer',
  engr: 'engineer',
  exec: 'executive',
  fullstack: 'full stack',
  mgr: 'manager',
};

/** Normalised words of a role. */
const wordsOf = (text: string): string[] =>
  splitWords(text)
    .flatMap(({ word, parts }) => (parts.length > 0 ? parts : [word]))
    .flatMap((word) => (expansions[word] ?? word).split(' '));

/** Key of a role, the same for all its spellings. */
export const roleKey = (text: string): string => wordsOf(text).map(foldPlural).join(' ');

/** The role as part of an address. */
export const roleSlug = ({ label }: Role): string => wordsOf(label).join('-');

/**
 * Reads the role from the title of a vacancy: 'Sr. Java Developer - Immediate Joiner' is a 'Java Developer'. Level, grade
 * and asides are dropped, so a search for the words of the role finds the title. Undefined when the title names no role.
 */
export function readRole(title: string): Role | undefined {
  const label = title
    .replace(inBrackets, ' ')
    .replace(aside, '')
    .trim()
    .replace(level, '')
    .replace(grade, '')
    .replace(surroundingPunctuation, '')
    .replace(/\s+/g, ' ');
  const words = wordsOf(label).map(foldPlural);
  // Latin letters only: addresses in other scripts are percent-encoded and unreadable.
  const isRole =
    words.length <= MAX_WORDS && words.every((word) => /^[a-z][a-z0-9]*$/.test(word) && !callWords.has(word));
  return isRole && words.join('').length >= 3 ? { key: words.join(' '), label } : undefined;
}
