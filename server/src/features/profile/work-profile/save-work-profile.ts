import type { AppContext } from '../../../app-context.ts';
import { countChange, lockOwner } from '../owner.queries.ts';
import { type WorkProfileChange, writeWorkProfile } from './work-profile.queries.ts';

/**
 * Saves a part of the work profile and leaves the others alone.
 * @throws {CallError} not_signed_in for an account that was deleted meanwhile
 */
export async function saveWorkProfile(
  { db }: Pick<AppContext, 'db'>,
  accountId: number,
  change: WorkProfileChange,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockOwner(transaction, accountId);
    await writeWorkProfile(transaction, accountId, change);
    await countChange(transaction, accountId);
  });
}
