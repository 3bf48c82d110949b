import type { AppContext } from '../../app-context.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { deleteFreeListingViews } from './known-vacancies.queries.ts';
import { deleteVacancyReads } from './vacancy-reads.queries.ts';

/** How long a view is kept: no vacancy stays open that long. */
const VIEW_DAYS = 365;
/** How long it is kept what a member opened: longer than a plan runs, whose credits and refund are computed from it. */
const READ_DAYS = 730;
const BATCH = 5_000;

/** Deletes what free listings showed more than a year ago, and what members opened more than two years ago. */
export async function purgeFreeListingViews({ db, clock }: AppContext): Promise<void> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  await deleteFreeListingViews(db, daysAgo(VIEW_DAYS));
  while ((await deleteVacancyReads(db, daysAgo(READ_DAYS), BATCH)) === BATCH);
}
