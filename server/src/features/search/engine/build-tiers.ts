import {
  educationLexeme,
  experienceLexeme,
  filterPairLexeme,
  isPaired,
  pairLexeme,
  placeLexeme,
} from '../index/make-lexemes.ts';
import type { Phrase } from '../query/find-aliases.ts';
import type { Term } from '../query/read-keyword.ts';
import { allOf, anyOf, type Expression } from './expression.ts';

/** Where a tier looks: the title, title with skills and company, anywhere. */
export const tierPrefixes = ['t.', 's.', ''] as const;
type Prefix = (typeof tierPrefixes)[number];

/** More ways to read a keyword than this are asked for word by word. */
const MOST_READINGS = 24;

/** Filters of a search; a vacancy that says nothing about one does not meet it. */
export interface Filters {
  /** Whole years. */
  experienceYears?: number | undefined;
  /** Canonical place names, one of which must be met. */
  places?: string[] | undefined;
  education?: string | undefined;
}

function termExpression({ phrases, places }: Term, prefix: Prefix): Expression {
  const words = phrases.map((phrase) => allOf(phrase.map((word) => `${prefix}${word}`)));
  return anyOf([...words, ...places.map(placeLexeme)]);
}

/** All words of a phrase by their pairs, where those are lexemes; of many words each with its neighbours. */
function phraseExpression(words: Phrase, prefix: Prefix): Expression {
  const paired = [...new Set(words)].filter(isPaired);
  const single = words.filter((word) => !isPaired(word) || paired.length === 1);
  const all = paired.length <= 3;
  const pairs = paired.flatMap((a, i) =>
    paired.slice(i + 1, all ? undefined : i + 2).map((b) => pairLexeme(prefix, a, b)),
  );
  return allOf([...pairs, ...single.map((word) => `${prefix}${word}`)]);
}

/** Every choice of one phrase of each term, as one phrase. */
const readings = (terms: Term[]): Phrase[] =>
  terms.reduce<Phrase[]>(
    (chosen, { phrases }) => chosen.flatMap((words) => phrases.map((phrase) => [...words, ...phrase])),
    [[]],
  );

/** Terms in one tier. Only titles, skills and companies have pairs; a term that may be a place stands for itself. */
function termsExpressions(terms: Term[], prefix: Prefix): Expression[] {
  const plain = terms.filter(({ places }) => places.length === 0);
  const count = plain.reduce((product, { phrases }) => product * phrases.length, 1);
  if (prefix === '' || plain.length === 0 || count > MOST_READINGS)
    return terms.map((term) => termExpression(term, prefix));
  return [
    anyOf(readings(plain).map((words) => phraseExpression(words, prefix))),
    ...terms.filter(({ places }) => places.length > 0).map((term) => termExpression(term, prefix)),
  ];
}

/** Filters, the first two as pairs. */
function filterExpressions({ experienceYears, places = [], education }: Filters): Expression[] {
  const kinds = [
    places.map(placeLexeme),
    experienceYears === undefined ? [] : [experienceLexeme(experienceYears)],
    education === undefined ? [] : [educationLexeme(education)],
  ].filter((lexemes) => lexemes.length > 0);
  const [first = [], second, ...others] = kinds;
  if (second === undefined) return kinds.map(anyOf);
  const pairs = first.flatMap((a) => second.map((b) => filterPairLexeme(a, b)));
  return [pairs, ...others].map(anyOf);
}

/** Filters alone; nothing when there are none. */
export function filtersExpression(filters: Filters): Expression | undefined {
  const parts = filterExpressions(filters);
  return parts.length > 0 ? allOf(parts) : undefined;
}

/** Terms in titles alone, under filters; nothing when there are neither. */
export function titleExpression(terms: Term[], filters: Filters): Expression | undefined {
  const parts = [...termsExpressions(terms, 't.'), ...filterExpressions(filters)];
  return parts.length > 0 ? allOf(parts) : undefined;
}

/**
 * The tiers of terms under filters, the best first. They nest: what meets one meets all that follow, so that a vacancy
 * belongs to the first it meets.
 */
export const buildTiers = (terms: Term[], filters: Filters): Expression[] =>
  tierPrefixes.map((prefix) => ({ all: [...termsExpressions(terms, prefix), ...filterExpressions(filters)] }));
