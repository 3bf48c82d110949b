import type { Db } from '../../../infra/database/connect.ts';
import { staleWhileRevalidate } from '../../../lib/async/stale-while-revalidate.ts';
import { systemClock } from '../../../lib/clock.ts';
import { isFilterPair, splitPair } from '../indexing/create-lexemes.ts';
import { readStatistics, type StoredStatistics } from './statistics.queries.ts';

/** Planner statistics of the search table: number of rows, selectivity of lexemes, distribution of posting times. */
export interface SearchStatistics {
  /** Number of rows; 0 before the table was first analysed. */
  rows: number;
  /** The share of rows that have a lexeme, from 0 to 1; a guess for one that is not listed. */
  selectivityOf(lexeme: string): number;
  /** Whether a lexeme is so common that its selectivity is known. */
  isListed(lexeme: string): boolean;
  /** The instant since which a share of all rows, the newest, was posted; undefined when unknown. */
  postedSince(share: number): Date | undefined;
}

/** Statistics may be old: they only choose how a search is executed, never its result. */
const FRESH_MS = 60_000;
const USABLE_MS = 3_600_000;
/** A lexeme that is not listed is on average this many times rarer than the rarest that is. */
const UNLISTED_FACTOR = 4;

/** A point of the cumulative distribution of posting times. */
interface Point {
  at: Date;
  /** The share of all rows that was posted since. */
  share: number;
  /** Whether all rows between this point and the newer one were posted at this very instant. */
  isInstant: boolean;
}

/** Points from the newest to the oldest. */
function cumulate({ commonMoments, moments }: StoredStatistics): Point[] {
  const common = commonMoments.reduce((sum, { share }) => sum + share, 0);
  const perBucket = (1 - common) / Math.max(1, moments.length - 1);
  const newest = Math.max(...moments.map((at) => at.getTime()));
  let sum = 0;
  return [
    ...commonMoments.map((moment) => ({ ...moment, isInstant: true })),
    // A histogram bucket lies between two bounds, so the newest bound ends none.
    ...moments.map((at) => ({ at, share: at.getTime() === newest ? 0 : perBucket, isInstant: false })),
  ]
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .map((point) => {
      sum += point.share;
      return { ...point, share: sum };
    });
}

/** The instant at which a cumulative share is reached, interpolated between two points. */
function interpolate(share: number, points: Point[]): Date | undefined {
  const next = points.findIndex((point) => point.share >= share);
  const after = points[next];
  const before = points[next - 1];
  if (!after || !before || after.isInstant) return after?.at;
  const part = (share - before.share) / (after.share - before.share);
  return new Date(before.at.getTime() + part * (after.at.getTime() - before.at.getTime()));
}

/** Creates statistics from what PostgreSQL stores about the search table. */
export function createStatistics(stored: StoredStatistics): SearchStatistics {
  const shares = new Map(stored.lexemes);
  const unlisted = shares.size > 0 ? Math.min(...shares.values()) / UNLISTED_FACTOR : 0;
  const single = (lexeme: string) => shares.get(lexeme) ?? unlisted;
  // Filters are taken as independent of each other.
  const both = (lexemes: string[]) => lexemes.reduce((product, lexeme) => product * single(lexeme), 1);
  const points = cumulate(stored);
  return {
    rows: Math.max(0, stored.rows),
    selectivityOf: (lexeme) =>
      shares.get(lexeme) ?? (isFilterPair(lexeme) ? Math.min(unlisted, both(splitPair(lexeme))) : unlisted),
    isListed: (lexeme) => shares.has(lexeme),
    postedSince: (share) => interpolate(share, points),
  };
}

const readers = new WeakMap<Db, () => Promise<SearchStatistics>>();

/** The statistics of a database, cached for a minute and then refreshed in the background. */
export function getStatistics(db: Db): Promise<SearchStatistics> {
  let reader = readers.get(db);
  if (!reader) {
    reader = staleWhileRevalidate(systemClock, { freshMs: FRESH_MS, usableMs: USABLE_MS }, async () =>
      createStatistics(await readStatistics(db)),
    );
    readers.set(db, reader);
  }
  return reader();
}
