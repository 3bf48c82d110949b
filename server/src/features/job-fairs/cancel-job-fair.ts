import type { AppContext } from '../../app-context.ts';
import type { Db } from '../../infra/database/connect.ts';
import { CallError } from '../../lib/call-error.ts';
import { queueMessages } from '../notifications/index.ts';
import { lockJobFair, markCancelled } from './job-fairs.queries.ts';
import { listRegistrations } from './registrations.queries.ts';

/** Mails per insert. */
const BATCH = 500;

/** Queues a mail to everyone registered, in batches: a job fair may have a hundred thousand places. */
async function queueCancellationMails(tx: Db, fairId: number, cause: string, now: Date): Promise<void> {
  for (let after = 0, count = BATCH; count === BATCH; ) {
    const registered = await listRegistrations(tx, fairId, after, BATCH);
    await queueMessages(
      tx,
      registered.map(({ accountId, email, fullName, title, city, startsAt }) => ({
        key: `job-fair-cancelled:${fairId}:${accountId}`,
        accountId,
        channel: 'mail',
        to: email,
        template: 'job-fair-cancelled',
        data: { fullName, title, city, startsAt: startsAt.toISOString(), cause },
      })),
      now,
    );
    after = registered.at(-1)?.registrationId ?? after;
    count = registered.length;
  }
}

/**
 * Cancels a job fair and queues one mail to everyone registered, in one transaction.
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
    await queueCancellationMails(tx, fairId, cause, now);
  });
}
