import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { migrations } from '../../database/migrations/index.ts';
import type { FileOwner } from '../../files/purge-orphan-files.ts';
import { fileKeyOf } from '../private-files/file-spool.ts';
import { listReferencedFiles } from '../private-files/referenced-files.ts';
import type { BackupStore } from '../store/backup-store.ts';

/** What a restored database contains, and what is wrong with it. */
export interface DatabaseCheck {
  tables: number;
  rows: number;
  files: number;
  /** One line each; empty when all is well. */
  findings: string[];
}

/** Files whose content is opened; all others must exist. */
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

/** Checks a restored database against the backup that it is from: rows, migrations, and a file for each row that names one. */
export async function checkDatabase(
  db: Db,
  store: BackupStore,
  owners: readonly FileOwner[],
  signal?: AbortSignal,
): Promise<DatabaseCheck> {
  const findings: string[] = [];
  const { tables, rows } = await countRows(db, signal);
  if (tables === 0) findings.push('the database is empty');
  else findings.push(...(await findUnknownMigrations(db)));
  const referenced = tables === 0 ? [] : await listReferencedFiles(db, owners);
  const kept = new Set(await store.list('files'));
  const missing = referenced.filter((key) => !kept.has(fileKeyOf(key)));
  if (missing.length > 0) findings.push(`${missing.length} rows have no file in the backup, such as ${missing[0]}`);
  for (const key of referenced.filter((each) => kept.has(fileKeyOf(each))).slice(-OPENED_FILES))
    await store.get(fileKeyOf(key)).catch((error: Error) => findings.push(error.message));
  return { tables, rows, files: referenced.length, findings };
}
