import type { AppContext } from '../../app-context.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { queueMessages } from '../notifications/index.ts';
import { createReminderMail } from './job-fair-mail.ts';
import { claimForReminder } from './registrations.queries.ts';

/** Registrations per transaction. */
const BATCH = 200;

/** Queues a reminder mail a day before each job fair, once per registration. */
export async function remindOfJobFairs({ db, clock }: AppContext): Promise<void> {
  const now = clock.now();
  for (let claimed = BATCH; claimed === BATCH; ) {
    claimed = await db.transaction().execute(async (tx) => {
      const due = await claimForReminder(tx, DAY_MS, BATCH, now);
      await queueMessages(tx, due.map(createReminderMail), now);
      return due.length;
    });
  }
}
