import type { AppContext } from '../../app-context.ts';
import { CallError } from '../../lib/call-error.ts';
import { lockOwner } from '../profile/index.ts';
import { insertRead, wasPublished } from './reads.queries.ts';

/**
 * Notes that an account opened a vacancy of its listings, once, and answers the text of it.
 * @throws {CallError} not_found; not_signed_in for an account that was deleted meanwhile
 */
export async function setReadStatus(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  accountId: number,
  vacancyId: number,
): Promise<string> {
  return await db.transaction().execute(async (tx) => {
    await lockOwner(tx, accountId);
    if (!(await wasPublished(tx, vacancyId))) throw new CallError('not_found');
    await insertRead(tx, accountId, vacancyId, clock.now());
    return 'Read status saved successfully';
  });
}
