import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { migrations } from '../../database/migrations/index.ts';
import type { FileOwner } from '../../files/purge-orphan-files.ts';
import { fileKeyOf } from '../private-files/file-spool.ts';
import { findMissingFiles } from '../private-files/find-missing-files.ts';
import { listReferencedFiles } from '../private-files/referenced-files.ts';
import type { BackupStore } from '../store/backup-store.ts';

/** Contents of a restored database, and its defects. */
export interface DatabaseCheck {
  tables: number;
  rows: number;
  files: number;
  /** One line each; empty when all is well. */
  findings: string[];
}

/** Files whose content is opened, other ones each time; all others must exist. */
const OPENED_FILES = 200;

/** Reads every row of every table, which also checks the checksums of its pages. */
async function countRows(db: Db, signal: AbortSignal | undefined): Promise<{ tables: number; rows: number }> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(db);
  let total = 0;
  for (const { name } of tables) {
    signal?.throwIfAborted();
    const { rows } = await sql<{ count: number }>`select count(*)::float8 as count from (
      select t.*::text from ${sql.raw(name)} t offset 0) each`.execute(db);
    total += rows[0]?.count ?? 0;
  }
  return { tables: tables.length, rows: total };
}

async function findUnknownMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const applied = new Set(rows.map(({ name }) => name));
  return [
    ...Object.keys(migrations)
      .filter((name) => !applied.has(name))
      .map((name) => `migration ${name} has not run`),
    ...[...applied].filter((name) => !(name in migrations)).map((name) => `migration ${name} is of a newer release`),
  ];
}

/**
 * Checks a restored database against the backup that it is from: rows, migrations, and a file for each row that names one.
 * @param folder of temporary files
 */
export async function checkDatabase(
  db: Db,
  store: BackupStore,
  owners: readonly FileOwner[],
  folder: string,
  signal?: AbortSignal,
): Promise<DatabaseCheck> {
  const findings: string[] = [];
  const { tables, rows } = await countRows(db, signal);
  if (tables === 0) return { tables, rows, files: 0, findings: ['the database is empty'] };
  findings.push(...(await findUnknownMigrations(db)));
  const keys = listReferencedFiles(db, owners);
  const { named, missing, firstMissing, sample } = await findMissingFiles(store, keys, folder, OPENED_FILES);
  if (missing > 0) findings.push(`${missing} rows have no file in the backup, such as ${firstMissing}`);
  for (const key of sample) await store.get(fileKeyOf(key)).catch((error: Error) => findings.push(error.message));
  return { tables, rows, files: named, findings };
}
