import { anyOf, type Expression, toTsquery } from './expression.ts';
import { type Conditions, planConditions } from './plan-conditions.ts';
import type { SearchWindow } from './search.queries.ts';
import type { SearchStatistics } from './search-statistics.ts';
import { indexCost, selectivity } from './selectivity.ts';
import { timeLexemesSince } from './time-slices.ts';

/** An index list up to this length is read whole at once … */
const MAX_SHORT_LIST = 5_000;
/** … when at most this many rows are expected to match. */
const MAX_SHORT_RESULT = 300;
/** The first time slice is this many times as long as the selectivity requires. */
const SLACK = 2.5;
/** The longest growth of a slice. A slice without a match grows by this; one with too few grows by what is missing. */
const MAX_GROWTH = 8;
/** A larger share of all vacancies is not searched as a slice. */
const MAX_SLICE = 0.2;

/** The result of a search among the newest vacancies. */
export interface NewestResult<T> {
  found: T;
  /** The share of all vacancies that was searched, from 0 to 1. */
  within: number;
}

/** Adds the time slices of a window to the conditions of the index. The rows check the window itself. */
export function limitToWindow(conditions: Conditions, { now, since }: SearchWindow): Conditions {
  const slices = since && timeLexemesSince(since, now);
  return slices ? { ...conditions, index: [...conditions.index, toTsquery(anyOf(slices))] } : conditions;
}

/**
 * Searches longer and longer slices of the most recent time until one holds enough matches, and all time when none does.
 * @param search runs the query for planned conditions
 * @param count the number of matches in a result of `search`
 */
export async function searchNewest<T>(
  expression: Expression,
  { wanted, statistics, ...window }: SearchWindow & { wanted: number; statistics: SearchStatistics },
  search: (conditions: Conditions) => Promise<T>,
  count: (found: T) => number,
): Promise<NewestResult<T>> {
  const { rows } = statistics;
  const conditions = limitToWindow(planConditions(expression, statistics), window);
  const [rarest = '', ...others] = conditions.index;
  const expected = selectivity(expression, statistics) * rows;
  const isShort = indexCost(expression, statistics) * rows <= MAX_SHORT_LIST && expected <= MAX_SHORT_RESULT;
  let within = isShort || expected === 0 ? 1 : (wanted * SLACK) / expected;
  while (within < MAX_SLICE) {
    const since = statistics.postedSince(within);
    const slices = since && timeLexemesSince(since, window.now);
    if (!slices || (window.since && since <= window.since)) break;
    const time = toTsquery(anyOf(slices));
    // In second place: as the last condition it would not be used to skip where the ones before never agree.
    const found = await search({ ...conditions, index: [rarest, time, ...others] });
    if (count(found) >= wanted) return { found, within };
    within *= count(found) === 0 ? MAX_GROWTH : Math.max(2, Math.min(MAX_GROWTH, (wanted * SLACK) / count(found)));
  }
  return { found: await search(conditions), within: 1 };
}
