import { sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';

/** Increments the profile version of an account, by which the matching of listings detects a changed profile. */
export async function bumpProfileVersion(transaction: Db, accountId: number): Promise<void> {
  await transaction
    .insertInto('profile_changes')
    .values({ account_id: accountId, changes: 1 })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ changes: sql`profile_changes.changes + 1` }))
    .execute();
}
