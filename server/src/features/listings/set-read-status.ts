import type { AppContext } from '../../app-context.ts';
import { consumeRateLimit } from '../../infra/http/rate-limit/rate-limit.ts';
import { CallError } from '../../lib/call-error.ts';
import { lockSignedInAccount } from '../accounts/index.ts';
import { insertVacancyRead, wasPublished } from './vacancy-reads.queries.ts';

/** Vacancies that an account opens for the first time in a day. */
export const readLimit = { name: 'vacancies read by an account', max: 1_000, perSeconds: 24 * 3_600 } as const;

/**
 * Marks a vacancy as read by an account; idempotent.
 * @returns the text shown to the user
 * @throws {CallError} not_found; not_signed_in for an account deleted concurrently; too_many_requests beyond the limit of a day
 */
export async function setReadStatus(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  accountId: number,
  vacancyId: number,
): Promise<string> {
  return await db.transaction().execute(async (tx) => {
    await lockSignedInAccount(tx, accountId);
    if (!(await wasPublished(tx, vacancyId))) throw new CallError('not_found');
    const now = clock.now();
    const isFirst = await insertVacancyRead(tx, accountId, vacancyId, now);
    if (isFirst) await consumeRateLimit(tx, readLimit, String(accountId), now);
    return 'Read status saved successfully';
  });
}
