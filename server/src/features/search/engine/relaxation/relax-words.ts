import type { Condition } from '../../query/conditions/found-condition.ts';
import { isCompanyTerm, isPlaceTerm } from '../../query/expand-term.ts';
import { atLeast, findSkills, preferencesFor, type Skill } from '../../query/find-skills.ts';
import { findWork, type Role } from '../../query/find-work.ts';
import type { ParsedKeyword, Term } from '../../query/read-keyword.ts';
import { anyOf } from '../expression.ts';
import { isWordTerm, textsOf, withoutTerms, wordsBesideRoles } from '../keyword-parts.ts';
import { readSkills } from '../skills-of-keyword.ts';
import type { Relaxation } from './relaxation.ts';

/** Limit of terms of which each may be dropped in turn; more would make too many combinations. */
const MAX_ALTERNATIVES = 6;

const seniors = ['senior', 'sr', 'lead', 'head', 'principal'];
const juniors = ['junior', 'jr', 'trainee', 'intern', 'apprentice', 'fresher'];

/** Ranks in titles that contradict words: without "senior" no trainees are meant. */
function excludeOtherRanks(words: Term[]): Condition[] {
  const isOf = (ranks: string[]) => words.some(({ text }) => ranks.includes(text));
  const excluded = isOf(seniors) === isOf(juniors) ? [] : isOf(seniors) ? juniors : seniors;
  const expression = anyOf(excluded.map((rank) => `t.${rank}`));
  return excluded.length > 0 ? [{ text: '', label: '', expression, isExcluded: true, weight: 1 }] : [];
}

/** A keyword without some of its words, of which vacancies with most come first; ranks are not turned into others. */
function preferring(keyword: ParsedKeyword, dropped: Term[]): ParsedKeyword {
  const kept = withoutTerms(keyword, (term) => dropped.includes(term));
  const conditions = [...kept.conditions, ...excludeOtherRanks(dropped)];
  return { ...kept, conditions, preferred: preferencesFor(findSkills(dropped)) };
}

/** Skills that more work than this asks for, such as Excel, say little in a title. */
const MAX_OCCUPATIONS = 2;

/** The skills that are telling in a title; all when none is. */
function listTelling(skills: Skill[]): Skill[] {
  const telling = skills.filter(({ occupations }) => occupations.length <= MAX_OCCUPATIONS);
  return telling.length > 0 ? telling : skills;
}

/**
 * Skills without the name of work: vacancies of the work that asks for most of them, which name one; titles that name one; and the
 * work alone, since many vacancies list no skills.
 */
export function* relaxSkills(keyword: ParsedKeyword): Generator<Relaxation> {
  const read = readSkills(keyword);
  const any = read && atLeast(read.known, 1);
  if (!read || !any) return;
  const others = keyword.terms.filter((term) => !isWordTerm(term));
  const { named, occupations } = read;
  const role: Role = { from: 0, to: 1, occupations, named, isWork: true };
  const weaker = { ...keyword, terms: [any, ...others], preferred: preferencesFor(read.skills) };
  const leftOut = textsOf(keyword.terms.filter(isWordTerm));
  // A role without words leaves the skills to be found beside it.
  yield { keywords: [{ ...weaker, roles: [{ ...role, to: 0 }] }], leftOut };
  const telling = atLeast(listTelling(read.known), 1) ?? any;
  yield { keywords: [{ ...weaker, terms: [telling, ...others], roles: [] }], leftOut, isOfTitles: true };
  yield { keywords: [{ ...weaker, roles: [role] }], leftOut };
}

/** Work that says a rank of any field; the field beside it is worth more: "tl collections". */
const rankOccupations = new Set(['team-leader', 'general-manager']);
const isRank = ({ named, occupations }: Role): boolean =>
  (named ?? occupations).every((occupation) => rankOccupations.has(occupation));

/**
 * Beside a role the other words are given up, then everything but the place, the conditions and one role: the first that names
 * work, since a tool or a field beside it only says more of the work. Vacancies with most of the words come first.
 */
export function* relaxOtherWords(keyword: ParsedKeyword): Generator<Relaxation> {
  const { terms, roles } = keyword;
  const first = roles.find((role) => role.isWork && !isRank(role)) ?? roles.find(({ isWork }) => isWork) ?? roles[0];
  if (!first || readSkills(keyword)) return;
  const others = wordsBesideRoles(keyword);
  if (others.length > 0) yield { keywords: [preferring(keyword, others)], leftOut: textsOf(others) };
  const words = terms.filter(isWordTerm);
  const beside = words.filter((term) => !terms.slice(first.from, first.to).includes(term));
  if (roles.length > 1) yield { keywords: [preferring(keyword, beside)], leftOut: textsOf(beside) };
}

/** Without a role, any one of the words is given up. */
export function* relaxAnyWord(keyword: ParsedKeyword): Generator<Relaxation> {
  const words = keyword.terms.filter(isWordTerm);
  if (keyword.roles.length === 0 && words.length > 2 && words.length <= MAX_ALTERNATIVES && !readSkills(keyword))
    yield { keywords: words.map((word) => withoutTerms(keyword, (term) => term === word)), leftOut: ['one word'] };
}

/** The last word, which names the kind of work ("embedded firmware engineer"), alone or with the place. */
export function* keepHead(keyword: ParsedKeyword): Generator<Relaxation> {
  const words = keyword.terms.filter(isWordTerm);
  const head = words.at(-1);
  const dropped = words.slice(0, -1);
  if (!head || dropped.length === 0) return;
  const kept = withoutTerms(keyword, (term) => dropped.includes(term));
  // The head may name work by itself, which is then looked for and not its word in any title.
  const read = kept.terms.some(isCompanyTerm) ? kept : findWork(kept.terms);
  yield {
    keywords: [{ ...kept, terms: read.terms, roles: read.roles }],
    leftOut: textsOf(dropped),
    isLastResort: true,
  };
}

/** The same words anywhere: more useful than other work in the place. */
export function* dropPlace(keyword: ParsedKeyword): Generator<Relaxation> {
  const place = keyword.terms.find(isPlaceTerm);
  const isProfession = keyword.conditions.some(({ professions, isExcluded }) => professions && !isExcluded);
  if (place && (keyword.terms.length > 1 || isProfession))
    yield { keywords: [withoutTerms(keyword, isPlaceTerm)], leftOut: [place.text], isLastResort: true };
}

/** Words that no vacancy has beside a condition: what is asked for besides is worth more than nothing. */
export function* dropUnknownWords(keyword: ParsedKeyword): Generator<Relaxation> {
  const words = keyword.terms.filter(isWordTerm);
  const isAsking = keyword.conditions.some(({ isExcluded }) => !isExcluded);
  if (words.length === 0 || keyword.roles.length > 0 || !isAsking) return;
  yield {
    keywords: [withoutTerms(keyword, (term) => words.includes(term))],
    leftOut: textsOf(words),
    isLastResort: true,
  };
}
