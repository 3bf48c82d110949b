import type { AppContext } from '../../../app-context.ts';
import { CallError } from '../../../lib/call-error.ts';
import { useGuaranteedCall } from '../../billing/plans/index.ts';
import { endInterview, lockInterview } from '../interviews.queries.ts';

/**
 * Records the outcome of an interview. Attended or not, it uses one guaranteed call of the plans active at its start.
 * @param by actor, for the audit trail
 * @returns whether a call was used
 * @throws {CallError} not_found; conflict before its start, or if it has an outcome or was cancelled
 */
export async function setOutcome(
  { db, clock }: AppContext,
  interviewId: number,
  outcome: 'attended' | 'no-show',
  by: string,
): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    const interview = await lockInterview(tx, interviewId);
    if (!interview) throw new CallError('not_found', 'There is no interview with this number.');
    const { status, startsAt, accountId } = interview;
    if (status !== 'scheduled')
      throw new CallError('conflict', `An interview that is ${status} cannot become ${outcome}.`);
    const now = clock.now();
    if (startsAt > now) throw new CallError('conflict', 'This interview has not begun yet.');
    const grant = await useGuaranteedCall(tx, accountId, startsAt);
    await endInterview(tx, interviewId, { to: outcome, cause: outcome, by, grantId: grant?.grantId }, now);
    return grant !== undefined;
  });
}
