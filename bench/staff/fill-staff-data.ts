import { type RawBuilder, sql } from 'kysely';
import { generateDemoPostings } from '../../server/src/demo/postings/generate-demo-postings.ts';
import type { Db } from '../../server/src/infra/database/connect.ts';
import type { Scratch } from '../scratch-database.ts';
import { businessTables } from './tables/business-tables.ts';
import { memberTables } from './tables/member-tables.ts';
import type { Sizes } from './tables/random-values.ts';
import { trustTables } from './tables/trust-tables.ts';

/** Distinct titles, places and skills, of which the vacancies are made. */
const EXAMPLES = 5_000;

/** Rows of this many are inserted at once, so that the log of a table of millions stays small. */
const SLICE = 500_000;

async function insertExamples(db: Db, now: Date): Promise<void> {
  const examples = generateDemoPostings({ seed: 7, count: EXAMPLES, now }).map(
    ({ title, skills, locations, company }, at) => ({ at, title, skills, locations, company: company.name }),
  );
  await sql`create table if not exists bench_examples (
    at int primary key, title text, skills text[], locations text[], company text)`.execute(db);
  await sql`insert into bench_examples select * from
    jsonb_to_recordset(${JSON.stringify(examples)}::text::jsonb)
      as row (at int, title text, skills text[], locations text[], company text)
    on conflict do nothing`.execute(db);
}

/** Drops the indexes of a table that are not unique and no constraint needs. Returns the statements that create them again. */
async function dropIndexes(tx: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = ${table}::regclass and not indisunique and not exists (select from pg_constraint where conindid = indexrelid)
  `.execute(tx);
  for (const { name } of rows) await sql.raw(`drop index ${name}`).execute(tx);
  return rows.map(({ definition }) => definition);
}

/** Fills one table in a transaction: without triggers, and with its indexes built at the end. */
async function fillTable(
  db: Db,
  table: string,
  count: number,
  insert: (from: number, to: number) => RawBuilder<unknown>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const setting of ['statement_timeout = 0', "maintenance_work_mem = '512MB'", "work_mem = '64MB'"])
      await sql.raw(`set local ${setting}`).execute(tx);
    await sql`select setseed(0.5)`.execute(tx);
    await sql.raw(`alter table ${table} disable trigger user`).execute(tx);
    const indexes = await dropIndexes(tx, table);
    for (let from = 1; from <= count; from += SLICE) await insert(from, Math.min(from + SLICE - 1, count)).execute(tx);
    for (const index of indexes) await sql.raw(index).execute(tx);
    await sql.raw(`alter table ${table} enable trigger user`).execute(tx);
  });
}

/** Fills the tables that the console lists, as after three years of business. A table that has rows stays as it is. */
export async function fillStaffData(
  { context: { db, clock } }: Scratch,
  sizes: Sizes,
  progress: (line: string) => void,
): Promise<void> {
  let isChanged = false;
  await insertExamples(db, clock.now());
  for (const { table, count, insert } of [...businessTables(sizes), ...trustTables(sizes), ...memberTables(sizes)]) {
    const { rows } = await sql<{ filled: boolean }>`
      select exists (select from ${sql.table(table)}) as filled`.execute(db);
    if (rows[0]?.filled) continue;
    await fillTable(db, table, count, insert);
    isChanged = true;
    progress(`${table}: ${count.toLocaleString('en-IN')} rows`);
  }
  // Left out by a run that was interrupted.
  const { rows } = await sql<{ isComplete: boolean }>`
    select to_regclass('bench_complete') is not null as "isComplete"`.execute(db);
  if (!isChanged && rows[0]?.isComplete) return;
  // Inserted with ids: new rows continue after them.
  await sql`
    do $$ declare found record; begin
      for found in select table_name from information_schema.columns
        where table_schema = 'public' and column_name = 'id' and is_identity = 'YES'
      loop
        execute format('select setval(pg_get_serial_sequence(%L, ''id''), (select coalesce(max(id), 0) + 1 from %I))',
          found.table_name, found.table_name);
      end loop;
    end $$`.execute(db);
  await sql`vacuum analyze`.execute(db);
  await sql`create table if not exists bench_complete ()`.execute(db);
}
