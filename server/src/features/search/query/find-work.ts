import { foldPlural } from '../../../lib/text/fold-plural.ts';
import { equivalentOccupations, findQueryOccupations, type Occupation, sameOccupations } from '../occupations/index.ts';
import type { Term } from './expand-term.ts';
import { findAliases, type Phrase } from './find-aliases.ts';
import { findFieldWork } from './find-field-work.ts';
import { findSkills, isProduct } from './find-skills.ts';
import { splitWords } from './split-words.ts';
import { isFieldNoun, isPersonNoun, isWorkNoun } from './work-nouns.ts';

/** Words of a keyword that name occupations: any of them may be the occupation of a vacancy under another title. */
export interface Role {
  /** Index of its first term, and of the one after its last. */
  from: number;
  to: number;
  /** Keys of the occupation vocabulary. */
  occupations: Occupation[];
  /** Those without the kinds of the named ones; all when undefined. */
  same?: Occupation[];
  /** Those that the words themselves name, without others that suit the same people; `same` when undefined. */
  named?: Occupation[];
  /** For the name of a field: work that is near enough at a company that is named. */
  near?: Occupation[];
  /** Whether the words name the work itself rather than a tool or a field: "accountant", not "tally". */
  isWork: boolean;
}

/** Terms of a keyword with the work that they name. */
interface Work {
  terms: Term[];
  /** In the order of the terms; they do not overlap. */
  roles: Role[];
}

/** Last words of phrases that name work, though alone they name none: "customer service", "software testing". */
const activityEndings = new Set([
  'testing',
  'service',
  'assurance',
  'relation',
  'operation',
  'control',
  'acquisition',
  'planning',
]);

/** Endings with which what an abbreviation stands for names work: "qc", "ta"; not "aws" or "erp". */
const abbreviatedActivities = new Set(['assurance', 'control', 'acquisition']);

/** Whether words name work or a field of it, or are an abbreviation of a name of work: "sdet", "bde". */
function namesWork(words: { word: string }[]): boolean {
  const phrase = words.map(({ word }) => foldPlural(word));
  if (phrase.length > 1 && activityEndings.has(phrase.at(-1) as string)) return true;
  const isName = (word: string) => isWorkNoun(word) || isFieldNoun(word);
  const isOtherName = (other: Phrase) => other.some(isPersonNoun) || (other.length === 1 && other.every(isFieldNoun));
  const isActivity = (other: Phrase) => other.length > 1 && abbreviatedActivities.has(other.at(-1) as string);
  const isTitle = (word: string) => findAliases([word]).some((other) => other.some(isPersonNoun));
  return (
    phrase.some(isName) ||
    findAliases(phrase).some((other) => isOtherName(other) || isActivity(other)) ||
    isTitle(phrase[0] as string) ||
    phrase.some((word) => findAliases([word]).some(isActivity))
  );
}

/** Stacks of tools: beside the name of work they say which tools, and the work alone is done with others. */
const stacks = new Set(['mern', 'mern stack', 'mean', 'mean stack']);

/** Finds the occupations that terms name. Words of a place never belong to one. */
function findRoles(terms: Term[]): Role[] {
  const words = terms.flatMap(({ text, places }, term) =>
    places.length > 0 ? [] : splitWords(text).map(({ word }) => ({ word, term })),
  );
  const roles: Role[] = [];
  for (const { occupation: named, from, length } of findQueryOccupations(words.map(({ word }) => word))) {
    const occupations = [named, ...equivalentOccupations(named)];
    const same = [named, ...sameOccupations(named)];
    const [start, last] = [words[from]?.term, words[from + length - 1]?.term];
    if (start === undefined || last === undefined) continue;
    const first = start < last && stacks.has(terms[start]?.text ?? '') ? start + 1 : start;
    const known = roles.find((role) => role.from === first && role.to === last + 1);
    if (known) {
      known.occupations = [...new Set([...known.occupations, ...occupations])];
      known.same = [...new Set([...(known.same ?? []), ...same])];
      known.named = [...new Set([...(known.named ?? []), named])];
    } else if (roles.every((role) => last < role.from || first >= role.to))
      roles.push({
        from: first,
        to: last + 1,
        occupations,
        same,
        named: [named],
        isWork: namesWork(words.slice(from, from + length)),
      });
  }
  return withoutProducts(terms, roles).toSorted((a, b) => a.from - b.from);
}

/** A role with the work of the field that its words name: "bank jobs", "bpo". Beside other words "bank" is a part of a name. */
function withWorkOfField(terms: Term[], role: Role): Role {
  const own = terms.slice(role.from, role.to);
  const { occupations, near } =
    findFieldWork(own.flatMap(({ text }) => splitWords(text).map(({ word }) => foldPlural(word)))) ?? {};
  const isAlone = terms.every((term) => own.includes(term) || term.places.length > 0);
  const work = isAlone && occupations && { occupations, same: occupations, named: occupations, isWork: true };
  return { ...role, ...work, ...(near && { near }) };
}

/** Drops work that is only named like a product of the keyword: "photoshop illustrator". */
function withoutProducts(terms: Term[], roles: Role[]): Role[] {
  if (roles.every(({ isWork }) => !isWork)) return roles;
  const skills = findSkills(terms.filter(({ places }) => places.length === 0));
  return roles.filter(({ isWork, from, to }) => !isWork || !isProduct(terms.slice(from, to), skills));
}

/** Alternative names of work with more combinations of phrases than this are read as words that must all match. */
const MAX_ALTERNATIVE_PHRASES = 12;

const combine = (terms: Term[]): Phrase[] =>
  terms.reduce<Phrase[]>(
    (all, { phrases }) => all.flatMap((words) => phrases.map((more) => [...words, ...more])),
    [[]],
  );

/** Terms that name one kind of work and nothing else, as one term. */
function readAlternative(terms: Term[]): { term: Term; role: Role } | undefined {
  const [role, ...others] = findRoles(terms);
  if (!role || others.length > 0 || role.from > 0 || role.to < terms.length) return undefined;
  if (terms.reduce((product, { phrases }) => product * phrases.length, 1) > MAX_ALTERNATIVE_PHRASES) return undefined;
  return { term: { text: terms.map(({ text }) => text).join(' '), phrases: combine(terms), places: [] }, role };
}

/** Joins names of work between which there is an "or" to one term with one role: "back office or data entry". */
function joinAlternativeWork(terms: Term[]): Work | undefined {
  const groups: Term[][] = [];
  for (const term of terms.filter(({ places }) => places.length === 0)) {
    if (term.isAlternative || groups.length === 0) groups.push([term]);
    else groups.at(-1)?.push(term);
  }
  if (groups.length < 2) return undefined;
  const read = groups.map(readAlternative).filter((one) => one !== undefined);
  if (read.length < groups.length) return undefined;
  const of = (list: (role: Role) => Occupation[] | undefined) => [
    ...new Set(read.flatMap(({ role }) => list(role) ?? [])),
  ];
  const from = terms.findIndex(({ places }) => places.length === 0);
  const joined: Term = {
    text: read.map(({ term }) => term.text).join(' or '),
    phrases: read.flatMap(({ term }) => term.phrases),
    places: [],
  };
  const role: Role = {
    from,
    to: from + 1,
    occupations: of(({ occupations }) => occupations),
    same: of(({ same }) => same),
    named: of(({ named }) => named),
    isWork: read.every((one) => one.role.isWork),
  };
  return {
    terms: terms.flatMap((term, i) => (i === from ? [joined] : term.places.length > 0 ? [term] : [])),
    roles: [role],
  };
}

/** The work that the last word names beside words that name none, such as those of a company: "infosys marketing". */
function findLastWork(terms: Term[]): Role[] {
  const at = terms.findLastIndex(({ places }) => places.length === 0);
  const last = terms[at];
  const skills = findSkills(terms.filter(({ places }) => places.length === 0));
  if (!last || isProduct([last], skills)) return [];
  return findRoles([last]).flatMap((role) => (role.isWork ? [{ ...role, from: at, to: at + 1 }] : []));
}

/** Drops "work" beside a name of work or a condition, where it says nothing: "packing work", "work for women". */
export function dropBareWork({ terms, roles }: Work, hasConditions: boolean): Work {
  const isInRole = (i: number) => roles.some(({ from, to }) => i >= from && i < to);
  const isBare = ({ text }: Term, i: number) => text === 'work' && !isInRole(i);
  if (roles.length === 0 && !(hasConditions && terms.length === 1)) return { terms, roles };
  const kept = terms.filter((term, i) => !isBare(term, i));
  const shift = (index: number) => index - terms.slice(0, index).filter(isBare).length;
  return { terms: kept, roles: roles.map((role) => ({ ...role, from: shift(role.from), to: shift(role.to) })) };
}

/** Words after the name of work that say no more of it: "bpo sector", "hr department". */
const generic = new Set(['sector', 'department', 'dept', 'industry', 'field', 'profile']);

/** Drops a generic last word beside a name of work. */
function withoutGenericEnd(terms: Term[]): Term[] {
  const at = terms.findLastIndex(({ places }) => places.length === 0);
  if (!generic.has(terms[at]?.text ?? '')) return terms;
  const others = terms.toSpliced(at, 1);
  return findRoles(others).length > 0 ? others : terms;
}

/** Finds the work that terms name. Alternatives become one term. */
export function findWork(typed: Term[]): Work {
  const terms = withoutGenericEnd(typed);
  const joined = joinAlternativeWork(terms);
  if (joined) return joined;
  const roles = findRoles(terms).map((role) => withWorkOfField(terms, role));
  return { terms, roles: roles.length > 0 ? roles : findLastWork(terms) };
}
