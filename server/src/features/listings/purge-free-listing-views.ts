import type { AppContext } from '../../app-context.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { deleteFreeListingViews } from './known-vacancies.queries.ts';

/** How long a view is kept: no vacancy stays open that long. */
const RETENTION_DAYS = 365;

/** Deletes what free listings showed more than a year ago. */
export const purgeFreeListingViews = ({ db, clock }: AppContext): Promise<void> =>
  deleteFreeListingViews(db, new Date(clock.now().getTime() - RETENTION_DAYS * DAY_MS));
