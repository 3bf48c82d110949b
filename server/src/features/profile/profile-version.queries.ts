import { sql } from 'kysely';
import type { Db } from '../../infra/database/connect.ts';
import { CallError } from '../../lib/call-error.ts';

/**
 * Lets one change of an account's profile at a time through until the transaction ends, and none once the account is
 * deleted: what was erased must not come back.
 * @throws {CallError} not_signed_in for an account that was deleted meanwhile
 */
export async function lockOwner(transaction: Db, accountId: number): Promise<void> {
  const account = await transaction
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!account) throw new CallError('not_signed_in');
}

/** Lets whoever works by the profile of an account know that it is another now. */
export async function countChange(transaction: Db, accountId: number): Promise<void> {
  await transaction
    .insertInto('profile_changes')
    .values({ account_id: accountId, changes: 1 })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ changes: sql`profile_changes.changes + 1` }))
    .execute();
}
