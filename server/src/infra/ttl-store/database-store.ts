import type { KeyvStoreAdapter } from 'keyv';
import type { Clock } from '../../lib/clock.ts';
import type { Db } from '../database/connect.ts';

/**
 * Keyv's store in the context's database. Our own, because @keyv/postgres has one pool a process (closing one store
 * closes all), never removes what is over, and ends the process when PostgreSQL drops an idle connection.
 */
export const openDatabaseStore = (
  db: Db,
  clock: Clock,
): Pick<KeyvStoreAdapter, 'get' | 'set' | 'delete' | 'clear'> => ({
  async get(key: string) {
    const row = await db
      .selectFrom('key_values')
      .select('value')
      .where('key', '=', key)
      .where('expires_at', '>', clock.now())
      .executeTakeFirst();
    // biome-ignore lint/suspicious/noExplicitAny: Keyv says what it is when it has read the text
    return row?.value as any;
  },
  async set(key: string, value: string, ttlMs = 0) {
    const expires_at = new Date(clock.now().getTime() + ttlMs);
    await db
      .insertInto('key_values')
      .values({ key, value, expires_at })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, expires_at }))
      .execute();
  },
  async delete(key: string) {
    const { numDeletedRows } = await db.deleteFrom('key_values').where('key', '=', key).executeTakeFirst();
    return numDeletedRows > 0n;
  },
  async clear() {
    await db.deleteFrom('key_values').execute();
  },
});

/** Drops values whose time is over. */
export async function sweepKeyValues(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('key_values').where('expires_at', '<=', now).execute();
}
