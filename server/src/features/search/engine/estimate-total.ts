import { COUNT_CAP } from '@aarambh/contract';
import type { Db } from '../../../infra/database/connect.ts';
import type { Expression } from './expression.ts';
import type { PageRequest, PageScan } from './find-page.ts';
import { countMatching, type FoundPage } from './search.queries.ts';
import { searchNewest } from './search-newest.ts';
import type { SearchStatistics } from './search-statistics.ts';
import { independentSelectivity } from './selectivity.ts';

const BEYOND_CAP = COUNT_CAP + 1;
/** Counting goes this far beyond the page: one more page, and whether another follows it. */
const LOOK_AHEAD = 21;
/** An estimate divided by this is taken as certain. */
const SAFETY_FACTOR = 3;

/** Rounds a lower bound down to a multiple of 10, or of 100 from 100 on, and caps it: it is not known more exactly. */
function roundLowerBound(count: number): number {
  const step = count >= 100 ? 100 : 10;
  return Math.min(COUNT_CAP, Math.floor(count / step) * step);
}

/**
 * Estimates the total of a search whose page was found without reading all matches. Matches are counted only when they
 * may be fewer than the page and the next one need.
 * @param condition the last tier, which all matches meet
 */
export async function estimateTotal(
  db: Db,
  condition: Expression,
  { seen, extrapolated }: Pick<PageScan, 'seen' | 'extrapolated'>,
  { offset, limit, ...window }: PageRequest,
  statistics: SearchStatistics,
): Promise<Omit<FoundPage, 'ids'>> {
  const wanted = limit > 0 ? offset + limit : 0;
  const bound = Math.min(BEYOND_CAP, wanted + LOOK_AHEAD);
  // Take the lower of two estimates: the newest may not be typical, and words may not be independent.
  const estimate = Math.min(extrapolated, independentSelectivity(condition, statistics) * statistics.rows);
  const certain = Math.max(seen, estimate / SAFETY_FACTOR);
  if (certain >= bound) return { counted: roundLowerBound(certain), isMore: true };
  const { found: counted } = await searchNewest(
    condition,
    { wanted: bound, statistics, ...window },
    (conditions) => countMatching(db, conditions, window, bound),
    (count) => count,
  );
  return counted < bound ? { counted } : { counted: roundLowerBound(bound - 1), isMore: true };
}
