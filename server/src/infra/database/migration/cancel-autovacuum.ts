import { type Kysely, sql } from 'kysely';
import { isLockConflict } from '../locks/lock-conflict.ts';

/** Longer than `deadlock_timeout` (1 s), after which PostgreSQL cancels an autovacuum that blocks another session. */
const WAIT_MS = 2_000;

/** Tables of the product that a vacuum, an analyze or the like works on; those of the migration's own session left out. */
async function listVacuumedTables<DB>(db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct relname as name from pg_locks join pg_class on pg_class.oid = relation
    where database = (select oid from pg_database where datname = current_database())
      and relnamespace = 'public'::regnamespace and relkind = 'r'
      and mode = 'ShareUpdateExclusiveLock' and granted and pid <> pg_backend_pid()`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Ends autovacuums that keep a migration from its locks. The lock timeout is too short for PostgreSQL to cancel them, and one
 * of a big table takes hours. Here we wait for a lock mode that blocks neither reads nor writes.
 */
export async function cancelAutovacuum<DB>(db: Kysely<DB>): Promise<void> {
  for (const table of await listVacuumedTables(db))
    try {
      await db.transaction().execute(async (tx) => {
        await sql`set local lock_timeout = ${sql.lit(WAIT_MS)}`.execute(tx);
        await sql`lock table ${sql.table(table)} in share update exclusive mode`.execute(tx);
      });
    } catch (error) {
      // A vacuum that a person started continues.
      if (!isLockConflict(error)) throw error;
    }
}
