import { COUNT_CAP } from '@aarambh/contract';
import type { Db } from '../../../infra/database/connect.ts';
import {
  anyOf,
  briefOf,
  type Conditions,
  chanceOf,
  conditionsOf,
  costOf,
  type Expression,
  shareOf,
  tsqueryOf,
} from './expression.ts';
import { countMatching, type FoundPage, findAmongFew, findNewestMatching } from './search.queries.ts';
import { type SearchStatistics, statisticsOf } from './search-statistics.ts';
import { timeLexemesSince } from './time-slices.ts';

/** Which part of a list is wanted, of the vacancies live at a moment. */
export interface Part {
  now: Date;
  offset: number;
  limit: number;
}

const BEYOND_CAP = COUNT_CAP + 1;
/** So many vacancies are all looked at at once … */
const FEW = 500;
/** … unless the index would have to read a longer list than this. */
const LONG_LIST = 15_000;
/** A list as short as this is read whole at once, when so many rows at most are to be looked at for it. */
const SHORT_LIST = 5_000;
const SHORT_PAGE = 300;
/** Beyond the page so many more are counted then: the next page, and that there is one after it. */
const LOOK_AHEAD = 21;
/** Of what is likely a part so much smaller is told as certain, and not counted. */
const CERTAINTY = 3;
/** Slices of time are taken so much longer than chance would have it. */
const SLACK = 2.5;
/** A slice that held nothing is followed by one so much longer; one that held too few by as much as it lacks. */
const GROWTH = 8;
/** A larger share of all time is no slice any more. */
const LARGEST_SLICE = 0.2;

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
  search: (conditions: Conditions) => Promise<T>,
  size: (found: T) => number,
): Promise<Gathered<T>> {
  const { rows } = statistics;
  const conditions = conditionsOf(expression, statistics);
  const [rarest = '', ...others] = conditions.index;
  const expected = shareOf(expression, statistics) * rows;
  const isShort = costOf(expression, statistics) * rows <= SHORT_LIST && expected <= SHORT_PAGE;
  let within = isShort || expected === 0 ? 1 : (wanted * SLACK) / expected;
  while (within < LARGEST_SLICE) {
    const since = statistics.since(within);
    const slices = since && timeLexemesSince(since, now);
    if (!slices) break;
    const time = tsqueryOf(anyOf(slices));
    // Second: were it last, nothing would be skipped where those before it never agree.
    const found = await search({ ...conditions, index: [rarest, time, ...others] });
    if (size(found) >= wanted) return { found, within };
    within *= size(found) === 0 ? GROWTH : Math.max(2, Math.min(GROWTH, (wanted * SLACK) / size(found)));
  }
  return { found: await search(conditions), within: 1 };
}

/** Of the tiers the last that, with all before it, is met by few vacancies, which are quickly found; -1 for none. */
function lastOfFew(tiers: Expression[], statistics: SearchStatistics): number {
  const { rows } = statistics;
  return tiers.findLastIndex(
    (tier, i) =>
      costOf(tier, statistics) * rows <= LONG_LIST &&
      shareOf(tier, statistics) * rows <= FEW &&
      tiers.slice(0, i).every((earlier) => briefOf(earlier) !== undefined),
  );
}

/**
 * A part of the vacancies of some tiers, which nest: the earlier tier first, newest first within each. The order is the
 * same whatever the statistics say, which only choose the way: the tiers that few vacancies meet are looked at all at once;
 * of many, each tier is asked for the newest, as far back in time as is needed
 * (docs/decisions/0019-search-by-slices-of-time.md).
 */
export async function findInTiers(
  db: Db,
  tiers: Expression[],
  { now, offset, limit }: Part,
  known?: SearchStatistics,
): Promise<FoundPage> {
  const statistics = known ?? (await statisticsOf(db));
  const anywhere = tiers.at(-1) as Expression;
  const wanted = limit > 0 ? offset + limit : 0;
  let found: number[] = [];
  /** How many there are at least, and how many when older time holds as many as the newest. */
  let [seen, promised] = [0, 0];
  /** Whether all tiers were looked at to the end. */
  let isAllSeen = false;

  const lastFew = lastOfFew(tiers, statistics);
  const few = lastFew >= 0 && (await findFew(db, tiers.slice(0, lastFew + 1), { now, wanted, statistics }));
  if (few) {
    found = few.ids;
    [seen, promised] = [few.counted, few.counted];
    isAllSeen = lastFew === tiers.length - 1;
  }
  for (const tier of tiers.slice(few ? lastFew + 1 : 0)) {
    const missing = wanted - found.length;
    if (missing <= 0) break;
    // The tiers before hold too few, so that all of theirs are known.
    const part = { now, limit: missing, known: found };
    const newest = (conditions: Conditions) => findNewestMatching(db, conditions, part);
    const gathered = await searchNewest(tier, { wanted: missing, statistics, now }, newest, ({ count }) => count);
    found = [...found, ...gathered.found.ids];
    seen += gathered.found.count;
    promised += gathered.found.count / gathered.within;
    isAllSeen = tier === anywhere && gathered.within === 1;
  }
  const ids = found.slice(offset, wanted);
  if (isAllSeen) return { ids, counted: seen };

  const bound = Math.min(BEYOND_CAP, wanted + LOOK_AHEAD);
  // Two witnesses: one may be wrong, where many of a kind came together lately, or words do not come together.
  const likely = Math.min(promised, chanceOf(anywhere, statistics) * statistics.rows);
  const certain = Math.max(seen, likely / CERTAINTY);
  if (certain >= bound) return { ids, counted: atLeast(certain), isMore: true };
  const count = (conditions: Conditions) => countMatching(db, conditions, now, bound);
  const { found: counted } = await searchNewest(anywhere, { wanted: bound, statistics, now }, count, (n) => n);
  return counted < bound ? { ids, counted } : { ids, counted: atLeast(bound - 1), isMore: true };
}

/** The first of all vacancies of some tiers, the last of which is the condition; nothing when they are not few after all. */
function findFew(
  db: Db,
  tiers: Expression[],
  { now, wanted, statistics }: { now: Date; wanted: number; statistics: SearchStatistics },
): Promise<FoundPage | undefined> {
  const conditions = conditionsOf(tiers.at(-1) as Expression, statistics);
  const earlier = tiers
    .slice(0, -1)
    .flatMap((tier) => briefOf(tier) ?? [])
    .map(tsqueryOf);
  return findAmongFew(db, conditions, earlier, { now, limit: wanted, most: FEW });
}

/** A number that is not said more exactly than it is known. */
const atLeast = (count: number): number => {
  const step = count >= 100 ? 100 : 10;
  return Math.min(COUNT_CAP, Math.floor(count / step) * step);
};
