import type { AppContext } from '../../app-context.ts';
import { CallError } from '../../lib/call-error.ts';
import { createCancellationMail, obsoleteKeys } from './job-fair-mail.ts';
import { lockJobFair, markCancelled } from './job-fairs.queries.ts';
import { mailRegistered } from './mail-registered.ts';

/**
 * Cancels a job fair and queues one mail to everyone registered, in one transaction; queued mails about changes and
 * reminders are withdrawn.
 * @param by actor, for the audit trail
 * @throws {CallError} not_found; conflict if already cancelled or over
 */
export async function cancelJobFair(
  { db, clock }: AppContext,
  fairId: number,
  cause: string,
  by: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const now = clock.now();
    const fair = await lockJobFair(tx, fairId);
    if (!fair) throw new CallError('not_found', 'There is no job fair with this number.');
    if (fair.cancelledAt) throw new CallError('conflict', 'This job fair is already cancelled.');
    if (now >= fair.endsAt) throw new CallError('conflict', 'This job fair is over.');
    await markCancelled(tx, fairId, cause, by, now);
    await mailRegistered(tx, fairId, (registration) => createCancellationMail(registration, cause), now, obsoleteKeys);
  });
}
