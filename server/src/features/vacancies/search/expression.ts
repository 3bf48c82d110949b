import { isBrief, wordsOfPair } from './make-lexemes.ts';

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

/** Of all vacancies the share that has a lexeme, from 0 to 1. */
type Share = (lexeme: string) => number;

const sum = (shares: number[]): number =>
  Math.min(
    1,
    shares.reduce((total, share) => total + share, 0),
  );
const product = (shares: number[]): number => shares.reduce((total, share) => total * share, 1);

/** The share of all vacancies that meet an expression, from 0 to 1, as if lexemes came together by chance alone. */
export function chanceOf(expression: Expression, share: Share): number {
  if (typeof expression === 'string') return share(expression);
  if ('any' in expression) return sum(expression.any.map((part) => chanceOf(part, share)));
  return product(expression.all.map((part) => chanceOf(part, share)));
}

/**
 * The share of all vacancies to expect that meet an expression, from 0 to 1. Words come together more often than by
 * chance, and at most as often as the rarest of them: in the middle between both (on a scale of times).
 */
export function shareOf(expression: Expression, share: Share): number {
  if (typeof expression === 'string') return share(expression);
  if ('any' in expression) return sum(expression.any.map((part) => shareOf(part, share)));
  const parts = expression.all.map((part) => shareOf(part, share));
  return Math.sqrt(product(parts) * Math.min(1, ...parts));
}

/** The share of all vacancies that the index must look at to know which meet an expression: its rarest part of all. */
export function costOf(expression: Expression, share: Share): number {
  if (typeof expression === 'string') return share(expression);
  if ('any' in expression)
    return Math.min(
      1,
      expression.any.reduce((sum, part) => sum + costOf(part, share), 0),
    );
  return Math.min(...expression.all.map((part) => costOf(part, share)));
}

/** Whether a row says by itself if it meets an expression. */
function isToldByRow(expression: Expression): boolean {
  if (typeof expression === 'string') return isBrief(expression);
  return ('all' in expression ? expression.all : expression.any).every(isToldByRow);
}

/** An expression in words that rows carry themselves: pairs by their words. Nothing when it asks for others. */
export function briefOf(expression: Expression): Expression | undefined {
  const words = (part: Expression): Expression => {
    if (typeof part === 'string') return allOf(wordsOfPair(part));
    return 'all' in part ? { all: part.all.map(words) } : { any: part.any.map(words) };
  };
  const brief = words(expression);
  return isToldByRow(brief) ? brief : undefined;
}

/**
 * What so many times as many vacancies meet as meet the rest is looked for in the rows that the index found for the rest:
 * reading a row takes about as long as so many entries of a list.
 */
const ENTRIES_A_ROW = 60;

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
export function conditionsOf(expression: Expression, share: Share): Conditions {
  if (typeof expression === 'string' || !('all' in expression)) return { index: [tsqueryOf(expression)] };
  const parts = expression.all.toSorted((a, b) => shareOf(a, share) - shareOf(b, share));
  const index: Expression[] = [];
  const rows: Expression[] = [];
  for (const part of parts) {
    const enough = shareOf({ all: index }, share) * ENTRIES_A_ROW;
    if (index.length > 0 && isToldByRow(part) && costOf(part, share) > enough) rows.push(part);
    else index.push(part);
  }
  return {
    index: index.length > 0 ? index.map(tsqueryOf) : [''],
    ...(rows.length > 0 && { rows: tsqueryOf(allOf(rows)) }),
  };
}
