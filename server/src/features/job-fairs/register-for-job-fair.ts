import { jobFairTexts } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import { consumeRateLimit } from '../../infra/http/rate-limit/rate-limit.ts';
import { CallError } from '../../lib/call-error.ts';
import { lockSignedInAccount } from '../accounts/index.ts';
import { queueMessage } from '../notifications/index.ts';
import { createConfirmationMail } from './job-fair-mail.ts';
import { jobFairStatus } from './job-fair-status.ts';
import { changePlacesTaken, lockJobFair } from './job-fairs.queries.ts';
import { insertRegistration, isRegistered } from './registrations.queries.ts';

/** Registrations of an account for one fair a day: withdrawing and registering again adds a row and a mail. */
export const registrationLimit = {
  name: 'registrations of an account for a job fair',
  max: 10,
  perSeconds: 24 * 3_600,
  text: 'You have registered for this job fair too often today. Please try again tomorrow.',
} as const;

type JobFairText = (typeof jobFairTexts)[keyof typeof jobFairTexts];

/** Texts shown when registration is not possible, by status. */
const refusals = {
  Cancelled: jobFairTexts.cancelled,
  Over: jobFairTexts.over,
  Closed: jobFairTexts.over,
  Full: jobFairTexts.full,
} as const;

/**
 * Registers an account for a job fair if a place is left, and queues the confirmation mail.
 * @returns the text shown to the user
 * @throws {CallError} not_found, too_many_requests beyond the daily limit
 */
export async function registerForJobFair(
  { db, clock }: AppContext,
  accountId: number,
  fairId: number,
): Promise<JobFairText> {
  return await db.transaction().execute(async (tx) => {
    const now = clock.now();
    const person = await lockSignedInAccount(tx, accountId, 'shared');
    const fair = await lockJobFair(tx, fairId);
    if (!fair) throw new CallError('not_found');
    const status = jobFairStatus(fair, now);
    if (status !== 'Cancelled' && (await isRegistered(tx, fairId, accountId))) return jobFairTexts.alreadyRegistered;
    if (status !== 'Open') return refusals[status];

    await consumeRateLimit(tx, registrationLimit, `${accountId} ${fairId}`, now);
    const registrationId = await insertRegistration(tx, fairId, accountId, now);
    await changePlacesTaken(tx, fairId, 1);
    const registration = { ...fair, ...person, registrationId, fairId, accountId };
    await queueMessage(tx, createConfirmationMail(registration), now);
    return jobFairTexts.registered;
  });
}
