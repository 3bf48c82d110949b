import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';

/** Key of the advisory lock that a rebuild holds, so that only one runs at a time. */
const REBUILD_LOCK = 7_301_002;

async function runAll(db: Db, statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Runs work on one connection without a statement timeout under the rebuild lock; returns false if it is taken. */
export async function withRebuildLock(db: Db, work: (connection: Db) => Promise<void>): Promise<boolean> {
  return await db.connection().execute(async (connection) => {
    const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${REBUILD_LOCK}) as taken`.execute(
      connection,
    );
    if (!rows[0]?.taken) return false;
    try {
      await sql`set statement_timeout = 0`.execute(connection);
      await work(connection);
      return true;
    } finally {
      await sql`reset statement_timeout`.execute(connection);
      await sql`select pg_advisory_unlock(${REBUILD_LOCK})`.execute(connection);
    }
  });
}

/** Creates an empty next table, and a table in which a trigger records all changes of the current one from now on. */
export async function createNextTable(db: Db): Promise<void> {
  await db.transaction().execute((tx) =>
    runAll(tx, [
      'drop table if exists vacancy_search_next, vacancy_search_changes',
      // One row per change, without a key: a change that is not committed yet keeps its row until the next catch-up.
      'create table vacancy_search_changes (vacancy_id integer not null)',
      'create table vacancy_search_next (like vacancy_search including defaults including generated including storage) with (toast_tuple_target = 1024)',
      `create or replace function note_search_change() returns trigger language plpgsql as $$
        begin
          insert into vacancy_search_changes values (coalesce(new.vacancy_id, old.vacancy_id));
          return null;
        end $$`,
      `create or replace trigger note_search_change after insert or update or delete on vacancy_search
        for each row execute function note_search_change()`,
    ]),
  );
}

/** Lists all live vacancies in the order of posting, so that rows of the same time share pages of the table. */
export async function listLiveIds(db: Db): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] }>`
    select array(select id from vacancies where status = 'live' order by posted_at, id) as ids`.execute(db);
  return rows[0]?.ids ?? [];
}

/** Creates the indexes of the next table under temporary names, then analyses it. */
export async function createNextIndexes(db: Db): Promise<void> {
  await runAll(db, [
    `set maintenance_work_mem = '512MB'`,
    'alter table vacancy_search_next add constraint vacancy_search_next_pkey primary key (vacancy_id)',
    'create index vacancy_search_next_newest on vacancy_search_next (posted_at desc, vacancy_id desc)',
    'create index vacancy_search_next_of_company on vacancy_search_next (company_id, posted_at desc, vacancy_id desc)',
    'create index vacancy_search_next_lex on vacancy_search_next using gin (lex) with (fastupdate = on)',
    'alter table vacancy_search_next alter column lex set statistics 1000, alter column posted_at set statistics 1000',
    'vacuum analyze vacancy_search_next',
    'reset maintenance_work_mem',
  ]);
}

/** Takes ids from the recorded changes and deletes their rows of the next table; returns the ids. */
export async function takeChangedIds(tx: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ vacancy_id: number }>`
    with taken as (
      delete from vacancy_search_changes
      where ctid in (select ctid from vacancy_search_changes order by vacancy_id limit ${limit}) returning vacancy_id
    ),
    removed as (delete from vacancy_search_next where vacancy_id in (select vacancy_id from taken))
    select distinct vacancy_id from taken`.execute(tx);
  return rows.map(({ vacancy_id }) => vacancy_id);
}

/** Blocks all changes of the search table until the transaction ends; reads continue. */
export async function lockSearchChanges(tx: Db): Promise<void> {
  // In the lock order of publishing. Transactions that have locked a vacancy finish first.
  await sql`lock table vacancies, vacancy_search in exclusive mode`.execute(tx);
}

/** Replaces the current table by the next one. Fails fast when readers hold locks (`isLockConflict`). */
export async function swapSearchTables(tx: Db): Promise<void> {
  await runAll(tx, [
    // A reader of both tables could deadlock with the swap: the swap gives up before PostgreSQL detects a deadlock.
    `set local lock_timeout = '200ms'`,
    'drop trigger note_search_change on vacancy_search',
    'drop function note_search_change()',
    'drop table vacancy_search_changes',
    'alter table vacancy_search_next add foreign key (vacancy_id) references vacancies on delete cascade not valid',
    'drop table vacancy_search',
    'alter table vacancy_search_next rename to vacancy_search',
    'alter table vacancy_search rename constraint vacancy_search_next_pkey to vacancy_search_pkey',
    'alter table vacancy_search rename constraint vacancy_search_next_vacancy_id_fkey to vacancy_search_vacancy_id_fkey',
    ...['newest', 'of_company', 'lex'].map(
      (name) => `alter index vacancy_search_next_${name} rename to vacancy_search_${name}`,
    ),
  ]);
}

/** Deletes what a failed rebuild has left. */
export async function dropNextTable(db: Db): Promise<void> {
  await runAll(db, [
    'drop trigger if exists note_search_change on vacancy_search',
    'drop function if exists note_search_change()',
    'drop table if exists vacancy_search_next, vacancy_search_changes',
  ]);
}

/** Validates the foreign key to the vacancies; done after the swap because it blocks neither reads nor writes. */
export async function validateSearchTable(db: Db): Promise<void> {
  await sql`alter table vacancy_search validate constraint vacancy_search_vacancy_id_fkey`.execute(db);
}
