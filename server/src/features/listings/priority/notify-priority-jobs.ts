import type { AppContext } from '../../../app-context.ts';
import { indianDay } from '../../../lib/india-time/indian-day.ts';
import { queueMessage } from '../../notifications/index.ts';
import { claimMembersToTell, takeUntold } from './priority-mails.queries.ts';

/** Listings begin their day at midnight; people do not want mail before this hour in India. */
const FIRST_HOUR = 8;
/** Members told in one transaction. */
const BATCH = 100;
/** Jobs named in one mail. */
const MOST_NAMED = 10;

/** Mails members the vacancies that are new on their priority listing: at most one mail a day, no vacancy twice. */
export async function tellPriorityJobs({ db, clock }: AppContext): Promise<void> {
  const now = clock.now();
  const today = indianDay(now);
  if (today.hour < FIRST_HOUR) return;
  for (let told = BATCH; told === BATCH; ) {
    told = await db.transaction().execute(async (tx) => {
      const members = await claimMembersToTell(tx, today.name, BATCH, now);
      for (const { accountId, email, fullName } of members) {
        const jobs = await takeUntold(tx, accountId, now);
        if (jobs.length === 0) continue;
        const data = { fullName, jobs: jobs.slice(0, MOST_NAMED), count: jobs.length };
        const key = `priority-jobs:${accountId}:${today.name}`;
        await queueMessage(tx, { key, accountId, channel: 'mail', to: email, template: 'priority-jobs', data }, now);
      }
      return members.length;
    });
  }
}
