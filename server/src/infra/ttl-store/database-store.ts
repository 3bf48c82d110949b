import type { KeyvStoreAdapter, StoredData } from 'keyv';
import type { Clock } from '../../lib/clock.ts';
import type { Db } from '../database/connect.ts';

/**
 * Creates Keyv's adapter for the table `key_values`. @keyv/postgres does not fit: it shares one pool per process (closing
 * one store closes all), never deletes expired values, and crashes when PostgreSQL drops an idle connection.
 */
export const createDatabaseStore = (
  db: Db,
  clock: Clock,
): Pick<KeyvStoreAdapter, 'get' | 'set' | 'delete' | 'clear'> => ({
  async get<Value>(key: string) {
    const row = await db
      .selectFrom('key_values')
      .select('value')
      .where('key', '=', key)
      .where('expires_at', '>', clock.now())
      .executeTakeFirst();
    // Keyv's adapters return the serialised text, which Keyv parses.
    return row?.value as StoredData<Value> | undefined;
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

/** Deletes expired values. */
export async function deleteExpiredKeyValues(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('key_values').where('expires_at', '<=', now).execute();
}
