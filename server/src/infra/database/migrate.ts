import { setTimeout } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from './connect.ts';
import { cancelAutovacuum } from './migration/cancel-autovacuum.ts';
import type { Migration, ReportProgress } from './migration/migration.ts';
import { withMigrationLock } from './migration/migration-lock.ts';
import { createMigrationRecords, listCompletedMigrations, recordMigrations } from './migration/migration-records.ts';
import { retryLockConflicts } from './migration/retry-lock-conflicts.ts';
import { migrations as allMigrations } from './migrations/index.ts';

/** Between two reports of the progress of a migration. */
const REPORT_INTERVAL_MS = 5_000;

interface Options {
  log?: Pick<Logger, 'info' | 'warn'> | undefined;
  /** Other than those of this release; for tests. */
  migrations?: Record<string, Migration>;
  wait?: (ms: number) => Promise<unknown>;
}

function throttle(report: ReportProgress): ReportProgress {
  let reportedAt = performance.now();
  return (done, of) => {
    if (performance.now() - reportedAt < REPORT_INTERVAL_MS) return;
    reportedAt = performance.now();
    report(done, of);
  };
}

/**
 * The migrations that have not run, in their order. Those of a newer release that have run are left alone: during a rolling
 * update instances of the older release still start (docs/operations.md).
 */
async function listPending(db: Kysely<never>, migrations: Record<string, Migration>): Promise<string[]> {
  const completed = new Set(await listCompletedMigrations(db));
  const names = Object.keys(migrations).sort();
  const pending = names.filter((name) => !completed.has(name));
  const last = names.findLast((name) => completed.has(name)) ?? '';
  // An older release would refuse to start on such a database, so there would be no way back.
  const outOfOrder = pending.find((name) => name < last);
  if (outOfOrder) throw new Error(`migration ${outOfOrder} has to run before ${last}, which has run`);
  return pending;
}

async function run(
  connection: Kysely<never>,
  name: string,
  migration: Migration,
  report: ReportProgress,
): Promise<void> {
  const finish = async (db: Kysely<never>) => {
    await migration.up(db as unknown as Kysely<unknown>, report);
    await recordMigrations(db, [name]);
  };
  if (migration.isTransactional === false) return await finish(connection);
  await connection.transaction().execute(finish);
}

/**
 * Migrates the database to the newest schema while others use it (decision 44). Each migration runs in a transaction of
 * its own, or outside of one if it says so, and is repeated until it gets its locks. A process that is killed leaves no
 * migration half recorded, and instances that start together run each migration once.
 * @returns the names of the migrations that ran
 */
export async function migrate(
  db: Db,
  { log, migrations = allMigrations, wait = (ms) => setTimeout(ms) }: Options = {},
): Promise<string[]> {
  const untyped = db as unknown as Kysely<never>;
  if ((await listPending(untyped, migrations)).length === 0) return [];
  const onWait = () => log?.info('waiting for the migrations of another instance');
  return await withMigrationLock(untyped, { wait, onWait }, async (connection) => {
    const pending = await listPending(connection, migrations);
    await createMigrationRecords(connection);
    for (const [i, name] of pending.entries()) {
      const startedAt = performance.now();
      const onConflict = (attempt: number, pauseMs: number) =>
        log?.warn({ migration: name, attempt, pauseMs }, 'migration did not get its locks; it will be repeated');
      const report = throttle((rows: number, ofRows: number) =>
        log?.info({ migration: name, rows, ofRows }, 'migration in progress'),
      );
      await retryLockConflicts(() => run(connection, name, migrations[name] as Migration, report), {
        onConflict,
        async wait(pauseMs) {
          await cancelAutovacuum(connection);
          await wait(pauseMs);
        },
      });
      const ms = Math.round(performance.now() - startedAt);
      log?.info({ migration: name, ms, done: i + 1, of: pending.length }, 'migration completed');
    }
    return pending;
  });
}
