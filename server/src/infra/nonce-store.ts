import type { Db } from './database/connect.ts';

/**
 * Nonce store: marks a single-use value as used, such as a sign-in nonce, a captcha pass or a solved captcha.
 * @param expiresAt when the value expires anyway, after which the row can be deleted
 * @returns false when the value was used before, also by a concurrent request
 */
export async function consumeNonce(db: Db, purpose: string, key: string, expiresAt: Date): Promise<boolean> {
  const row = await db
    .insertInto('used_once')
    .values({ purpose, key, expires_at: expiresAt })
    .onConflict((conflict) => conflict.columns(['purpose', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes used values that have expired. */
export async function deleteExpiredNonces(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('used_once').where('expires_at', '<=', now).execute();
}
