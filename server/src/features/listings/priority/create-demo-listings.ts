import type { AppContext } from '../../../app-context.ts';
import { DAY_MS, MovableClock } from '../../../lib/clock.ts';
import { setReadStatus } from '../set-read-status.ts';
import { addBestMatches } from './fill-priority-listings.ts';
import { listPriority } from './priority-listings.queries.ts';
import { takeUnnotifiedJobs } from './priority-mails.queries.ts';

/** Days before now on which the job ran. */
const FILLED_DAYS_AGO = [3, 2, 1];
/** Number of vacancies opened, first listed first. */
const OPENED_COUNT = 6;

/**
 * Creates demo priority listings as if the job had run on several days, and marks some vacancies of one account as read.
 * Queues no mails.
 */
export async function createDemoListings(context: AppContext, accountId: number): Promise<void> {
  const { db } = context;
  const now = context.clock.now();
  for (const daysAgo of FILLED_DAYS_AGO) {
    const clock = new MovableClock(new Date(now.getTime() - daysAgo * DAY_MS));
    await addBestMatches({ ...context, clock });
  }
  await addBestMatches(context);
  await takeUnnotifiedJobs(db, accountId, now);
  const listed = await listPriority(db, accountId, now);
  for (const { vacancyId } of listed.slice(-OPENED_COUNT)) await setReadStatus(context, accountId, vacancyId);
}
