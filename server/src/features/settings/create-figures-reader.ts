import type { PublicSettings } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import { staleWhileRevalidate } from '../../lib/async/stale-while-revalidate.ts';
import { countPortal } from './counts.queries.ts';

/** Counting reads all live vacancies. The values are shared by all instances, so that every page states the same. */
const MAX_AGE = { freshMs: 60_000, usableMs: 600_000 };

/**
 * Rounds a count down to a figure that can be stated as 'that many or more': 7 → 7, 57 → 50, 1,234 → 1,200, 98,765 →
 * 98,000.
 */
export function roundDown(count: number): number {
  const unit = count < 10 ? 1 : 10 ** Math.max(1, Math.floor(Math.log10(count)) - 1);
  return Math.floor(count / unit) * unit;
}

/** Creates a reader of this portal's own counts, rounded down; null unless FIGURES=counted. */
export function createFiguresReader({
  reads,
  clock,
  ttlStore,
  config,
}: AppContext): () => Promise<PublicSettings['figures']> {
  if (config.figures !== 'counted') return async () => null;
  return staleWhileRevalidate(
    clock,
    MAX_AGE,
    async (now) => {
      const { liveJobs, companies, members } = await countPortal(reads, now);
      return { liveJobs: roundDown(liveJobs), companies: roundDown(companies), members: roundDown(members) };
    },
    { ttlStore, name: 'counts of this portal' },
  );
}
