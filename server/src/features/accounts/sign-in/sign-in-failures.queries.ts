import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';

/** Serialises the counting of failures of one throttle key until the transaction ends. */
export async function lockFailures(db: Db, pair: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(${String(pair.readBigInt64BE())}::bigint)`.execute(db);
}

/** The newest failures of a throttle key after `since` and until `until`, newest first, at most `limit`. */
export async function listFailures(db: Db, pair: Buffer, since: Date, until: Date, limit: number): Promise<Date[]> {
  const rows = await db
    .selectFrom('sign_in_failures')
    .select('failed_at')
    .where('pair', '=', pair)
    .where('failed_at', '>', since)
    .where('failed_at', '<=', until)
    .orderBy('failed_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.failed_at);
}

export async function insertFailure(db: Db, pair: Buffer, now: Date): Promise<number> {
  const row = await db
    .insertInto('sign_in_failures')
    .values({ pair, failed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Deletes the failure that was recorded in advance for a successful attempt. */
export async function deleteFailure(db: Db, id: number): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('id', '=', id).execute();
}

export async function deleteFailures(db: Db, pair: Buffer): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('pair', '=', pair).execute();
}

/** Deletes up to 20 expired failures. Rows that another request is deleting are skipped. */
export async function deleteOldFailures(db: Db, before: Date): Promise<void> {
  const old = db
    .selectFrom('sign_in_failures')
    .select('id')
    .where('failed_at', '<=', before)
    .limit(20)
    .forUpdate()
    .skipLocked();
  await db.deleteFrom('sign_in_failures').where('id', 'in', old).execute();
}
