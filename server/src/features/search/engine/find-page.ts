import type { Db } from '../../../infra/database/connect.ts';
import { type Expression, toBriefExpression, toTsquery } from './expression.ts';
import { planConditions } from './plan-conditions.ts';
import { type FoundPage, findAmongFew, findNewestMatching, type SearchWindow } from './search.queries.ts';
import { limitToWindow, searchNewest } from './search-newest.ts';
import type { SearchStatistics } from './search-statistics.ts';
import { indexCost, selectivity } from './selectivity.ts';

/** The part of a list that is wanted, of the vacancies of a span of time. */
export interface PageRequest extends SearchWindow {
  offset: number;
  limit: number;
}

/** A page of vacancies, and what finding it revealed about their number. */
export interface PageScan {
  ids: number[];
  /** Matching vacancies that were seen; a lower bound of the total. */
  seen: number;
  /** The total if older vacancies match as often as the newest, which were scanned. */
  extrapolated: number;
  /** Whether all tiers were scanned to the end, so that `seen` is the total. */
  isComplete: boolean;
}

/** Tiers with at most this many matches are fetched in one query … */
const MAX_FEW = 500;
/** … unless the index would have to read a longer list than this. */
const MAX_LIST = 15_000;

/** The last of the tiers that, together with all before it, few enough vacancies match for one query; -1 for none. */
function findLastFewTier(tiers: Expression[], statistics: SearchStatistics): number {
  const { rows } = statistics;
  return tiers.findLastIndex(
    (tier, i) =>
      indexCost(tier, statistics) * rows <= MAX_LIST &&
      selectivity(tier, statistics) * rows <= MAX_FEW &&
      tiers.slice(0, i).every((earlier) => toBriefExpression(earlier) !== undefined),
  );
}

/** Fetches all matches of some tiers in one query; undefined when there are too many after all. */
function fetchFew(
  db: Db,
  tiers: Expression[],
  { window, wanted, statistics }: { window: SearchWindow; wanted: number; statistics: SearchStatistics },
): Promise<FoundPage | undefined> {
  const conditions = limitToWindow(planConditions(tiers.at(-1) as Expression, statistics), window);
  const earlier = tiers
    .slice(0, -1)
    .flatMap((tier) => toBriefExpression(tier) ?? [])
    .map(toTsquery);
  return findAmongFew(db, conditions, earlier, { ...window, limit: wanted, max: MAX_FEW });
}

/**
 * Finds one page of the vacancies of nested tiers. The tiers that few vacancies match are fetched in one query. Of every
 * other tier the newest matches are searched, as far back in time as the page needs.
 */
export async function findPage(
  db: Db,
  tiers: Expression[],
  { offset, limit, ...window }: PageRequest,
  statistics: SearchStatistics,
): Promise<PageScan> {
  const wanted = limit > 0 ? offset + limit : 0;
  const lastFew = findLastFewTier(tiers, statistics);
  const few =
    lastFew >= 0 ? await fetchFew(db, tiers.slice(0, lastFew + 1), { window, wanted, statistics }) : undefined;
  const found = few ? [...few.ids] : [];
  let [seen, extrapolated] = few ? [few.counted, few.counted] : [0, 0];
  let isComplete = few !== undefined && lastFew === tiers.length - 1;
  for (const tier of tiers.slice(few ? lastFew + 1 : 0)) {
    const missing = wanted - found.length;
    if (missing <= 0) break;
    // The earlier tiers have fewer matches than wanted, so all of theirs are known and can be excluded.
    const exclude = { ...window, limit: missing, known: [...found] };
    const newest = await searchNewest(
      tier,
      { wanted: missing, statistics, ...window },
      (conditions) => findNewestMatching(db, conditions, exclude),
      ({ count }) => count,
    );
    found.push(...newest.found.ids);
    seen += newest.found.count;
    extrapolated += newest.found.count / newest.within;
    isComplete = tier === tiers.at(-1) && newest.within === 1;
  }
  return { ids: found.slice(offset, wanted), seen, extrapolated, isComplete };
}
