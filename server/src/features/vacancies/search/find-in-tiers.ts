import { COUNT_CAP } from '@aarambh/contract';
import type { Db } from '../../../platform/database/connect.ts';
import type { Tiers } from './build-tsquery.ts';
import { anyOf, costOf, type Expression, shareOf, tsqueryOf } from './expression.ts';
import { countMatching, type FoundPage, findAmongFew, listNewestMatching } from './search.queries.ts';
import { type SearchStatistics, statisticsOf } from './search-statistics.ts';
import { timeLexemesSince } from './time-slices.ts';

/** Which part of a list is wanted, of the vacancies live at a moment. */
export interface Part {
  now: Date;
  offset: number;
  limit: number;
}

const BEYOND_CAP = COUNT_CAP + 1;
/** So many vacancies are all looked at at once. */
const FEW = 1_500;
/** Where the index would have to read longer lists than this to count exactly, it is enough to know that there are more. */
const LONG_LIST = 20_000;
/** Beyond the page, so many more are counted then. */
const LOOK_AHEAD = 181;
/** Where the newest let expect so many, more than the cap are taken for granted. */
const CERTAINLY_MANY = 3 * BEYOND_CAP;
/** Slices of time are taken so much longer than chance would have it. */
const SLACK = 2.5;
/** A slice that held nothing is followed by one so much longer; one that held too few by as much as it lacks. */
const GROWTH = 8;
/** A larger share of all time is no slice any more. */
const LARGEST_SLICE = 0.5;

/** What a search of one expression came to. */
interface Gathered<T> {
  found: T;
  /** The share of all time that was looked at. */
  within: number;
}

/** Looks at longer and longer slices of the newest time until they hold enough, and at all time when no slice does. */
async function searchNewest<T>(
  expression: Expression,
  { wanted, statistics, now }: { wanted: number; statistics: SearchStatistics; now: Date },
  search: (tsqueries: string[]) => Promise<T>,
  size: (found: T) => number,
): Promise<Gathered<T>> {
  const tsquery = tsqueryOf(expression);
  const expected = shareOf(expression, statistics.shareOf) * statistics.rows;
  let within = expected > 0 ? (wanted * SLACK) / expected : 1;
  while (within < LARGEST_SLICE) {
    const since = statistics.since(within);
    const slices = since && timeLexemesSince(since, now);
    if (!slices) break;
    const found = await search([tsqueryOf(anyOf(slices)), tsquery]);
    if (size(found) >= wanted) return { found, within };
    within *= size(found) === 0 ? GROWTH : Math.max(2, Math.min(GROWTH, (wanted * SLACK) / size(found)));
  }
  return { found: await search([tsquery]), within: 1 };
}

/**
 * A part of the vacancies of some tiers: the earlier tier first, newest first within each. The order is the same whatever
 * the statistics say, which only choose the way: few vacancies are looked at all at once; of many, each tier is asked for
 * the newest, as far back in time as is needed (docs/decisions/0019-search-by-slices-of-time.md).
 */
export async function findInTiers(
  db: Db,
  { tiers, anywhere }: Tiers,
  { now, offset, limit }: Part,
  known?: SearchStatistics,
): Promise<FoundPage> {
  const statistics = known ?? (await statisticsOf(db));
  const { rows, shareOf: share } = statistics;
  const isShort = costOf(anywhere, share) * rows <= LONG_LIST;
  if (isShort && shareOf(anywhere, share) * rows <= FEW) {
    const few = await findAmongFew(db, tiers.map(tsqueryOf), { now, offset, limit, most: FEW });
    if (few) return few;
  }

  const wanted = limit > 0 ? offset + limit : 0;
  const found: number[] = [];
  /** How many there are in all, when older time holds as many as the newest. */
  let promised = 0;
  for (const tier of tiers) {
    const missing = wanted - found.length;
    if (missing <= 0) break;
    const list = (tsqueries: string[]) => listNewestMatching(db, tsqueries, now, missing);
    const gathered = await searchNewest(tier, { wanted: missing, statistics, now }, list, (ids) => ids.length);
    found.push(...gathered.found);
    promised += gathered.found.length / gathered.within;
  }
  // A vacancy that changed its tier between two statements may be in both.
  const ids = [...new Set(found)].slice(offset, wanted);
  if (found.length < wanted) return { ids, counted: found.length };
  if (promised >= CERTAINLY_MANY) return { ids, counted: COUNT_CAP, isMore: true };
  const bound = isShort ? BEYOND_CAP : Math.min(BEYOND_CAP, wanted + LOOK_AHEAD);
  const count = (tsqueries: string[]) => countMatching(db, tsqueries, now, bound);
  const { found: counted } = await searchNewest(anywhere, { wanted: bound, statistics, now }, count, (n) => n);
  return counted < bound ? { ids, counted } : { ids, counted: bound - 1, isMore: true };
}
