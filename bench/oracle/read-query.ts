import { placesCovering } from '../../server/src/features/places/index.ts';
import type { CompanyName } from '../../server/src/features/search/indexing/company-names.ts';
import { nameOfWords } from '../../server/src/features/search/indexing/company-words.ts';
import {
  equivalentOccupations,
  findQueryOccupations,
  sameOccupations,
} from '../../server/src/features/search/occupations/index.ts';
import { stopWords } from '../../server/src/features/search/query/stop-words.ts';
import { aliasGroups, companyGroups } from '../../server/src/features/search/query/word-aliases.ts';
import { isFieldNoun, isPersonNoun, isWorkNoun } from '../../server/src/features/search/query/work-nouns.ts';
import { readWorkOfSkills } from './read-skills.ts';
import { splitWords } from './split-words.ts';

/** A query of the mix, with filters as the contract names them. */
export interface BenchQuery {
  keyword: string;
  location?: string;
  experience?: string;
  edu?: string;
}

/** A term matches by one of its alternatives, an alternative by all of its words. */
export type ReadTerm = string[][];

/** Terms that name an occupation, which a vacancy may have under another title. */
export interface ReadRole {
  terms: ReadTerm[];
  /** Keys of the occupation vocabulary, of which a vacancy must have one. */
  occupations: string[];
  /** Those without the kinds of the named occupation. */
  same: string[];
  /** The occupations that the words themselves name. */
  own: string[];
  /** Whether the words name people by their work rather than a tool or a field. */
  isWork: boolean;
}

/** A parsed query as every engine gets it: `list-tiers.ts` has the order that is promised. */
export interface ReadQuery {
  /** All terms in the order of the keyword. */
  terms: ReadTerm[];
  /** The terms that name occupations, and those that do not. */
  roles: ReadRole[];
  others: ReadTerm[];
  /** Occupations that ask for most of the skills of a query that names no work. */
  ofSkills?: string[];
  /** Names of companies, of which a vacancy must have one; its terms are not among the others. */
  company?: ReadTerm;
  /** Any of these, if given. */
  places?: string[];
  education?: string;
  years?: number;
}

const MAX_PHRASE_WORDS = 5;
const withoutStopWords = (phrase: string[]) =>
  phrase.length > 1 ? phrase.filter((word) => !stopWords.has(word)) : phrase;

const aliases = new Map<string, string[][]>();
for (const { from, to } of [...aliasGroups, ...companyGroups]) {
  for (const phrase of from) {
    const key = splitWords(phrase).join(' ');
    aliases.set(key, [...(aliases.get(key) ?? []), ...to.map((other) => withoutStopWords(splitWords(other)))]);
  }
}

/** Groups known phrases, the longest first: the number of words and the alternatives of each term. */
function readTerms(keyword: string): { length: number; term: ReadTerm }[] {
  const words = splitWords(keyword);
  const terms: { length: number; term: ReadTerm }[] = [];
  while (words.length > 0) {
    let length = Math.min(MAX_PHRASE_WORDS, words.length);
    while (length > 1 && !aliases.has(words.slice(0, length).join(' '))) length--;
    const phrase = words.splice(0, length);
    const ways = [withoutStopWords(phrase), ...(aliases.get(phrase.join(' ')) ?? [])];
    terms.push({ length, term: [...new Map(ways.map((way) => [way.join(' '), way])).values()] });
  }
  return terms;
}

/** Last words of names of work, and of what abbreviations of it stand for. */
const activities = 'testing service assurance relation operation control acquisition planning'.split(' ');
const abbreviated = 'assurance control acquisition'.split(' ');

/** Whether words name work or a field of it, or are short for such a name. */
function namesWork(words: string[]): boolean {
  const split = words.flatMap(splitWords);
  if (split.length > 1 && activities.includes(split.at(-1) as string)) return true;
  const isActivity = (other: string[]) => other.length > 1 && abbreviated.includes(other.at(-1) as string);
  const isOtherName = (other: string[]) =>
    other.some(isPersonNoun) || (other.length === 1 && other.every(isFieldNoun)) || isActivity(other);
  const waysOf = (text: string) => aliases.get(text) ?? [];
  return (
    split.some((word) => isWorkNoun(word) || isFieldNoun(word) || waysOf(word).some(isActivity)) ||
    waysOf(split.join(' ')).some(isOtherName) ||
    waysOf(split[0] as string).some((other) => other.some(isPersonNoun))
  );
}

/** The occupations that words name, or else the one that the last word names if it is a name of work. */
function findNamed(words: string[]): ReturnType<typeof findQueryOccupations> {
  const found = findQueryOccupations(words);
  const last = words.slice(-1);
  if (found.length > 0 || !namesWork(last)) return found;
  return findQueryOccupations(last).map((named) => ({ ...named, from: words.length - 1 }));
}

/**
 * Finds the roles of a keyword of plain words. A term belongs to a role as a whole; of roles that share a term the one
 * that the vocabulary names first counts, and two with the same terms are one.
 */
function readRoles(keyword: string): { roles: (ReadRole & { from: number; to: number })[]; others: ReadTerm[] } {
  const terms = readTerms(keyword);
  /** Index of the term of each word. */
  const termOf = terms.flatMap(({ length }, i) => Array<number>(length).fill(i));
  const owner = new Map<number, string>();
  const found = new Map<
    string,
    { from: number; to: number; occupations: Set<string>; same: Set<string>; own: Set<string>; isWork: boolean }
  >();
  const words = keyword.toLowerCase().split(' ');
  for (const { occupation, from, length } of findNamed(words)) {
    const [first, last] = [termOf[from] ?? 0, termOf[from + length - 1] ?? 0];
    const key = `${first}-${last}`;
    const taken = terms.slice(first, last + 1).map((_, i) => owner.get(first + i) ?? key);
    if (taken.some((other) => other !== key)) continue;
    for (let i = first; i <= last; i++) owner.set(i, key);
    const isWork = namesWork(words.slice(from, from + length));
    const known = {
      from: first,
      to: last + 1,
      occupations: new Set<string>(),
      same: new Set<string>(),
      own: new Set<string>(),
      isWork,
    };
    const role = found.get(key) ?? known;
    found.set(key, role);
    role.own.add(occupation);
    for (const same of [occupation, ...sameOccupations(occupation)]) role.same.add(same);
    for (const same of [occupation, ...equivalentOccupations(occupation)]) role.occupations.add(same);
  }
  const alternatives = terms.map(({ term }) => term);
  return {
    roles: [...found.values()].map(({ from, to, occupations, same, own, isWork }) => ({
      from,
      to,
      terms: alternatives.slice(from, to),
      occupations: [...occupations],
      same: [...same],
      own: [...own],
      isWork,
    })),
    others: alternatives.filter((_, i) => !owner.has(i)),
  };
}

/** Names within a name of work need this many live vacancies. */
const MIN_WITHIN_WORK = 3;
const MAX_NAME_WORDS = 4;

/** The company that words begin with, and how many they are; the shortest name is lengthened by words that name no work. */
function readCompanyAt(
  words: string[],
  at: number,
  names: CompanyNames,
): { length: number; name: string[] } | undefined {
  const { roles } = readRoles(words.join(' '));
  const lengthOf = (from: number) => readTerms(words.slice(from).join(' '))[0]?.length ?? 1;
  const termsBefore = readTerms(words.slice(0, at).join(' ')).length;
  let found: { length: number; name: string[] } | undefined;
  for (
    let to = at + lengthOf(at), terms = 1;
    to <= words.length && terms <= MAX_NAME_WORDS;
    to += lengthOf(to), terms++
  ) {
    const typed = words.slice(at, to).flatMap(splitWords);
    const ways = terms === 1 ? (readTerms(words.slice(at, to).join(' '))[0]?.term ?? []) : [typed];
    const way = ways.find((one) => names.has(nameOfWords(one)));
    const company = way && names.get(nameOfWords(way));
    if (!way || !company) continue;
    const isWithinWork = roles.some(
      ({ from, to: end }) => from < termsBefore + terms && end > termsBefore && end - from > terms,
    );
    if (isWithinWork && company.live_count < MIN_WITHIN_WORK) continue;
    const text = ` ${words.flatMap(splitWords).join(' ')} `;
    if (company.products.some((product) => text.includes(` ${product} `))) continue;
    const next = words[to];
    const isField = next !== undefined && !isWorkNoun(next) && !isFieldNoun(next) && namesAll([...way, next]);
    if (isField && findQueryOccupations([next]).length === 0) continue;
    const before = found?.length ?? to - at;
    const workAfter = (length: number) =>
      at + length < words.length
        ? readRoles(words.slice(at + length).join(' ')).roles.filter((role) => role.isWork)
        : [];
    const isTaken = workAfter(before).some((role) => role.from < to - at - before) && workAfter(to - at).length === 0;
    if (!isTaken) found = { length: to - at, name: way };
    if (to >= words.length) break;
  }
  return found;
}

const namesAll = (words: string[]): boolean =>
  findQueryOccupations(words).some(({ from, length }) => from === 0 && length === words.length);

/** Takes names of companies out of a keyword of plain words. */
function readCompanies(keyword: string, names: CompanyNames): { company: ReadTerm; rest: string } {
  const words = keyword.toLowerCase().split(' ');
  const company: ReadTerm = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length; ) {
    const found = readCompanyAt(words, at, names);
    if (found) company.push(found.name, ...(found.name.length > 1 ? [[nameOfWords(found.name)]] : []));
    else rest.push(words[at] as string);
    at += found?.length ?? 1;
  }
  return { company, rest: rest.join(' ') };
}

/** The work of the skills of a keyword of plain words; undefined when it names work. */
function readSkills(keyword: string): string[] | undefined {
  if (keyword === '' || readRoles(keyword).roles.some(({ isWork }) => isWork)) return undefined;
  const words = keyword.toLowerCase().split(' ');
  return readWorkOfSkills(readTerms(keyword).map(({ length }) => words.splice(0, length)));
}

/** Names of companies by which a keyword is read, as the product lists them. */
export type CompanyNames = ReadonlyMap<string, CompanyName>;

/**
 * Parses a query of plain words with the product's lists of aliases, places, occupations and companies but none of the code of
 * its search. Keywords with conditions, places or Hindi are not read; the mix has none (`choose-queries.ts`).
 */
export function readQuery({ keyword, location, experience, edu }: BenchQuery, names: CompanyNames): ReadQuery {
  const { company, rest } = readCompanies(keyword, names);
  const words = company.length > 0 ? rest : keyword;
  const ofSkills = readSkills(words);
  return {
    terms: words === '' ? [] : readTerms(words).map(({ term }) => term),
    ...(words === '' ? { roles: [], others: [] } : readRoles(words)),
    ...(ofSkills ? { ofSkills } : {}),
    ...(company.length > 0 ? { company } : {}),
    ...(location ? { places: [...new Set(placesCovering(location))] } : {}),
    ...(edu ? { education: edu } : {}),
    ...(experience ? { years: experience === 'Fresher' ? 0 : Number.parseInt(experience, 10) } : {}),
  };
}
