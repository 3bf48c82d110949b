import type { AppContext } from '../../../app-context.ts';
import { MINUTE_MS } from '../../../lib/clock.ts';
import { queueMessage } from '../../notifications/index.ts';
import { findInterview } from '../interviews.queries.ts';
import { mailDataOf, reminderKeys } from '../queue-interview-mail.ts';
import { claimForReminder } from './reminders.queries.ts';

const DAY_MINUTES = 24 * 60;
const HOUR_MINUTES = 60;
/** Interviews per transaction. */
const BATCH = 200;

/** `span`: minutes before the interview. A late reminder is sent until the next is due or the interview begins. */
const reminders = [
  { column: 'day_reminded_at', key: 'day', span: { from: DAY_MINUTES, to: HOUR_MINUTES } },
  { column: 'hour_reminded_at', key: 'hour', span: { from: HOUR_MINUTES, to: 0 } },
] as const;

async function remind({ db, clock }: AppContext, { column, key, span }: (typeof reminders)[number]): Promise<void> {
  const now = clock.now();
  for (let claimed = BATCH; claimed === BATCH; ) {
    claimed = await db.transaction().execute(async (tx) => {
      const interviewIds = await claimForReminder(tx, column, span, BATCH, now);
      for (const interviewId of interviewIds) {
        const interview = await findInterview(tx, interviewId);
        if (!interview) continue;
        const { accountId, email: to, startsAt } = interview;
        const usefulUntil = new Date(startsAt.getTime() - span.to * MINUTE_MS).toISOString();
        const data = { ...mailDataOf(interview), isAboutToBegin: key === 'hour', usefulUntil };
        const template = 'interview-reminder';
        await queueMessage(
          tx,
          { key: reminderKeys(interview)[key], accountId, channel: 'mail', to, template, data },
          now,
        );
      }
      return interviewIds.length;
    });
  }
}

/** Queues reminder mails a day and an hour before each interview, once each. */
export async function remindOfInterviews(context: AppContext): Promise<void> {
  for (const reminder of reminders) await remind(context, reminder);
}
