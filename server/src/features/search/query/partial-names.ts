import { nameOfWords } from '../indexing/company-words.ts';
import type { Phrase } from './find-aliases.ts';
import type { KnownCompanies } from './known-companies.ts';

/** Names that a beginning may stand for; more would make the search expensive. */
const MAX_NAMES = 3;

const sorted = new WeakMap<KnownCompanies, string[]>();

/** The names in order, so that those with one beginning are together. */
function sortNames(known: KnownCompanies): string[] {
  const names = sorted.get(known) ?? [...known.keys()].sort();
  sorted.set(known, names);
  return names;
}

/** The position of the first name that does not come before a text. */
function findPosition(names: string[], text: string): number {
  let [from, to] = [0, names.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((names[middle] as string) < text) from = middle + 1;
    else to = middle;
  }
  return from;
}

/**
 * Names of companies whose last word is typed in part: "ICICI Prudential" for "icici pru". The index has the first words of a
 * name joined as well, so each name is one word. Some write "Tech" for "Technologies".
 * @param min live vacancies that a name must have
 * @returns the names of the most vacancies, at most three
 */
export function namesBeginningWith(words: Phrase, known: KnownCompanies, min = 1): Phrase[] {
  const start = nameOfWords(words.map((word) => word.replace(/^tech\w*$/, 'tech')));
  if (words.length < 2 || start.includes(' ')) return [];
  const names = sortNames(known);
  const found: string[] = [];
  for (let i = findPosition(names, start); names[i]?.startsWith(start); i++)
    if (names[i] !== nameOfWords(words)) found.push(names[i] as string);
  const countOf = (name: string) => known.get(name)?.live_count ?? 0;
  return found
    .filter((name) => countOf(name) >= min)
    .sort((a, b) => countOf(b) - countOf(a) || a.length - b.length)
    .slice(0, MAX_NAMES)
    .map((name) => [name]);
}
