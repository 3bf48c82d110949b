import { cancelTexts } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import { CallError } from '../../lib/call-error.ts';
import { useGuaranteedCall } from '../billing/plans/index.ts';
import { isInsideCancelBuffer } from './interview-times.ts';
import { endInterview, lockInterview } from './interviews.queries.ts';
import { queueCancelledMail } from './queue-interview-mail.ts';

/**
 * Cancels an interview for its candidate (core §4). Inside the buffer this uses a guaranteed call if one is left; the
 * server decides whether it is inside the buffer.
 * @param acceptsCost whether the candidate has confirmed that a call may be used
 * @returns the text shown to the candidate
 * @throws {CallError} not_found, also for another account's interview; conflict inside the buffer without `acceptsCost`
 */
export async function cancelByCandidate(
  { config, db, clock }: AppContext,
  accountId: number,
  interviewId: number,
  acceptsCost: boolean,
): Promise<string> {
  return await db.transaction().execute(async (tx) => {
    const interview = await lockInterview(tx, interviewId, accountId);
    if (!interview) throw new CallError('not_found');
    const now = clock.now();
    if (interview.status !== 'scheduled' || interview.startsAt <= now) return cancelTexts.notOpen;

    const isLate = isInsideCancelBuffer(interview.startsAt, config.cancelBufferHours, now);
    if (isLate && !acceptsCost) throw new CallError('conflict', cancelTexts.bufferPassed);
    const grant = isLate ? await useGuaranteedCall(tx, accountId, now) : undefined;
    await endInterview(
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
    await queueCancelledMail(tx, interview, grant !== undefined, now);
    return grant ? cancelTexts.cancelledLate : cancelTexts.cancelled;
  });
}
