import type { Db } from '../../../infra/database/connect.ts';

/**
 * Anonymises the row of an account. No form accepts its new address, so it cannot be taken, and the old address is free
 * for another account.
 */
export async function anonymiseAccount(db: Db, accountId: number, now: Date): Promise<void> {
  await db
    .updateTable('accounts')
    .set({
      full_name: 'Deleted account',
      email: `deleted-${accountId}@invalid`,
      mobile_no: '',
      password_hash: null,
      email_verified_at: null,
      mobile_verified_at: null,
      mobile_proved_at: null,
      suspended_at: null,
      suspended_until: null,
      suspension_reason: '',
      suspended_by: '',
      deleted_at: now,
    })
    .where('id', '=', accountId)
    .execute();
}

/** Deletes everything that allows signing in to an account or would send a message to it, and its former addresses. */
export async function deleteSignInData(db: Db, accountId: number): Promise<void> {
  const tables = [
    'sessions',
    'identities',
    'passkeys',
    'mailed_links',
    'one_time_codes',
    'email_change_requests',
    'former_emails',
    'push_subscriptions',
  ] as const;
  for (const table of tables) await db.deleteFrom(table).where('account_id', '=', accountId).execute();
}
