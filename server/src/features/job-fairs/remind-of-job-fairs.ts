import type { AppContext } from '../../app-context.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { queueMessages } from '../notifications/index.ts';
import { reminder } from './job-fair-mail.ts';
import { claimToRemind } from './registrations.queries.ts';

/** People reminded in one transaction. */
const BATCH = 200;

/** Reminds everybody registered a day before a job fair, once; claims and mails go together. */
export async function remindOfJobFairs({ db, clock }: AppContext): Promise<void> {
  const now = clock.now();
  for (let told = BATCH; told === BATCH; ) {
    told = await db.transaction().execute(async (tx) => {
      const due = await claimToRemind(tx, DAY_MS, BATCH, now);
      await queueMessages(tx, due.map(reminder), now);
      return due.length;
    });
  }
}
