import { jobFairTexts } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import { CallError } from '../../lib/call-error.ts';
import { changePlacesTaken, lockJobFair } from './job-fairs.queries.ts';
import { markWithdrawn } from './registrations.queries.ts';

/**
 * Withdraws an account from a job fair that is not over and frees its place.
 * @returns the text shown to the user
 * @throws {CallError} not_found
 */
export async function withdrawFromJobFair(
  { db, clock }: AppContext,
  accountId: number,
  fairId: number,
): Promise<(typeof jobFairTexts)[keyof typeof jobFairTexts]> {
  return await db.transaction().execute(async (tx) => {
    const now = clock.now();
    const fair = await lockJobFair(tx, fairId);
    if (!fair) throw new CallError('not_found');
    if (fair.cancelledAt) return jobFairTexts.cancelled;
    if (now >= fair.endsAt) return jobFairTexts.over;
    if (!(await markWithdrawn(tx, fairId, accountId, now))) return jobFairTexts.notRegistered;
    await changePlacesTaken(tx, fairId, -1);
    return jobFairTexts.withdrawn;
  });
}
