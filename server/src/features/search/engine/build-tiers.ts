import { paySteps } from '@aarambh/contract';
import { foldPlural } from '../../../lib/text/fold-plural.ts';
import { occupationLexeme, payLexeme, STATED_PAY_LEXEME } from '../indexing/attribute-lexemes.ts';
import { experienceLexeme } from '../indexing/create-lexemes.ts';
import type { Occupation } from '../occupations/index.ts';
import { isCompanyTerm, isPlaceTerm } from '../query/expand-term.ts';
import type { ParsedKeyword, Term } from '../query/read-keyword.ts';
import { isFieldNoun, isPersonNoun } from '../query/work-nouns.ts';
import { allOf, anyOf, type Expression, lexemesOf } from './expression.ts';
import { type Filters, filterExpressions } from './filter-expressions.ts';
import { readSkills } from './skills-of-keyword.ts';
import { termExpression, termsExpressions } from './term-expressions.ts';
import { companyExpression, putCompanyFirst } from './tiers/put-company-first.ts';
import { putWishesFirst } from './tiers/put-wishes-first.ts';

/** The words of a keyword, apart from its places and companies. */
interface KeywordWords {
  all: Term[];
  /** Those that name no occupation. */
  others: Term[];
  roles: {
    terms: Term[];
    occupations: Expression;
    /** The occupations without their kinds. */
    same: Expression;
    /** Those that the words name. */
    named: Expression;
    hasKinds: boolean;
    hasEquivalents: boolean;
  }[];
}

const isWordTerm = (term: Term): boolean => !isPlaceTerm(term) && !isCompanyTerm(term);

function wordsOf({ terms, roles }: ParsedKeyword): KeywordWords {
  const isInRole = (i: number) => roles.some(({ from, to }) => i >= from && i < to);
  return {
    all: terms.filter(isWordTerm),
    others: terms.filter((term, i) => isWordTerm(term) && !isInRole(i)),
    roles: roles.map(({ from, to, occupations, same = occupations, named = same }) => ({
      terms: terms.slice(from, to).filter((term) => !isPlaceTerm(term)),
      occupations: anyOf(occupations.map(occupationLexeme)),
      same: anyOf(same.map(occupationLexeme)),
      named: anyOf(named.map(occupationLexeme)),
      hasKinds: same.length < occupations.length,
      hasEquivalents: named.length < same.length,
    })),
  };
}

/** Joining more occupations with the words of a title costs more than it puts right. */
const MAX_TITLE_OCCUPATIONS = 12;

/** Titles with the words that also name the occupation. The words are in titles of other work too: "device driver". */
function titlesOfWork(keyword: ParsedKeyword, words: KeywordWords, title: Expression[]): Expression[][] {
  const { roles } = keyword;
  const isFew = roles.every(({ isWork, occupations }) => !isWork || occupations.length <= MAX_TITLE_OCCUPATIONS);
  return roles.length > 0 && isFew ? [[...words.roles.map(({ occupations }) => occupations), ...title]] : [];
}

/** Whether a keyword names work by its field alone: "call center". Its words are in titles of other work of the field. */
const isOfFieldAlone = ({ terms, roles }: ParsedKeyword): boolean =>
  roles.length > 0 &&
  roles.every(
    ({ isWork, from, to }) =>
      isWork &&
      terms.slice(from, to).every(({ phrases }) => phrases.every((words) => !words.some((word) => isPersonNoun(word)))),
  );

/**
 * The words of the tiers that hold vacancies of the occupations, after the titles with the words: those with the words
 * in title, skills and company, then the occupations under any title: those that are named, others that suit the same people,
 * their kinds. Where only a field is named, titles of other work come after them.
 * A tool or a field that stands for an occupation ("spring boot") must be among the skills first.
 */
function occupationTiers(keyword: ParsedKeyword, { all, others, roles }: KeywordWords): Expression[] {
  const title = allOf(termsExpressions(all, 't.'));
  const words = allOf(termsExpressions(all, 's.'));
  const occupations = roles.map((role) => role.occupations);
  const ofOccupation = allOf([words, ...occupations]);
  if (roles.length === 0) return [];
  if (keyword.roles.some((role) => !role.isWork)) return [anyOf([title, ofOccupation]), words];
  const isField = isOfFieldAlone(keyword);
  const own = isField ? [] : [title];
  const otherWords = termsExpressions(others, 's.');
  // Includes what the tier before has, or the tiers would not be nested.
  const under = (kept: Expression[]) => anyOf([...own, ofOccupation, allOf([...kept, ...otherWords])]);
  return [
    anyOf([...own, ofOccupation]),
    ...(roles.some((role) => role.hasEquivalents) ? [under(roles.map((role) => role.named))] : []),
    ...(roles.some((role) => role.hasKinds) ? [under(roles.map((role) => role.same))] : []),
    anyOf([...own, allOf([...occupations, ...otherWords])]),
    ...(isField ? [anyOf([title, allOf([...occupations, ...otherWords])])] : []),
  ];
}

/** Skills among those of the work that asks for most of them, before other work that mentions them. */
const workOfSkillsTier = ({ all }: KeywordWords, occupations: Occupation[]): Expression =>
  anyOf([
    allOf(termsExpressions(all, 't.')),
    allOf([...termsExpressions(all, 's.'), anyOf(occupations.map(occupationLexeme))]),
  ]);

/** Words anywhere, with an expression for each so that the index can begin with the rarest. */
const anywhereExpressions = ({ others, roles }: KeywordWords): Expression[] => [
  ...roles.map(({ terms, occupations }) => anyOf([allOf(termsExpressions(terms, '')), occupations])),
  ...termsExpressions(others, ''),
];

/** Whether a keyword names work and asks for something besides. */
export const isDemanding = ({ terms, roles, conditions }: ParsedKeyword): boolean =>
  roles.length > 0 &&
  roles.every((role) => role.isWork) &&
  (conditions.some(({ isExcluded }) => !isExcluded) ||
    terms.some((_, i) => roles.every(({ from, to }) => i < from || i >= to)));

/**
 * The words of the last tiers. For a keyword that names work and asks for something besides: vacancies of the work with
 * the other words anywhere, then those with at least the head of the name of work in the title, if it is no rank. The work
 * without what is asked for besides, as a relaxed result, is more useful than a vacancy that has it and only mentions the
 * work.
 */
function lastTiers(keyword: ParsedKeyword, words: KeywordWords): Expression[][] {
  const occupations = words.roles.map((role) => role.occupations);
  const strong = termsExpressions(words.all, 's.');
  if (words.roles.length === 0) return [strong, anywhereExpressions(words)];
  if (!isDemanding(keyword)) {
    const underAnyTitle = allOf([...occupations, ...termsExpressions(words.others, 's.')]);
    return [[anyOf([allOf(strong), underAnyTitle])], anywhereExpressions(words)];
  }
  const title = allOf(termsExpressions(words.all, 't.'));
  const ofWork = anyOf([title, allOf([...occupations, ...termsExpressions(words.others, '')])]);
  if (words.roles.some((role) => isRankOfOneWord(role) || isOfField(role))) return [[ofWork]];
  const ofHead = allOf([...words.roles.flatMap(headExpressions), ...termsExpressions(words.others, '')]);
  return [...(words.others.length > 0 ? [[ofWork]] : []), [anyOf([ofWork, ofHead])]];
}

/** Last words of names of work that say a rank. With the others elsewhere they are seldom the same work. */
const ranks = new Set(
  `manager mgr executive exec officer head director lead leader vp avp supervisor incharge assistant associate coordinator
   trainee intern staff`.split(/\s+/),
);

/** Whether a name of work ends in a rank and has but one word more, which the title must have too: "hr manager". */
const isRankOfOneWord = ({ terms }: KeywordWords['roles'][number]): boolean =>
  terms.length === 2 && ranks.has(foldPlural(terms[1]?.text ?? ''));

/**
 * Whether the words before the head name a field and no tool: an engineer who has "civil" among the skills is no civil
 * engineer.
 */
const isOfField = ({ terms }: KeywordWords['roles'][number]): boolean =>
  terms.slice(0, -1).some(({ text }) => isFieldNoun(foldPlural(text)));

/**
 * The last word of a name of work in the title and the others beside it: a developer with React among the skills. With a
 * rank at least one of the others in the title, too.
 */
function headExpressions({ terms }: KeywordWords['roles'][number]): Expression[] {
  const [others, head] = [terms.slice(0, -1), terms.slice(-1)];
  const all = [...termsExpressions(others, 's.'), ...termsExpressions(head, 't.')];
  if (others.length < 2 || !ranks.has(foldPlural(head[0]?.text ?? ''))) return all;
  return [...all, anyOf(others.map((term) => termExpression(term, 't.')))];
}

/**
 * What every result must match besides the words: places, companies, conditions of the keyword and filters. A place that a description
 * mentions is seldom the place of work, so descriptions do not count.
 */
const commonExpressions = (
  { terms, conditions }: ParsedKeyword,
  filters: Filters,
  prefix: 't.' | 's.',
): Expression[] => [
  ...terms.filter(isPlaceTerm).map((term) => termExpression(term, prefix)),
  ...terms.filter(isCompanyTerm).map(companyExpression),
  ...conditions.map(({ expression, isExcluded }) => (isExcluded ? { not: expression } : expression)),
  ...filterExpressions(filters),
];

const isPayLexeme = (lexeme: string): boolean => /^[mb]:/.test(lexeme);

/** Years of experience up to which someone who names no work but a degree is likely to search. */
const BEGINNERS_YEARS = [0, 1, 2];

/**
 * Tiers of a qualification where a keyword names no work: vacancies of the professions that require it, lawyers for "llb
 * jobs", those that state it first, then other vacancies that state it. Of a degree that leads to much work those of the usual work that beginners may do come first, then the others of
 * that work, then other vacancies for beginners.
 */
function qualificationTiers({ conditions }: ParsedKeyword, words: KeywordWords, others: Expression[]): Expression[] {
  if (words.all.length > 0) return [];
  const found = conditions.find(({ professions, careers, isExcluded }) => !isExcluded && (professions ?? careers));
  const { professions, stated, careers } = found ?? {};
  if (professions) {
    const ofProfession = { all: [professions, ...others] };
    if (!stated) return [ofProfession];
    const first = { all: [professions, stated, ...others] };
    return [first, ofProfession, { all: [anyOf([professions, stated]), ...others] }];
  }
  // Who asks for some pay is past the beginning.
  if (!careers || conditions.some(({ expression }) => lexemesOf(expression).some(isPayLexeme))) return [];
  const beginners = anyOf(BEGINNERS_YEARS.map(experienceLexeme));
  return [
    { all: [careers, beginners, ...others] },
    { all: [careers, ...others] },
    { all: [anyOf([careers, beginners]), ...others] },
  ];
}

/** The tiers of a keyword apart from the last ones, which may hold mere mentions of the words. */
export function buildFirstTiers(keyword: ParsedKeyword, filters: Filters): Expression[] {
  const words = wordsOf(keyword);
  const others = commonExpressions(keyword, filters, 's.');
  const title = [...termsExpressions(words.all, 't.'), ...commonExpressions(keyword, filters, 't.')];
  const ofWork = titlesOfWork(keyword, words, title);
  const titles = ofWork.length > 0 && isOfFieldAlone(keyword) ? ofWork : [...ofWork, title];
  const skills = readSkills(keyword);
  const occupations = skills
    ? [workOfSkillsTier(words, skills.occupations), allOf(termsExpressions(words.all, 's.'))]
    : occupationTiers(keyword, words);
  return [
    ...qualificationTiers(keyword, words, title),
    ...titles.map((all) => ({ all })),
    ...occupations.map((tier) => ({ all: [tier, ...others] })),
  ];
}

/**
 * Ranking: the tiers of a search, best first: words in the title, before that those of the occupation that a keyword names;
 * then the words in title, skills and company of vacancies of the occupation, and vacancies of the occupation under any
 * title; words in title, skills and company; words anywhere. A keyword that names work and asks for something besides has
 * no tiers of mere mentions. A keyword that names a company has these tiers within the vacancies of the company, and a last
 * one of all its words in the title: an agency names its client there, and some names are also words. They are nested: whatever
 * matches a tier matches all that follow it. Titles that state a wish come before all. A vacancy belongs to the first tier that it matches.
 */
export function buildTiers(keyword: ParsedKeyword, filters: Filters): Expression[] {
  const tiers = putCompanyFirst(buildPlainTiers(keyword, filters), keyword, (rest) => {
    const { all, roles, others } = wordsOf(rest);
    const ofRoles = roles.map(({ terms, occupations }) => anyOf([allOf(termsExpressions(terms, 't.')), occupations]));
    const words = roles.length > 0 ? [...ofRoles, ...termsExpressions(others, 's.')] : termsExpressions(all, 's.');
    return [...words, ...commonExpressions(rest, filters, 's.')];
  });
  return putWishesFirst(tiers, keyword.wishes, buildFirstTiers(keyword, filters).at(-1));
}

function buildPlainTiers(keyword: ParsedKeyword, filters: Filters): Expression[] {
  const others = commonExpressions(keyword, filters, 's.');
  const words = wordsOf(keyword);
  const isCompanyAlone = words.all.length === 0 && keyword.terms.some(isCompanyTerm);
  const last = isCompanyAlone ? [[]] : lastTiers(keyword, words);
  const tiers = [
    ...(isCompanyAlone ? [] : buildFirstTiers(keyword, filters)),
    ...last.map((tier) => ({ all: [...tier, ...others] })),
  ];
  if (!keyword.terms.some(isCompanyTerm)) return tiers;
  const mentioned = { ...keyword, terms: keyword.terms.map(({ company: _, ...term }) => term), roles: [] };
  const title = [...termsExpressions(wordsOf(mentioned).all, 't.'), ...commonExpressions(mentioned, filters, 't.')];
  return [...tiers, { all: [anyOf([tiers.at(-1) as Expression, allOf(title)])] }];
}

/** The tiers of a search in the order of pay: the highest pay step first, vacancies that state no pay last. */
export function buildPayTiers(keyword: ParsedKeyword, filters: Filters): Expression[] {
  const { all } = buildTiers(keyword, filters).at(-1) as { all: Expression[] };
  const lexemes = [...paySteps.toReversed().map(payLexeme), STATED_PAY_LEXEME];
  const steps = lexemes.map((lexeme) => ({ all: [lexeme, ...all] }));
  // Without any condition only vacancies that state their pay are listed: no index lists all of them.
  return all.length > 0 ? [...steps, { all }] : steps;
}
