import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../connect.ts';
import { disableStatementTimeout } from '../without-statement-timeout.ts';

/** Advisory lock: runs work while no other process on this database runs work of the same name; waits for its turn. */
export const withAdvisoryLock = <T>(db: Db, name: string, work: () => Promise<T>): Promise<T> =>
  db.transaction().execute(async (transaction) => {
    const key = createHash('sha256').update(name).digest().readBigInt64BE();
    // The wait is a statement, and other work may take longer than the statement timeout.
    await disableStatementTimeout(transaction);
    await sql`select pg_advisory_xact_lock(${String(key)}::bigint)`.execute(transaction);
    return await work();
  });
