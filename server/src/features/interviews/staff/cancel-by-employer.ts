import type { AppContext } from '../../../app-context.ts';
import { CallError } from '../../../lib/call-error.ts';
import { decideInterview, lockInterview } from '../interviews.queries.ts';
import { tellCancelledByEmployer } from '../queue-interview-mail.ts';

/**
 * Cancels an interview for the employer, also one he did not come to. It costs the candidate nothing, and a replacement
 * is owed (commerce §1, §9).
 * @param cause for the candidate to read
 * @param by who says so, for the record
 * @throws {CallError} not_found; conflict when its outcome is known or it was cancelled
 */
export async function cancelByEmployer(
  { db, clock }: AppContext,
  interviewId: number,
  cause: string,
  by: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const interview = await lockInterview(tx, interviewId);
    if (!interview) throw new CallError('not_found', 'There is no interview with this number.');
    if (interview.status !== 'scheduled')
      throw new CallError('conflict', `An interview that is ${interview.status} cannot be cancelled.`);
    const now = clock.now();
    await decideInterview(tx, interviewId, { to: 'cancelled-by-employer', cause, causeShown: cause, by }, now);
    await tellCancelledByEmployer(tx, interview, cause, now);
  });
}
