import { type QueryExecutorProvider, sql } from 'kysely';
import type { Db } from './connect.ts';

/** Lets the statements that follow in a transaction take as long as they need, which others may not. */
export async function allowLong(tx: QueryExecutorProvider): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx);
}

/** A transaction whose statements may take as long as they need: for reading every vacancy, however many there are. */
export const withoutStatementTimeout = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await allowLong(tx);
    return await work(tx);
  });
