import type { AppContext } from '../../../app-context.ts';
import { DAY_MS, MovableClock } from '../../../lib/clock.ts';
import { setReadStatus } from '../set-read-status.ts';
import { addBestMatches } from './fill-priority-listings.ts';
import { listPriority } from './priority-listings.queries.ts';
import { takeUntold } from './priority-mails.queries.ts';

/** Days ago on which the priority listing was filled. */
const FILLED_DAYS_AGO = [3, 2, 1];
/** How many of the vacancies on it were opened, the first listed first. */
const OPENED = 6;

/**
 * Fills the priority listings as some days would have, and lets one account have opened a few of its vacancies. No mail
 * is sent for it.
 */
export async function makeDemoListings(context: AppContext, accountId: number): Promise<void> {
  const { db } = context;
  const now = context.clock.now();
  for (const daysAgo of FILLED_DAYS_AGO) {
    const clock = new MovableClock(new Date(now.getTime() - daysAgo * DAY_MS));
    await addBestMatches({ ...context, clock });
  }
  await addBestMatches(context);
  await takeUntold(db, accountId, now);
  const listed = await listPriority(db, accountId, now);
  for (const { vacancyId } of listed.slice(-OPENED)) await setReadStatus(context, accountId, vacancyId);
}
