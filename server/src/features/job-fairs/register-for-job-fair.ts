import { jobFairTexts } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import { CallError } from '../../lib/call-error.ts';
import { holdPerson } from '../accounts/index.ts';
import { queueMessage } from '../notifications/index.ts';
import { confirmation } from './job-fair-mail.ts';
import { jobFairStatus } from './job-fair-status.ts';
import { changePlacesTaken, lockJobFair } from './job-fairs.queries.ts';
import { insertRegistration, isRegistered } from './registrations.queries.ts';

type JobFairText = (typeof jobFairTexts)[keyof typeof jobFairTexts];

/** What somebody reads who may not register. */
const refusals = {
  Cancelled: jobFairTexts.cancelled,
  Over: jobFairTexts.over,
  Closed: jobFairTexts.over,
  Full: jobFairTexts.full,
} as const;

/**
 * Registers an account for a job fair, never more than there are places, and answers the text people read; a mail
 * confirms it.
 * @throws {CallError} not_found
 */
export async function registerForJobFair(
  { db, clock }: AppContext,
  accountId: number,
  fairId: number,
): Promise<JobFairText> {
  return await db.transaction().execute(async (tx) => {
    const now = clock.now();
    const person = await holdPerson(tx, accountId);
    const fair = await lockJobFair(tx, fairId);
    if (!person || !fair) throw new CallError('not_found');
    const status = jobFairStatus(fair, now);
    if (status !== 'Cancelled' && (await isRegistered(tx, fairId, accountId))) return jobFairTexts.alreadyRegistered;
    if (status !== 'Open') return refusals[status];

    const registrationId = await insertRegistration(tx, fairId, accountId, now);
    await changePlacesTaken(tx, fairId, 1);
    const registration = { ...fair, ...person, registrationId, fairId, accountId };
    await queueMessage(tx, confirmation(registration), now);
    return jobFairTexts.registered;
  });
}
