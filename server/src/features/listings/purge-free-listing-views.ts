import type { AppContext } from '../../app-context.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { deleteFreeListingViews } from './known-vacancies.queries.ts';
import { deleteVacancyReads } from './vacancy-reads.queries.ts';

/** How long a view is kept: no vacancy stays open that long. */
const RETENTION_DAYS = 365;

/** Deletes what free listings showed and what members opened more than a year ago. */
export async function purgeFreeListingViews({ db, clock }: AppContext): Promise<void> {
  const before = new Date(clock.now().getTime() - RETENTION_DAYS * DAY_MS);
  await deleteFreeListingViews(db, before);
  await deleteVacancyReads(db, before);
}
