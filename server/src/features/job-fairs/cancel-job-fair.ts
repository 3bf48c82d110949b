import type { AppContext } from '../../app-context.ts';
import type { Db } from '../../infra/database/connect.ts';
import { CallError } from '../../lib/call-error.ts';
import { queueMessages } from '../notifications/index.ts';
import { lockJobFair, markCancelled } from './job-fairs.queries.ts';
import { listRegistered } from './registrations.queries.ts';

/** Mails queued at once. */
const BATCH = 500;

/** Queues a mail to everybody registered, a part at a time: a fair may have a hundred thousand places. */
async function tellRegistered(tx: Db, fairId: number, cause: string, now: Date): Promise<void> {
  for (let after = 0, told = BATCH; told === BATCH; ) {
    const registered = await listRegistered(tx, fairId, after, BATCH);
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
    told = registered.length;
  }
}

/**
 * Cancels a job fair and tells everybody registered, each once, in one transaction.
 * @param by who does, for the record
 * @throws {CallError} not_found; conflict when it was cancelled before or is over
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
    if (fair.cancelledAt) throw new CallError('conflict', 'This job fair was cancelled before.');
    if (now >= fair.endsAt) throw new CallError('conflict', 'This job fair is over.');
    await markCancelled(tx, fairId, cause, by, now);
    await tellRegistered(tx, fairId, cause, now);
  });
}
