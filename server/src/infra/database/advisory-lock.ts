import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from './connect.ts';
import { allowLong } from './without-statement-timeout.ts';

/** Runs work while no other process on this database does work of the same name; whoever comes second waits. */
export const withAdvisoryLock = <T>(db: Db, name: string, work: () => Promise<T>): Promise<T> =>
  db.transaction().execute(async (transaction) => {
    const key = createHash('sha256').update(name).digest().readBigInt64BE();
    // The other's work may take longer than a statement may.
    await allowLong(transaction);
    await sql`select pg_advisory_xact_lock(${String(key)}::bigint)`.execute(transaction);
    return await work();
  });
