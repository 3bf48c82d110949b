import { isBrief, isPlainWord, pairLexeme, partsOfPair } from '../index/make-lexemes.ts';
import type { SearchStatistics } from './search-statistics.ts';

/** What the lexemes of a vacancy must be: one of them, or all or any of some. */
export type Expression = string | { all: Expression[] } | { any: Expression[] };

const quote = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** All of some; one alone stands for itself. */
export const allOf = (parts: Expression[]): Expression =>
  parts.length === 1 ? (parts[0] as Expression) : { all: parts };

/** Any of some; one alone stands for itself. */
export const anyOf = (parts: Expression[]): Expression =>
  parts.length === 1 ? (parts[0] as Expression) : { any: parts };

/** An expression as a tsquery's text. One without parts gives '', which as a tsquery meets nothing. */
export function tsqueryOf(expression: Expression): string {
  if (typeof expression === 'string') return quote(expression);
  const [parts, sign] = 'all' in expression ? [expression.all, ' & '] : [expression.any, ' | '];
  return parts.length === 0 ? '' : `(${parts.map(tsqueryOf).join(sign)})`;
}

/** How common lexemes are. */
type Shares = Pick<SearchStatistics, 'shareOf' | 'isListed'>;

const sum = (shares: number[]): number =>
  Math.min(
    1,
    shares.reduce((total, share) => total + share, 0),
  );
const product = (shares: number[]): number => shares.reduce((total, share) => total * share, 1);

/** The share of all vacancies that meet an expression, from 0 to 1, as if lexemes came together by chance alone. */
export function chanceOf(expression: Expression, shares: Shares): number {
  if (typeof expression === 'string') return shares.shareOf(expression);
  if ('any' in expression) return sum(expression.any.map((part) => chanceOf(part, shares)));
  return product(expression.all.map((part) => chanceOf(part, shares)));
}

/** The ways to say a word that is looked for anywhere; none for anything else. */
function waysOf(part: Expression): string[] {
  const ways = typeof part === 'string' ? [part] : 'any' in part ? part.any : [];
  return ways.filter((way): way is string => typeof way === 'string' && isPlainWord(way));
}

/** The share of vacancies known to have words together in title, skills and company, from 0 to 1; 0 when none is known. */
function knownTogether(words: string[][], { shareOf: share, isListed }: Shares): number {
  const pairs = words.flatMap((ways, i) =>
    words.slice(i + 1).map((others) => ways.flatMap((a) => others.map((b) => pairLexeme('s.', a, b)))),
  );
  return Math.min(...pairs.map((ways) => sum(ways.filter(isListed).map(share))));
}

/** Between what chance and the least of some shares would have it, half-way on a scale of times. */
const middleOf = (shares: number[]): number => Math.sqrt(product(shares) * Math.min(1, ...shares));

/**
 * The share of all vacancies to expect that meet an expression, from 0 to 1. Words come together more often than by
 * chance, at most as often as the rarest of them, and at least as often as it is known of titles, skills and companies.
 */
export function shareOf(expression: Expression, shares: Shares): number {
  const expected = (part: Expression) => shareOf(part, shares);
  if (typeof expression === 'string') return shares.shareOf(expression);
  if ('any' in expression) return sum(expression.any.map(expected));
  const words = expression.all.filter((part) => waysOf(part).length > 0);
  const known = words.length > 1 ? knownTogether(words.map(waysOf), shares) : 0;
  if (known === 0) return middleOf(expression.all.map(expected));
  const others = expression.all.filter((part) => !words.includes(part));
  return middleOf([Math.max(known, middleOf(words.map(expected))), ...others.map(expected)]);
}

/** The share of all vacancies that the index must look at to know which meet an expression: its rarest part of all. */
export function costOf(expression: Expression, shares: Shares): number {
  if (typeof expression === 'string') return shares.shareOf(expression);
  if ('any' in expression)
    return Math.min(
      1,
      expression.any.reduce((sum, part) => sum + costOf(part, shares), 0),
    );
  return Math.min(...expression.all.map((part) => costOf(part, shares)));
}

/** Whether a row says by itself if it meets an expression. */
function isToldByRow(expression: Expression): boolean {
  if (typeof expression === 'string') return isBrief(expression);
  return ('all' in expression ? expression.all : expression.any).every(isToldByRow);
}

/** An expression in words that rows carry themselves: pairs by their parts. Nothing when it asks for others. */
export function briefOf(expression: Expression): Expression | undefined {
  const words = (part: Expression): Expression => {
    if (typeof part === 'string') return allOf(partsOfPair(part));
    return 'all' in part ? { all: part.all.map(words) } : { any: part.any.map(words) };
  };
  const brief = words(expression);
  return isToldByRow(brief) ? brief : undefined;
}

/**
 * What so many times as many vacancies meet as meet the rest is looked for in the rows that the index found for the rest:
 * reading a row takes about as long as so many entries of a list.
 */
const ENTRIES_A_ROW = 100;

/** What a row must meet, as tsqueries. */
export interface Conditions {
  /** For the index: all of them. */
  index: string[];
  /** For the rows it finds. */
  rows?: string;
}

/**
 * An expression as conditions, for the index those that fewest vacancies meet first: it goes through the list of the first,
 * and of each other only looks where it has not yet passed.
 */
export function conditionsOf(expression: Expression, shares: Shares): Conditions {
  if (typeof expression === 'string' || !('all' in expression)) return { index: [tsqueryOf(expression)] };
  const parts = expression.all.toSorted((a, b) => shareOf(a, shares) - shareOf(b, shares));
  const index: Expression[] = [];
  const rows: Expression[] = [];
  for (const part of parts) {
    const enough = shareOf({ all: index }, shares) * ENTRIES_A_ROW;
    const told = index.length > 0 && costOf(part, shares) > enough ? briefOf(part) : undefined;
    if (told) rows.push(told);
    else index.push(part);
  }
  return {
    index: index.length > 0 ? index.map(tsqueryOf) : [''],
    ...(rows.length > 0 && { rows: tsqueryOf(allOf(rows)) }),
  };
}
