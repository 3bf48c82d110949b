import { type Kysely, sql } from 'kysely';
import { LOCK_TIMEOUT_MS } from './migration-lock.ts';

interface IndexDefinition {
  name: string;
  /** What follows `on`, beginning with the table: `vacancies (updated_at) where status = 'live'`. */
  on: string;
  isUnique?: boolean;
}

/** Whether an index exists and is complete; undefined without one. */
async function isIndexValid(db: Kysely<unknown>, name: string): Promise<boolean | undefined> {
  const { rows } = await sql<{ is_valid: boolean }>`
    select indisvalid as is_valid from pg_index where indexrelid = to_regclass(quote_ident(${name}))`.execute(db);
  return rows[0]?.is_valid;
}

/** Whether a table has no row, as in a new installation: then the lock blocks no one. */
async function isEmpty(db: Kysely<unknown>, table: string): Promise<boolean> {
  const { rows } = await sql<{ is_empty: boolean }>`
    select not exists (select from ${sql.table(table)}) as is_empty`.execute(db);
  return rows[0]?.is_empty === true;
}

/**
 * Creates the index of a table that has no row, in an instant. The lock timeout stays: behind a statement that waited longer,
 * all writers would wait. The lock keeps the table empty until the index is there.
 * @returns false when a row has been inserted since
 */
async function createOnEmptyTable(db: Kysely<unknown>, table: string, statement: string): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    await sql`lock table ${sql.table(table)} in share mode`.execute(tx);
    if (!(await isEmpty(tx, table))) return false;
    await sql.raw(statement).execute(tx);
    return true;
  });
}

/**
 * Creates an index while others write its table; for migrations outside of a transaction. A complete index of the name is
 * kept, and one that an interrupted attempt left invalid is dropped and created again.
 */
export async function createIndexConcurrently(
  db: Kysely<unknown>,
  { name, on, isUnique = false }: IndexDefinition,
): Promise<void> {
  const isValid = await isIndexValid(db, name);
  if (isValid) return;
  const table = on.split(' ')[0] ?? '';
  const create = (how: string) => `create ${isUnique ? 'unique ' : ''}index ${how}${name} on ${on}`;
  const canBePlain = isValid === undefined && (await isEmpty(db, table));
  if (canBePlain && (await createOnEmptyTable(db, table, create('')))) return;
  // It waits for all transactions that are older, and blocks no one.
  await sql`set lock_timeout = 0`.execute(db);
  try {
    if (isValid === false) await sql`drop index concurrently ${sql.id(name)}`.execute(db);
    await sql.raw(create('concurrently ')).execute(db);
  } finally {
    await sql`set lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(db);
  }
}
