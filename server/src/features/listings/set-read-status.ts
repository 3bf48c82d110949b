import type { AppContext } from '../../app-context.ts';
import { CallError } from '../../lib/call-error.ts';
import { lockSignedInAccount } from '../accounts/index.ts';
import { insertVacancyRead, wasPublished } from './vacancy-reads.queries.ts';

/**
 * Marks a vacancy as read by an account; idempotent.
 * @returns the text shown to the user
 * @throws {CallError} not_found; not_signed_in for an account deleted concurrently
 */
export async function setReadStatus(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  accountId: number,
  vacancyId: number,
): Promise<string> {
  return await db.transaction().execute(async (tx) => {
    await lockSignedInAccount(tx, accountId);
    if (!(await wasPublished(tx, vacancyId))) throw new CallError('not_found');
    await insertVacancyRead(tx, accountId, vacancyId, clock.now());
    return 'Read status saved successfully';
  });
}
