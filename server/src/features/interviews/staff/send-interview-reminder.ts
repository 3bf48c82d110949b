import type { AppContext } from '../../../app-context.ts';
import { CallError } from '../../../lib/call-error.ts';
import { HOUR_MS } from '../../../lib/clock.ts';
import { formatIst } from '../../../lib/india-time/ist.ts';
import { type Interview, lockInterview, markRemindedByStaff } from '../interviews.queries.ts';
import { queueStaffReminder } from '../queue-interview-mail.ts';

/** When the candidate was last reminded, in milliseconds since 1970; 0 for never. */
const lastReminder = ({ dayRemindedAt, hourRemindedAt, staffRemindedAt }: Interview): number =>
  Math.max(...[dayRemindedAt, hourRemindedAt, staffRemindedAt].map((at) => at?.getTime() ?? 0));

const clockTime = (at: number) => formatIst(new Date(at)).split(' ')[1];

/**
 * Reminds the candidate of an interview to come, at most once an hour, automatic reminders included.
 * @param by actor, for the audit trail
 * @throws {CallError} not_found; conflict if it has begun or ended, or within an hour of the last reminder
 */
export async function sendInterviewReminder(
  { db, clock }: AppContext,
  interviewId: number,
  by: string,
): Promise<string> {
  return await db.transaction().execute(async (tx) => {
    const interview = await lockInterview(tx, interviewId);
    if (!interview) throw new CallError('not_found', 'There is no interview with this number.');
    const { status, startsAt, fullName } = interview;
    if (status !== 'scheduled') throw new CallError('conflict', `This interview is ${status}: no reminder is needed.`);
    const now = clock.now();
    if (startsAt <= now) throw new CallError('conflict', 'This interview has begun.');
    const last = lastReminder(interview);
    if (now.getTime() - last < HOUR_MS)
      throw new CallError(
        'conflict',
        `${fullName} was reminded at ${clockTime(last)} IST. The next reminder can be sent from ${clockTime(last + HOUR_MS)}.`,
      );
    await markRemindedByStaff(tx, interviewId, by, now);
    await queueStaffReminder(tx, interview, now);
    return `${fullName} is reminded by mail.`;
  });
}
