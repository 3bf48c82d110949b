import { isTrait } from './make-lexemes.ts';

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

/** The share of all vacancies that meet an expression, from 0 to 1, as if lexemes came together by chance alone. */
export function shareOf(expression: Expression, share: Share): number {
  if (typeof expression === 'string') return share(expression);
  if ('any' in expression)
    return Math.min(
      1,
      expression.any.reduce((sum, part) => sum + shareOf(part, share), 0),
    );
  return expression.all.reduce((product, part) => product * shareOf(part, share), 1);
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

/**
 * A trait that so many times as many vacancies have as meet the rest is looked for in the rows that the index found for
 * the rest: reading a row takes about as long as so many entries of a list.
 */
const ENTRIES_A_ROW = 30;

/** What a row must meet, as tsqueries. */
export interface Conditions {
  /** For the index: all of them. */
  index: string[];
  /** For the traits of the rows it finds. */
  traits?: string;
}

/**
 * An expression as conditions, for the index those that fewest vacancies meet first: it goes through the list of the first,
 * and of each other only looks where it has not yet passed.
 */
export function conditionsOf(expression: Expression, share: Share): Conditions {
  if (typeof expression === 'string' || !('all' in expression)) return { index: [tsqueryOf(expression)] };
  const rest = expression.all.filter((part) => typeof part !== 'string' || !isTrait(part));
  const enough = shareOf({ all: rest }, share) * ENTRIES_A_ROW;
  const traits = expression.all.filter((part) => !rest.includes(part) && shareOf(part, share) > enough);
  const others = expression.all.filter((part) => !traits.includes(part));
  // Something must be left that the index can look for.
  const listed = (others.length > 0 ? others : traits).sort((a, b) => shareOf(a, share) - shareOf(b, share));
  return {
    index: listed.length > 0 ? listed.map(tsqueryOf) : [''],
    ...(others.length > 0 && traits.length > 0 && { traits: tsqueryOf(allOf(traits)) }),
  };
}
