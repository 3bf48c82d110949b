import { type Kysely, sql } from 'kysely';

/** The advisory lock of Kysely's migrator, which releases up to migration 0056 take: they and this one exclude each other. */
const MIGRATION_LOCK = '3853314791062309107';
const POLL_MS = 500;
/** How long a statement waits for a lock. All other statements on the table wait behind it for as long. */
export const LOCK_TIMEOUT_MS = 500;

interface Options {
  /** Called once, when another instance holds the lock. */
  onWait(): void;
  wait(ms: number): Promise<unknown>;
}

/**
 * Runs work on one connection that holds the migration lock, with a lock timeout and without a statement timeout; waits for
 * its turn. The lock is polled: a statement that waits for it would hold a snapshot, for which `create index
 * concurrently` waits in turn.
 */
export const withMigrationLock = <DB, T>(
  db: Kysely<DB>,
  { onWait, wait }: Options,
  work: (connection: Kysely<DB>) => Promise<T>,
): Promise<T> =>
  db.connection().execute(async (connection) => {
    const take = async () => {
      const { rows } = await sql<{ taken: boolean }>`
        select pg_try_advisory_lock(${sql.lit(MIGRATION_LOCK)}::bigint) as taken`.execute(connection);
      return rows[0]?.taken === true;
    };
    for (let isFirst = true; !(await take()); isFirst = false) {
      if (isFirst) onWait();
      await wait(POLL_MS);
    }
    try {
      await sql`set statement_timeout = 0`.execute(connection);
      await sql`set lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(connection);
      return await work(connection);
    } finally {
      const statements = [
        'reset lock_timeout',
        'reset statement_timeout',
        `select pg_advisory_unlock(${MIGRATION_LOCK})`,
      ];
      // A lost connection has released the lock, and its error is the one to report.
      for (const statement of statements)
        await sql
          .raw(statement)
          .execute(connection)
          .catch(() => undefined);
    }
  });
