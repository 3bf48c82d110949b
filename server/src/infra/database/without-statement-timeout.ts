import { type QueryExecutorProvider, sql } from 'kysely';
import type { Db } from './connect.ts';

/** Disables the statement timeout (connect.ts) for the rest of a transaction. */
export async function disableStatementTimeout(tx: QueryExecutorProvider): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx);
}

/** Runs a transaction without statement timeout, for statements that read every vacancy. */
export const withoutStatementTimeout = <T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await disableStatementTimeout(tx);
    return await work(tx);
  });
