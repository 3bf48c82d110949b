import { cancelTexts } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import { CallError } from '../../lib/call-error.ts';
import { useGuaranteedCall } from '../billing/plans/index.ts';
import { violatesBuffer } from './interview-times.ts';
import { decideInterview, lockInterview } from './interviews.queries.ts';
import { tellCancelled } from './queue-interview-mail.ts';

/**
 * Cancels an interview for its candidate and answers the text people read (core §4). Inside the buffer it costs a
 * guaranteed call while one is left; whether it is inside is found out here, whatever the caller believes.
 * @param knowsItCosts whether the candidate was told that it costs a call
 * @throws {CallError} not_found also for somebody else's; conflict when it costs a call and the candidate does not know
 */
export async function cancelByCandidate(
  { config, db, clock }: AppContext,
  accountId: number,
  interviewId: number,
  knowsItCosts: boolean,
): Promise<string> {
  return await db.transaction().execute(async (tx) => {
    const interview = await lockInterview(tx, interviewId, accountId);
    if (!interview) throw new CallError('not_found');
    const now = clock.now();
    if (interview.status !== 'scheduled' || interview.startsAt <= now) return cancelTexts.notOpen;

    const isLate = violatesBuffer(interview.startsAt, config.cancelBufferHours, now);
    if (isLate && !knowsItCosts) throw new CallError('conflict', cancelTexts.bufferPassed);
    const grant = isLate ? await useGuaranteedCall(tx, accountId, now) : undefined;
    await decideInterview(
      tx,
      interviewId,
      {
        to: 'cancelled-by-candidate',
        cause: isLate ? 'cancelled inside the buffer' : 'cancelled in time',
        by: `candidate ${accountId}`,
        grantId: grant?.grantId,
      },
      now,
    );
    await tellCancelled(tx, interview, grant !== undefined, now);
    return grant ? cancelTexts.cancelledLate : cancelTexts.cancelled;
  });
}
