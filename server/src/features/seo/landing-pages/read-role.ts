import { foldPlural } from '../../search/query/fold-plural.ts';
import { splitWords } from '../../search/query/split-words.ts';

/** The kind of work a title names: `key` is the same for all its spellings, `label` is the one of this title. */
export interface Role {
  key: string;
  label: string;
}

/** A title's role has no more words: what has more is a headline. */
const MOST_WORDS = 4;

const inBrackets = /\s*[([{][^)\]}]*[)\]}]?/g;
/** From here on a title tells of the place, the product, the shift … A hyphen within a word stays. */
const aside = /\s*(?:[|,:;@_–—]|\s-|-\s|\s\/|\/\s|\s(?:for|at|in|with)\s).*$/is;
const level = /^(?:(?:sr|senior|jr|junior|trainee|freshers?|experienced)\b[.\s]*)+(?=\S)/i;
const grade = /[\s-]+(?:[ivx]{1,3}|l?\d{1,2})$/i;
/** Signs around a title; those of '.NET', 'C++' and 'C#' belong to it. */
const signsAround = /^[^\p{L}\p{N}.]+|[^\p{L}\p{N}+#]+$/gu;
/** Words that call for people instead of naming work. */
const calls = new Set(['hiring', 'urgent', 'immediate', 'joiner', 'need', 'required', 'wanted', 'fresher', 'walkin']);

/** Abbreviations that say the same word in every title. */
const spelledOut: Record<string, string> = {
  acct: 'accountant',
  asst: 'assistant',
  dev: 'developer',
  engg: 'engineer',
  engr: 'engineer',
  exec: 'executive',
  fullstack: 'full stack',
  mgr: 'manager',
};

/** Words as roles are compared by. */
const wordsOf = (text: string): string[] =>
  splitWords(text)
    .flatMap(({ word, parts }) => (parts.length > 0 ? parts : [word]))
    .flatMap((word) => (spelledOut[word] ?? word).split(' '));

/** What all spellings of a role have in common. */
export const roleKey = (text: string): string => wordsOf(text).map(foldPlural).join(' ');

/** A role as a part of an address. */
export const roleSlug = ({ label }: Role): string => wordsOf(label).join('-');

/**
 * The role of a vacancy's title: 'Sr. Java Developer - Immediate Joiner' is a 'Java Developer'. Level, grade and asides
 * are dropped, so whoever looks for the role's words in titles finds the title too. Nothing when it names none.
 */
export function readRole(title: string): Role | undefined {
  const label = title
    .replace(inBrackets, ' ')
    .replace(aside, '')
    .trim()
    .replace(level, '')
    .replace(grade, '')
    .replace(signsAround, '')
    .replace(/\s+/g, ' ');
  const words = wordsOf(label).map(foldPlural);
  // Latin letters only: other scripts would make addresses that people can neither read nor type.
  const isRole = words.length <= MOST_WORDS && words.every((word) => /^[a-z][a-z0-9]*$/.test(word) && !calls.has(word));
  return isRole && words.join('').length >= 3 ? { key: words.join(' '), label } : undefined;
}
