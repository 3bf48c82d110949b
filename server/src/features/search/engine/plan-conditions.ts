import { allOf, type Expression, toBriefExpression, toTsquery } from './expression.ts';
import { indexCost, type LexemeStatistics, selectivity } from './selectivity.ts';

/** Reading a row takes about as long as reading this many entries of an index list. */
const INDEX_ENTRIES_PER_ROW = 100;

/** The conditions of a search, as tsqueries. */
export interface Conditions {
  /** Answered by the index; a row must match all of them. */
  index: string[];
  /** Checked on the rows that the index finds. */
  rows?: string;
}

/** The index would be read as a whole for a negation, so rows answer it where they can. */
const isNegation = (part: Expression): boolean => typeof part !== 'string' && 'not' in part;

/**
 * Query planner: splits an expression into conditions for the index and conditions for the rows. The most selective
 * condition comes first: the index reads its list to the end, and skips through the lists of all others. A part whose list
 * is so long that checking the remaining rows is cheaper becomes a condition for the rows, where rows can answer it.
 */
export function planConditions(expression: Expression, statistics: LexemeStatistics): Conditions {
  if (typeof expression === 'string' || !('all' in expression)) return { index: [toTsquery(expression)] };
  const parts = expression.all.toSorted(
    (a, b) => Number(isNegation(a)) - Number(isNegation(b)) || selectivity(a, statistics) - selectivity(b, statistics),
  );
  const index: Expression[] = [];
  const rows: Expression[] = [];
  for (const part of parts) {
    const rowCost = selectivity({ all: index }, statistics) * INDEX_ENTRIES_PER_ROW;
    const isCheaper = isNegation(part) || indexCost(part, statistics) > rowCost;
    const brief = index.length > 0 && isCheaper ? toBriefExpression(part) : undefined;
    if (brief) rows.push(brief);
    else index.push(part);
  }
  return {
    index: index.length > 0 ? index.map(toTsquery) : [''],
    ...(rows.length > 0 && { rows: toTsquery(allOf(rows)) }),
  };
}
