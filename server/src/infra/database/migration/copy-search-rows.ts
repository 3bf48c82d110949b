import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { cancelAutovacuum } from './cancel-autovacuum.ts';
import type { ReportProgress } from './migration.ts';
import { retryLockConflicts } from './retry-lock-conflicts.ts';

const BATCH_SIZE = 1_000;
/** With at most this many changes left, the rest is copied while writers wait. */
const MAX_CHANGES_IN_SWAP = 100;

type Connection = Kysely<unknown>;

/** SQL expressions over a row of the current table. */
interface Expressions {
  lex: string;
  traits: string;
}

async function run(db: Connection, statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Deletes what an interrupted attempt has left. */
const cleanUp = [
  'drop trigger if exists note_search_change on vacancy_search',
  'drop function if exists note_search_change()',
  'drop table if exists vacancy_search_next, vacancy_search_changes',
];

/** An empty next table, and a table in which a trigger records the changes of the current one from now on. */
const prepare = [
  // One row per change, without a key: a change that is not committed yet keeps its row until the next catch-up.
  'create table vacancy_search_changes (vacancy_id integer not null)',
  // PostgreSQL 18 names these constraints after the table; others ignore the names.
  `create table vacancy_search_next (
    vacancy_id integer constraint vacancy_search_vacancy_id_not_null not null,
    company_id integer constraint vacancy_search_company_id_not_null not null,
    posted_at timestamptz constraint vacancy_search_posted_at_not_null not null,
    expires_at timestamptz constraint vacancy_search_expires_at_not_null not null,
    lex tsvector constraint vacancy_search_lex_not_null not null,
    traits tsvector constraint vacancy_search_traits_not_null not null default '',
    brief tsvector constraint vacancy_search_brief_not_null not null generated always as (brief_of(lex)) stored
  ) with (toast_tuple_target = 1024, autovacuum_enabled = off, toast.autovacuum_enabled = off)`,
  'alter table vacancy_search_next alter column traits set storage plain, alter column brief set storage main',
  'alter table vacancy_search_next alter column lex set statistics 1000, alter column posted_at set statistics 1000',
  `create function note_search_change() returns trigger language plpgsql as $$
    begin
      insert into vacancy_search_changes values (coalesce(new.vacancy_id, old.vacancy_id));
      return null;
    end $$`,
  `create trigger note_search_change after insert or update or delete on vacancy_search
    for each row execute function note_search_change()`,
];

const createIndexes = [
  'alter table vacancy_search_next add constraint vacancy_search_next_pkey primary key (vacancy_id)',
  'create index vacancy_search_next_newest on vacancy_search_next (posted_at desc, vacancy_id desc)',
  'create index vacancy_search_next_of_company on vacancy_search_next (company_id, posted_at desc, vacancy_id desc)',
  'create index vacancy_search_next_lex on vacancy_search_next using gin (lex) with (fastupdate = off)',
  'analyze vacancy_search_next',
];

const swap = [
  ...cleanUp.slice(0, 2),
  'drop table vacancy_search_changes',
  'alter table vacancy_search_next reset (autovacuum_enabled, toast.autovacuum_enabled)',
  'alter table vacancy_search_next add foreign key (vacancy_id) references vacancies on delete cascade not valid',
  'drop table vacancy_search',
  'alter table vacancy_search_next rename to vacancy_search',
  'alter table vacancy_search rename constraint vacancy_search_next_pkey to vacancy_search_pkey',
  'alter table vacancy_search rename constraint vacancy_search_next_vacancy_id_fkey to vacancy_search_vacancy_id_fkey',
  ...['newest', 'of_company', 'lex'].map(
    (name) => `alter index vacancy_search_next_${name} rename to vacancy_search_${name}`,
  ),
];

const insertRows = ({ lex, traits }: Expressions, condition: string): string => `
  insert into vacancy_search_next (vacancy_id, company_id, posted_at, expires_at, lex, traits)
  select vacancy_id, company_id, posted_at, expires_at, ${lex}, ${traits} from vacancy_search where ${condition}`;

async function copyAll(db: Connection, expressions: Expressions, report: ReportProgress): Promise<void> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(vacancy_id), 0) as last from ${sql.table('vacancy_search')}`.execute(db);
  const last = rows[0]?.last ?? 0;
  for (let after = 0; after < last; after += BATCH_SIZE) {
    await run(db, [insertRows(expressions, `vacancy_id > ${after} and vacancy_id <= ${after + BATCH_SIZE}`)]);
    report(Math.min(after + BATCH_SIZE, last), last);
  }
}

/** Copies rows again that changed meanwhile. Returns their number. */
async function catchUp(tx: Connection, expressions: Expressions, limit: number | 'all'): Promise<number> {
  const { rows } = await sql<{ vacancy_id: number }>`
    with taken as (
      delete from vacancy_search_changes
      where ctid in (select ctid from vacancy_search_changes limit ${sql.lit(limit === 'all' ? null : limit)})
      returning vacancy_id
    ),
    removed as (delete from vacancy_search_next where vacancy_id in (select vacancy_id from taken))
    select vacancy_id from taken`.execute(tx);
  if (rows.length > 0)
    await run(tx, [insertRows(expressions, `vacancy_id in (${rows.map(({ vacancy_id }) => vacancy_id).join(', ')})`)]);
  return rows.length;
}

async function swapTables(db: Connection, expressions: Expressions): Promise<void> {
  while ((await db.transaction().execute((tx) => catchUp(tx, expressions, BATCH_SIZE))) > MAX_CHANGES_IN_SWAP);
  await db.transaction().execute(async (tx) => {
    // A reader of both tables could deadlock with the swap: the swap gives up before PostgreSQL detects a deadlock.
    await sql`set local lock_timeout = '200ms'`.execute(tx);
    await sql`lock table ${sql.table('vacancies')}, ${sql.table('vacancy_search')} in exclusive mode`.execute(tx);
    await catchUp(tx, expressions, 'all');
    await run(tx, swap);
  });
}

/**
 * Replaces the search table of migrations 0013 and 0022 by a copy with their columns, while others read and write it; in
 * place, every row would be locked until the last is rewritten. Outside of a transaction; an attempt that was interrupted
 * begins again. An empty table is left as it is. The foreign key is not validated yet.
 *
 * Like the rebuild of the search feature (`rebuild-search.queries.ts`), but kept apart: it has the columns of a release that
 * has passed, and a released migration never changes.
 */
export async function copySearchRows(db: Connection, expressions: Expressions, report: ReportProgress): Promise<void> {
  const { rows } = await sql`select from ${sql.table('vacancy_search')} limit 1`.execute(db);
  if (rows.length === 0) return;
  await run(db, cleanUp);
  await db.transaction().execute((tx) => run(tx, prepare));
  await copyAll(db, expressions, report);
  await run(db, createIndexes);
  await retryLockConflicts(() => swapTables(db, expressions), {
    async wait(ms) {
      await cancelAutovacuum(db);
      await setTimeout(ms);
    },
    onConflict: () => undefined,
  });
}
