import { foldPlural } from '../../../lib/text/fold-plural.ts';
import { MAX_NAME_WORDS } from '../indexing/company-names.ts';
import { nameOfWords } from '../indexing/company-words.ts';
import { legalWords } from '../indexing/joined-names.ts';
import { findQueryOccupations } from '../occupations/index.ts';
import { occupationsOfSkill } from '../occupations/skill-occupations.ts';
import { isCompanyTerm, isPlaceTerm } from './expand-term.ts';
import type { Phrase } from './find-aliases.ts';
import { dropBareWork, findWork, type Role } from './find-work.ts';
import type { KnownCompanies, KnownCompany } from './known-companies.ts';
import { knownWords } from './known-words.ts';
import { namesBeginningWith } from './partial-names.ts';
import type { ParsedKeyword, Term } from './read-keyword.ts';
import { splitWords } from './split-words.ts';
import { stopWords } from './stop-words.ts';
import { isFieldNoun, isWorkNoun } from './work-nouns.ts';

/** A name within the words of work ("crane operator") is that of a company only if it has this many live vacancies. */
const MIN_WITHIN_WORK = 3;
/** The same for what an abbreviation stands for: one company named "Goods and Service Tax" does not make "gst" a company. */
const MIN_BY_ALIAS = 3;
/** The same for two words that are only the beginnings of those of a name: "tech mah". */
const MIN_BY_BEGINNINGS = 5;

/** Words after the name of a company. */
const companyCues = new Set(['company', 'career', 'india', 'pvt', 'ltd', 'limited', 'corporation', 'office']);

const wordsOf = ({ text }: Term): Phrase => splitWords(text).map(({ word }) => foldPlural(word));

/** Names of companies that terms name, the first `length` of the given ones. */
interface Named {
  length: number;
  names: Phrase[];
}

/** Whether a name at a position of words is part of the name of a product: "microsoft excel trainer". */
function isInProduct(words: Phrase, at: number, name: Phrase, products: readonly string[]): boolean {
  return products.some((product) => {
    const { length } = product.split(' ');
    const starts = [at, at + name.length - length].filter((start) => start >= 0);
    return starts.some((start) => words.slice(start, start + length).join(' ') === product);
  });
}

/** Whether the name of a company is more often that of its tool. */
const isTool = (name: Phrase, { products }: KnownCompany): boolean => products.includes(nameOfWords(name));

/** Whether a keyword says of a name that it is a company: "data analyst at oracle", "oracle careers". */
function isCalledCompany(name: Phrase, text: string): boolean {
  const words = splitWords(text).map(({ word }) => foldPlural(word));
  return words.some(
    (word, at) => word === name[0] && (words[at - 1] === 'at' || companyCues.has(words[at + name.length] ?? '')),
  );
}

/** Whether a name and the word after it name work together though that word alone names none: "google ads". */
function isInField(name: Phrase, next: string | undefined): boolean {
  if (next === undefined || isWorkNoun(next) || isFieldNoun(next)) return false;
  const words = [...name, next];
  const isNamed = findQueryOccupations(words).some(({ from, length }) => from === 0 && length === words.length);
  return isNamed && findQueryOccupations([next]).length === 0;
}

/** Whether words after the shorter of two names name work that the longer one would take away from them. */
function isWorkAfter(terms: Term[], from: number, shorter: number, longer: number): boolean {
  // The name of a field such as "bank" is more often a part of the company's.
  const workIn = (start: number) =>
    findWork(terms.slice(from + start)).roles.filter(({ isWork, near }) => isWork && near === undefined);
  // "Amazon development manager" is work at Amazon though there is an "Amazon Development Centre".
  return workIn(shorter).some((role) => role.from < longer - shorter) && workIn(longer).length === 0;
}

/** The longest name of a company at the start of `terms[from…]`. */
function findNameAt({ text, terms, roles }: ParsedKeyword, from: number, known: KnownCompanies): Named | undefined {
  const end = terms.findIndex((term, i) => i >= from && isPlaceTerm(term));
  const before = terms.findLastIndex((term, i) => i < from && isPlaceTerm(term)) + 1;
  const around = terms.slice(before, end < 0 ? undefined : end);
  const words = around.flatMap(wordsOf);
  const at = around.slice(0, from - before).flatMap(wordsOf).length;
  const isWithinWork = (to: number) =>
    roles.some((role) => role.from < to && role.to > from && role.to - role.from > to - from);
  const isName = (name: Phrase, to: number) => {
    const company = known.get(nameOfWords(name));
    if (!company || (isWithinWork(to) && company.live_count < MIN_WITHIN_WORK)) return false;
    if (isTool(name, company)) return isCalledCompany(name, text);
    return !isInProduct(words, at, name, company.products) && !isInField(name, words[at + name.length]);
  };
  const isFrequent = (alias: Phrase) => (known.get(nameOfWords(alias))?.live_count ?? 0) >= MIN_BY_ALIAS;
  let found: Named | undefined;
  for (let length = 1; length <= Math.min(MAX_NAME_WORDS, before + around.length - from); length++) {
    const named = terms.slice(from, from + length);
    const typed = named.flatMap(wordsOf).filter((word) => !stopWords.has(word));
    const aliases = length === 1 ? (named[0] as Term).phrases.filter(isFrequent) : [];
    const names = [typed, ...aliases].filter((phrase) => isName(phrase, from + length));
    if (names.length === 0) continue;
    if (!found || !isWorkAfter(terms, from, found.length, length)) found = { length, names };
  }
  const typed = (length: number) => terms.slice(from, from + length).flatMap(wordsOf);
  if (found && found.length > 1)
    return { ...found, names: [...found.names, ...namesBeginningWith(typed(found.length), known)] };
  const next = around[from - before + 1];
  const isUnknown = isUnknownWord(next, roles, from + 1) && (found || isNameWord(around[from - before]));
  const partial = isUnknown ? namesBeginningWith(typed(2), known, found ? 1 : MIN_BY_BEGINNINGS) : [];
  return partial.length > 0 ? { length: 2, names: partial } : found;
}

/** Shorter beginnings of words are abbreviations of many. */
const MIN_PARTIAL = 3;

/** Whether a term may be the beginning of a name's second word: no name of work, skill or field. */
function isUnknownWord(term: Term | undefined, roles: Role[], at: number): boolean {
  const [word = '', ...others] = term ? wordsOf(term) : [];
  return (
    word.length >= MIN_PARTIAL &&
    others.length === 0 &&
    term?.phrases.length === 1 &&
    roles.every(({ from, to }) => at < from || at >= to) &&
    !isWorkNoun(word) &&
    !isFieldNoun(word) &&
    !knownWords.has(word) &&
    occupationsOfSkill([word]) === undefined
  );
}

/** Whether a term may be the beginning of a name's first word: one word that names no work or field. */
function isNameWord(term: Term | undefined): boolean {
  const [word = '', ...others] = term ? wordsOf(term) : [];
  return others.length === 0 && word.length >= MIN_PARTIAL && !isWorkNoun(word) && !isFieldNoun(word);
}

/**
 * The company of a word that is more often a tool, if the word is all that is searched for besides places and conditions, or
 * stands beside the name of work that is no work with the tool: "oracle jobs", "oracle hr".
 */
function findToolCompany({ terms, roles }: ParsedKeyword, known: KnownCompanies): Term | undefined {
  const at = terms.findIndex((term) => {
    const company = isPlaceTerm(term) || term.company ? undefined : known.get(nameOfWords(wordsOf(term)));
    return company !== undefined && isTool(wordsOf(term), company);
  });
  const term = terms[at];
  const words = terms.filter((other) => !isPlaceTerm(other));
  if (!term || words.some(isCompanyTerm) || roles.some(({ from, to }) => from <= at && at < to && to - from > 1))
    return undefined;
  const isWork = roles.some((role) => role.isWork && (at < role.from || at >= role.to));
  return words.length === 1 || isWork ? { ...term, company: [wordsOf(term)] } : undefined;
}

/** The words of a name, and the name as one word. */
const withJoined = (name: Phrase): Phrase[] => [name, ...(name.length > 1 ? [[nameOfWords(name)]] : [])];

/**
 * Reads words of a keyword as names of companies with live vacancies. All of them become the first term, of which any may be
 * the company; its words name no work any more: "amazon associate" are associates at Amazon.
 * @returns the same keyword if it names no company
 */
export function nameCompanies(keyword: ParsedKeyword, known: KnownCompanies): ParsedKeyword {
  const { terms } = keyword;
  const rest: Term[] = [];
  const texts: string[] = [];
  const names: Phrase[] = [];
  for (let i = 0; i < terms.length; ) {
    const term = terms[i] as Term;
    const named = isPlaceTerm(term) || term.company ? undefined : findNameAt(keyword, i, known);
    if (!named) {
      rest.push(term);
      i += 1;
      continue;
    }
    names.push(...named.names);
    const to = i + named.length;
    texts.push(...terms.slice(i, to).map(({ text }) => text));
    i = to;
    while (legalWords.has(terms[i]?.text ?? '')) i += 1;
  }
  if (names.length === 0) {
    const toolCompany = findToolCompany(keyword, known);
    return toolCompany ? { ...keyword, toolCompany } : keyword;
  }
  const phrases = [...new Map(names.flatMap(withJoined).map((name) => [name.join(' '), name])).values()];
  const company: Term = { text: texts.join(' '), phrases, places: [], company: phrases };
  const work = dropBareWork(findWork(rest), true);
  const shift = (role: Role): Role => ({ ...role, from: role.from + 1, to: role.to + 1 });
  return { ...keyword, terms: [company, ...work.terms], roles: work.roles.map(shift) };
}
