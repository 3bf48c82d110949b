import type { AppContext } from '../../../app-context.ts';
import { CallError } from '../../../lib/call-error.ts';
import { endInterview, lockInterview } from '../interviews.queries.ts';
import { queueCancelledByEmployerMail } from '../queue-interview-mail.ts';

/**
 * Cancels an interview for the employer, also after its start if the employer did not attend. Uses no guaranteed call,
 * and a replacement is due (commerce §1, §9).
 * @param cause shown to the candidate
 * @param by actor, for the audit trail
 * @throws {CallError} not_found; conflict if it has an outcome or was cancelled
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
    await endInterview(tx, interviewId, { to: 'cancelled-by-employer', cause, causeShown: cause, by }, now);
    await queueCancelledByEmployerMail(tx, interview, cause, now);
  });
}
