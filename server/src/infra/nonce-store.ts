import type { Db } from './database/connect.ts';

/**
 * Uses up a value that counts once: a pass, a nonce, a solved captcha.
 * @param expiresAt when the value is void by itself and need not be remembered any longer
 * @returns false when it was used before, also by a request at the same moment
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

/** Forgets values that are void by now. */
export async function deleteExpiredNonces(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('used_once').where('expires_at', '<=', now).execute();
}
