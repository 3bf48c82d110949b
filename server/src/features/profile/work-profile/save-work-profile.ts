import type { AppContext } from '../../../app-context.ts';
import { lockSignedInAccount } from '../../accounts/index.ts';
import { bumpProfileVersion } from '../profile-version.queries.ts';
import { type WorkProfileChange, writeWorkProfile } from './work-profile.queries.ts';

/**
 * Saves some parts of the work profile and keeps the others.
 * @throws {CallError} not_signed_in when the account was deleted meanwhile
 */
export async function saveWorkProfile(
  { db }: Pick<AppContext, 'db'>,
  accountId: number,
  change: WorkProfileChange,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockSignedInAccount(transaction, accountId);
    await writeWorkProfile(transaction, accountId, change);
    await bumpProfileVersion(transaction, accountId);
  });
}
