import { type EmploymentType, type PayStep, paySteps, type WorkMode } from '@aarambh/contract';
import {
  companyLexeme,
  employmentTypeLexeme,
  industryLexeme,
  occupationLexeme,
  payLexeme,
  STATED_PAY_LEXEME,
  workModeLexeme,
} from '../indexing/attribute-lexemes.ts';
import {
  educationLexeme,
  experienceLexeme,
  filterPairLexeme,
  isPaired,
  pairLexeme,
  placeLexeme,
} from '../indexing/create-lexemes.ts';
import { isPlaceTerm } from '../query/expand-term.ts';
import type { Phrase } from '../query/find-aliases.ts';
import type { ParsedKeyword, Term } from '../query/read-keyword.ts';
import { allOf, anyOf, type Expression } from './expression.ts';

/** Prefixes of the lexemes of each tier: title; title, skills and company; the whole vacancy. */
type Prefix = 't.' | 's.' | '';

/** A keyword with more combinations of phrases than this is searched word by word. */
const MAX_COMBINATIONS = 24;

/** Filters of a search. A vacancy that does not state a property does not match a filter on it. */
export interface Filters {
  /** Whole years. */
  experienceYears?: number | undefined;
  /** Canonical place names, of which a vacancy must have one. */
  places?: string[] | undefined;
  education?: string | undefined;
  /** The least pay, in thousand rupees a month. */
  pay?: PayStep | undefined;
  modes?: WorkMode[] | undefined;
  types?: EmploymentType[] | undefined;
  industry?: string | undefined;
  companyId?: number | undefined;
}

function termExpression({ phrases, places }: Term, prefix: Prefix): Expression {
  const words = phrases.map((phrase) => allOf(phrase.map((word) => `${prefix}${word}`)));
  return anyOf([...words, ...places.map(placeLexeme)]);
}

/** All words of a phrase, as pair lexemes where possible: all pairs of up to three words, else those of neighbours. */
function phraseExpression(words: Phrase, prefix: Prefix): Expression {
  const paired = [...new Set(words)].filter(isPaired);
  const single = words.filter((word) => !isPaired(word) || paired.length === 1);
  const all = paired.length <= 3;
  const pairs = paired.flatMap((a, i) =>
    paired.slice(i + 1, all ? undefined : i + 2).map((b) => pairLexeme(prefix, a, b)),
  );
  return allOf([...pairs, ...single.map((word) => `${prefix}${word}`)]);
}

/** Every combination of one phrase per term, each joined into one phrase. */
const combinePhrases = (terms: Term[]): Phrase[] =>
  terms.reduce<Phrase[]>(
    (combinations, { phrases }) => combinations.flatMap((words) => phrases.map((phrase) => [...words, ...phrase])),
    [[]],
  );

/** Terms in one tier. Pair lexemes exist for title, skills and company only, and not for terms that may be a place. */
function termsExpressions(terms: Term[], prefix: Prefix): Expression[] {
  const plain = terms.filter(({ places }) => places.length === 0);
  const count = plain.reduce((product, { phrases }) => product * phrases.length, 1);
  if (prefix === '' || plain.length === 0 || count > MAX_COMBINATIONS)
    return terms.map((term) => termExpression(term, prefix));
  return [
    anyOf(combinePhrases(plain).map((words) => phraseExpression(words, prefix))),
    ...terms.filter(({ places }) => places.length > 0).map((term) => termExpression(term, prefix)),
  ];
}

/** One expression per filter on an attribute. */
const attributeExpressions = ({ pay, modes = [], types = [], industry, companyId }: Filters): Expression[] =>
  [
    pay === undefined ? [] : [payLexeme(pay)],
    modes.map(workModeLexeme),
    types.map(employmentTypeLexeme),
    industry === undefined ? [] : [industryLexeme(industry)],
    companyId === undefined ? [] : [companyLexeme(companyId)],
  ]
    .filter((lexemes) => lexemes.length > 0)
    .map(anyOf);

/** One expression per filter; the first two filters are joined into pair lexemes. */
function filterExpressions({ experienceYears, places = [], education, ...attributes }: Filters): Expression[] {
  const kinds = [
    places.map(placeLexeme),
    experienceYears === undefined ? [] : [experienceLexeme(experienceYears)],
    education === undefined ? [] : [educationLexeme(education)],
  ].filter((lexemes) => lexemes.length > 0);
  const [first = [], second, ...others] = kinds;
  const further = attributeExpressions(attributes);
  if (second === undefined) return [...kinds.map(anyOf), ...further];
  const pairs = first.flatMap((a) => second.map((b) => filterPairLexeme(a, b)));
  return [...[pairs, ...others].map(anyOf), ...further];
}

/** The expression of filters alone; undefined without any. */
export function filtersExpression(filters: Filters): Expression | undefined {
  const parts = filterExpressions(filters);
  return parts.length > 0 ? allOf(parts) : undefined;
}

/** The expression of terms in titles, with filters; undefined without either. */
export function titleExpression(terms: Term[], filters: Filters): Expression | undefined {
  const parts = [...termsExpressions(terms, 't.'), ...filterExpressions(filters)];
  return parts.length > 0 ? allOf(parts) : undefined;
}

/** The words of a keyword, apart from its places. */
interface KeywordWords {
  all: Term[];
  /** Those that name no occupation. */
  others: Term[];
  roles: { terms: Term[]; occupations: Expression }[];
}

function wordsOf({ terms, roles }: ParsedKeyword): KeywordWords {
  const isInRole = (i: number) => roles.some(({ from, to }) => i >= from && i < to);
  return {
    all: terms.filter((term) => !isPlaceTerm(term)),
    others: terms.filter((term, i) => !isPlaceTerm(term) && !isInRole(i)),
    roles: roles.map(({ from, to, occupations }) => ({
      terms: terms.slice(from, to).filter((term) => !isPlaceTerm(term)),
      occupations: anyOf(occupations.map(occupationLexeme)),
    })),
  };
}

/** All words in title, skills and company, or the occupations under any title with the other words there. */
interface StrongWords {
  words: Expression;
  /** Of vacancies of the occupation. */
  wordsOfOccupation: Expression;
  occupation: Expression;
}

function strongWords({ all, others, roles }: KeywordWords): StrongWords {
  const words = termsExpressions(all, 's.');
  const occupations = roles.map(({ occupations }) => occupations);
  return {
    words: allOf(words),
    wordsOfOccupation: allOf([...words, ...occupations]),
    occupation: allOf([...occupations, ...termsExpressions(others, 's.')]),
  };
}

/**
 * The words of the tiers of a keyword that names occupations, between the title and the whole vacancy. A name of work
 * ("accountant") also finds it under other titles before its words are sought elsewhere; a tool or a field that stands for
 * an occupation ("spring boot") must be among the skills first.
 */
function occupationTiers(keyword: KeywordWords, isWork: boolean): Expression[] {
  const title = allOf(termsExpressions(keyword.all, 't.'));
  const { words, wordsOfOccupation, occupation } = strongWords(keyword);
  return [anyOf([title, wordsOfOccupation]), isWork ? anyOf([title, occupation]) : words, anyOf([words, occupation])];
}

/** Words anywhere, with an expression for each so that the index can begin with the rarest. */
const anywhereExpressions = ({ others, roles }: KeywordWords): Expression[] => [
  ...roles.map(({ terms, occupations }) => anyOf([allOf(termsExpressions(terms, '')), occupations])),
  ...termsExpressions(others, ''),
];

/**
 * What every result must match besides the words: places, conditions of the keyword and filters. A place that a description
 * mentions is seldom the place of work, so descriptions do not count.
 */
const commonExpressions = (
  { terms, conditions }: ParsedKeyword,
  filters: Filters,
  prefix: 't.' | 's.',
): Expression[] => [
  ...terms.filter(isPlaceTerm).map((term) => termExpression(term, prefix)),
  ...conditions.map(({ expression, isExcluded }) => (isExcluded ? { not: expression } : expression)),
  ...filterExpressions(filters),
];

/**
 * Ranking: the tiers of a search, best first: words in the title; for a keyword that names occupations, the words in title,
 * skills and company of vacancies of the occupation, and vacancies of the occupation under any title; words in title, skills
 * and company; words anywhere. They are nested: whatever matches a tier matches all that follow it. A vacancy belongs to the
 * first tier that it matches.
 */
export function buildTiers(keyword: ParsedKeyword, filters: Filters): Expression[] {
  const words = wordsOf(keyword);
  const others = commonExpressions(keyword, filters, 's.');
  const isWork = keyword.roles.every((role) => role.isWork);
  const strong =
    words.roles.length > 0 ? occupationTiers(words, isWork).map((tier) => [tier]) : [termsExpressions(words.all, 's.')];
  const title = [...termsExpressions(words.all, 't.'), ...commonExpressions(keyword, filters, 't.')];
  // The name of a field is in titles of other work too: "Service Delivery Associate".
  const titlesOfField = isWork ? [] : [{ all: [...words.roles.map(({ occupations }) => occupations), ...title] }];
  return [
    ...titlesOfField,
    { all: title },
    ...strong.map((tier) => ({ all: [...tier, ...others] })),
    { all: [...anywhereExpressions(words), ...others] },
  ];
}

/** The tiers of a search in the order of pay: the highest pay step first, vacancies that state no pay last. */
export function buildPayTiers(keyword: ParsedKeyword, filters: Filters): Expression[] {
  const all = [...anywhereExpressions(wordsOf(keyword)), ...commonExpressions(keyword, filters, 's.')];
  const lexemes = [...paySteps.toReversed().map(payLexeme), STATED_PAY_LEXEME];
  const steps = lexemes.map((lexeme) => ({ all: [lexeme, ...all] }));
  // Without any condition only vacancies that state their pay are listed: no index lists all of them.
  return all.length > 0 ? [...steps, { all }] : steps;
}
