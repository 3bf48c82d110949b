import type { Db } from '../../../infra/database/connect.ts';
import { staleWhileRevalidate } from '../../../lib/async/stale-while-revalidate.ts';
import { systemClock } from '../../../lib/clock.ts';
import { isFilterPair, partsOfPair } from '../index/make-lexemes.ts';
import { readStatistics, type StoredStatistics } from './statistics.queries.ts';

/** What is known of all vacancies in search without looking at them: how many, how common words are, and when posted. */
export interface SearchStatistics {
  /** How many vacancies; 0 before anything was counted. */
  rows: number;
  /** The share of vacancies that have a lexeme, from 0 to 1; a guess for one that is not listed. */
  shareOf(lexeme: string): number;
  /** Whether a lexeme is common enough for its share to be known. */
  isListed(lexeme: string): boolean;
  /** The moment since which a share of all vacancies, the newest, was posted. */
  since(share: number): Date | undefined;
}

/** Nobody counts on these figures to the last digit: they only choose the way, never the answer. */
const FRESH_MS = 60_000;
const USABLE_MS = 3_600_000;
/** What is not listed is on average so many times rarer than the rarest that is: most words are very rare. */
const RARER = 4;

interface Point {
  at: Date;
  /** The share of all vacancies that was posted since. */
  share: number;
  /** All between this point and the newer one were posted at this very moment. */
  atOnce: boolean;
}

/** Points from the newest to the oldest. */
function cumulate({ commonMoments, moments }: StoredStatistics): Point[] {
  const common = commonMoments.reduce((sum, { share }) => sum + share, 0);
  const each = (1 - common) / Math.max(1, moments.length - 1);
  const newest = Math.max(...moments.map((at) => at.getTime()));
  let sum = 0;
  return [
    ...commonMoments.map((moment) => ({ ...moment, atOnce: true })),
    // Groups lie between moments, so that the newest ends none.
    ...moments.map((at) => ({ at, share: at.getTime() === newest ? 0 : each, atOnce: false })),
  ]
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .map((point) => {
      sum += point.share;
      return { ...point, share: sum };
    });
}

/** The moment at which a share is reached, between two points in proportion. */
function momentAt(share: number, points: Point[]): Date | undefined {
  const next = points.findIndex((point) => point.share >= share);
  const after = points[next];
  const before = points[next - 1];
  if (!after || !before || after.atOnce) return after?.at;
  const part = (share - before.share) / (after.share - before.share);
  return new Date(before.at.getTime() + part * (after.at.getTime() - before.at.getTime()));
}

/** Figures to ask, made of what PostgreSQL keeps. */
export function makeStatistics(stored: StoredStatistics): SearchStatistics {
  const shares = new Map(stored.lexemes);
  const unlisted = shares.size > 0 ? Math.min(...shares.values()) / RARER : 0;
  const alone = (lexeme: string) => shares.get(lexeme) ?? unlisted;
  // Filters come together by chance.
  const together = (lexemes: string[]) => lexemes.reduce((product, lexeme) => product * alone(lexeme), 1);
  const posted = cumulate(stored);
  return {
    rows: Math.max(0, stored.rows),
    shareOf: (lexeme) =>
      shares.get(lexeme) ?? (isFilterPair(lexeme) ? Math.min(unlisted, together(partsOfPair(lexeme))) : unlisted),
    isListed: (lexeme) => shares.has(lexeme),
    since: (share) => momentAt(share, posted),
  };
}

const readers = new WeakMap<Db, () => Promise<SearchStatistics>>();

/** The figures of a database, at most a minute old while they are asked for. */
export function statisticsOf(db: Db): Promise<SearchStatistics> {
  let reader = readers.get(db);
  if (!reader) {
    reader = staleWhileRevalidate(systemClock, { freshMs: FRESH_MS, usableMs: USABLE_MS }, async () =>
      makeStatistics(await readStatistics(db)),
    );
    readers.set(db, reader);
  }
  return reader();
}
