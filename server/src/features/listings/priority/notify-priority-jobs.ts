import type { AppContext } from '../../../app-context.ts';
import { indianDay } from '../../../lib/india-time/indian-day.ts';
import { queueMessage } from '../../notifications/index.ts';
import { claimMembersToNotify, takeUnnotifiedJobs } from './priority-mails.queries.ts';

/** First hour in IST at which mails are sent. */
const FIRST_HOUR = 8;
/** Members per transaction. */
const BATCH = 100;
/** Jobs listed in one mail. */
const MAX_JOBS = 10;

/** Queues mails about new vacancies on priority listings: at most one per member and day, each vacancy once. */
export async function notifyPriorityJobs({ db, clock }: AppContext): Promise<void> {
  const now = clock.now();
  const today = indianDay(now);
  if (today.hour < FIRST_HOUR) return;
  for (let claimed = BATCH; claimed === BATCH; ) {
    claimed = await db.transaction().execute(async (tx) => {
      const members = await claimMembersToNotify(tx, today.name, BATCH, now);
      for (const { accountId, email, fullName } of members) {
        const jobs = await takeUnnotifiedJobs(tx, accountId, now);
        if (jobs.length === 0) continue;
        const data = { fullName, jobs: jobs.slice(0, MAX_JOBS), count: jobs.length };
        const key = `priority-jobs:${accountId}:${today.name}`;
        await queueMessage(tx, { key, accountId, channel: 'mail', to: email, template: 'priority-jobs', data }, now);
      }
      return members.length;
    });
  }
}
