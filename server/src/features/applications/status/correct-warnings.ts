import type { Db } from '../../../infra/database/connect.ts';
import { type Message, queueMessages } from '../../notifications/index.ts';
import type { Withdrawn } from '../../vacancy-lifecycle/index.ts';
import { listWarned } from './correct-warnings.queries.ts';

/** Applicants per statement. */
const BATCH_SIZE = 250;

/**
 * Queues a mail to everyone who was warned of a vacancy that is not a fraud, in the transaction that decides so: each
 * warning is corrected once.
 * @param withdrawn the warnings that had not left, which need no correction
 * @param sendAt when the mails leave at the earliest, so that the decision can be undone
 * @returns how many were warned
 */
export async function correctWarnings(
  tx: Db,
  vacancyId: number,
  withdrawn: Withdrawn,
  now: Date,
  sendAt: Date,
): Promise<number> {
  let total = 0;
  for (let after = 0; ; ) {
    const warned = await listWarned(tx, vacancyId, withdrawn, after, BATCH_SIZE);
    const mails = warned.map(
      ({ key, accountId, email: to, fullName, jobTitle, orgName }): Message => ({
        ...{ key, accountId, channel: 'mail', to, template: 'fraud-correction' },
        data: { fullName, jobTitle, orgName },
      }),
    );
    await queueMessages(tx, mails, now, sendAt);
    total += warned.length;
    if (warned.length < BATCH_SIZE) return total;
    after = warned.at(-1)?.applicationId ?? after;
  }
}
