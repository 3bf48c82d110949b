import type { Db } from '../../../infra/database/connect.ts';

/**
 * Blanks what is personal of an account. Its new address is one that no form takes, so nobody can have it already, and
 * the old one is free for another account.
 */
export async function blankAccount(db: Db, accountId: number, now: Date): Promise<void> {
  await db
    .updateTable('accounts')
    .set({
      full_name: 'Deleted account',
      email: `deleted-${accountId}@invalid`,
      mobile_no: '',
      password_hash: null,
      email_verified_at: null,
      mobile_verified_at: null,
      deleted_at: now,
    })
    .where('id', '=', accountId)
    .execute();
}

/** Deletes whatever lets somebody into an account, or would send something to it. */
export async function deleteWaysIn(db: Db, accountId: number): Promise<void> {
  for (const table of ['sessions', 'identities', 'mailed_links', 'one_time_codes', 'email_change_requests'] as const)
    await db.deleteFrom(table).where('account_id', '=', accountId).execute();
}
