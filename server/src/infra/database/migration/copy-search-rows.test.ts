import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { connect, type Db } from '../connect.ts';
import { migrate } from '../migrate.ts';
import { migrations } from '../migrations/index.ts';
import { openTestClient, runStatement } from '../test-client.ts';
import type { Migration } from './migration.ts';
import { releasedSearchMigrations } from './test-released-search-migrations.ts';

const serverUrl = inject('databaseServerUrl');
const names = ['released', 'today', 'busy', 'late'].map((name) => `aarambh_copy_${process.pid}_${name}`);
const LAST_OF_FIRST_RELEASE = '0012-walk-ins';

function upTo(last: string, replaced: Record<string, Migration> = {}): Record<string, Migration> {
  return Object.fromEntries(Object.entries({ ...migrations, ...replaced }).filter(([name]) => name <= last));
}

/** The migrations as they were released. */
const released = Object.fromEntries(
  Object.entries(releasedSearchMigrations).map(([name, statements]): [string, Migration] => [
    name,
    {
      async up(db) {
        for (const statement of statements) await sql.raw(statement).execute(db);
      },
    },
  ]),
);

/** A database of the first release with vacancies, of which some are searchable. */
async function openOld(name = ''): Promise<{ db: Db; url: string }> {
  await runStatement(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const db = connect(url.href, 3);
  await migrate(db, { migrations: upTo(LAST_OF_FIRST_RELEASE) });
  for (const statement of [
    `insert into companies (name, folded_name) values ('Tulsi', 'tulsi')`,
    `insert into vacancies (kind, status, company_id, source, source_id, title, description_html, posted_at, expires_at)
      select 'standard', 'live', 1, 'test', id, 'Weaver', '', moment, moment + interval '90 days'
      from generate_series(1, 2500) id, (select timestamptz '2026-11-01 08:30+05:30') start (at),
        lateral (select start.at + id * interval '7 minutes') posted (moment)`,
    `insert into vacancy_search (vacancy_id, company_id, posted_at, expires_at, lex)
      select id, 1, posted_at, expires_at, array_to_tsvector(case
        when id % 100 = 0 then '{}'
        else array['t.loom', 't.weaver' || id % 7, 't.कारीगर', 's.silk', 's.zari', 'c.tulsi', 'l.pune', 'l.navi+mumbai',
          'l.city' || id % 50, 'x.0', 'x.' || id % 9, 'e.iti'] end)
      from vacancies where id % 3 > 0`,
  ])
    await sql.raw(statement).execute(db);
  return { db, url: url.href };
}

const readRows = async (db: Db) =>
  (
    await sql`select vacancy_id, company_id, posted_at, expires_at, lex::text, traits::text, brief::text
    from vacancy_search order by 1`.execute(db)
  ).rows;

const readShape = async (db: Db) =>
  (
    await sql`
    select relname, relkind, reloptions,
      (select jsonb_agg(jsonb_build_array(attname, format_type(atttypid, atttypmod), attnotnull, attstorage, attgenerated,
        attstattarget, pg_get_expr(adbin, adrelid)) order by attnum)
        from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped) as columns,
      (select jsonb_agg(jsonb_build_array(conname, pg_get_constraintdef(oid), convalidated) order by conname)
        from pg_constraint where conrelid = pg_class.oid) as constraints,
      (select jsonb_agg(pg_get_triggerdef(oid)) from pg_trigger where tgrelid = pg_class.oid and not tgisinternal) as triggers,
      pg_get_indexdef(oid) as definition
    from pg_class where relname ~ '^(vacancy_search|search_)' or relname ~ '(_next|_changes)$' order by relname`.execute(
      db,
    )
  ).rows;

let old: { db: Db; url: string };
let today: { db: Db; url: string };
beforeAll(async () => {
  [old, today] = [await openOld(names[0]), await openOld(names[1])];
});
afterAll(async () => {
  for (const { db } of [old, today]) await db?.destroy();
  for (const name of names)
    await runStatement(inject('databaseAdminUrl'), `drop database if exists ${name} with (force)`);
});

it('has the result of the statements that were released', async () => {
  await migrate(old.db, { migrations: upTo('0023-filters-in-pairs', released) });
  await migrate(today.db, { migrations: upTo('0023-filters-in-pairs') });
  const rows = await readRows(today.db);
  expect(rows).toHaveLength(1667);
  expect(rows).toEqual(await readRows(old.db));
  expect(await readShape(today.db)).toEqual(await readShape(old.db));
});

it('copies what others write meanwhile, and begins again after an interruption', async () => {
  const { db, url } = await openOld(names[2]);
  const instance = openTestClient(url);
  const writes = [
    `insert into vacancy_search (vacancy_id, company_id, posted_at, expires_at, lex)
      select id, 1, posted_at, expires_at, 't.new' from vacancies where id = 3`,
    `update vacancy_search set lex = lex || 't.changed' where vacancy_id = 4`,
    'delete from vacancy_search where vacancy_id = 5',
  ];
  const search = migrations['0013-search-by-time'] as Migration;
  const whileCopying = (onBatch: () => void): Record<string, Migration> => ({
    '0013-search-by-time': { isTransactional: false, up: (connection) => search.up(connection, onBatch) },
  });
  const interrupted = upTo(
    '0013-search-by-time',
    whileCopying(() => {
      throw new Error('pulled the plug');
    }),
  );
  await expect(migrate(db, { migrations: interrupted })).rejects.toThrow('pulled the plug');

  const during: Promise<unknown>[] = [];
  const busy = whileCopying(() => {
    const statement = writes.shift();
    if (statement) during.push(instance.run(statement));
  });
  await migrate(db, { migrations: upTo('0023-filters-in-pairs', busy) });
  await Promise.all(during);
  await instance.close();
  const changed = await sql<{ vacancy_id: number; brief: string }>`
    select vacancy_id, brief::text from vacancy_search where vacancy_id in (3, 4, 5) order by 1`.execute(db);
  expect(changed.rows).toEqual([
    { vacancy_id: 3, brief: "'t.new'" },
    { vacancy_id: 4, brief: expect.stringContaining("'t.changed'") },
  ]);
  expect(await readShape(db)).toEqual(await readShape(today.db));
  await db.destroy();
});

it('copies a change that was not committed when an earlier one of its row was copied', async () => {
  const { db, url } = await openOld(names[3]);
  const [early, late] = [openTestClient(url), openTestClient(url)];
  const search = migrations['0013-search-by-time'] as Migration;
  let written: Promise<unknown> | undefined;
  const write = async () => {
    await early.run(`update vacancy_search set lex = lex || 't.early' where vacancy_id = 4`);
    await late.run('begin');
    await late.run(`update vacancy_search set lex = lex || 't.late' where vacancy_id = 4`);
  };
  const steps = upTo('0023-filters-in-pairs', {
    '0013-search-by-time': {
      isTransactional: false,
      async up(connection) {
        await search.up(connection, () => {
          written ??= write();
        });
      },
    },
  });
  const running = migrate(db, { migrations: steps });
  // The swap waits for the open transaction only after it has copied the earlier change.
  const waiting = `select from pg_locks where relation = 'vacancy_search'::regclass and mode = 'ExclusiveLock' and not granted`;
  const watcher = openTestClient(url);
  await expect.poll(() => watcher.run(waiting)).toHaveLength(1);
  await written;
  await late.run('commit');
  await running;
  expect(await watcher.run('select brief::text from vacancy_search where vacancy_id = 4')).toEqual([
    { brief: expect.stringContaining("'t.late'") },
  ]);
  await Promise.all([early, late, watcher].map((client) => client.close()));
  await db.destroy();
});

it('upgrades vacancies of the first release to this one, with complete indexes and valid constraints', async () => {
  expect(await migrate(today.db)).toEqual(Object.keys(migrations).filter((name) => name > '0023-filters-in-pairs'));
  const { rows } = await sql<{ name: string; complete: boolean }>`
    select relname as name, indisvalid as complete from pg_index join pg_class on pg_class.oid = indexrelid
    where indrelid = 'vacancies'::regclass`.execute(today.db);
  const names = rows.flatMap(({ name, complete }) => (complete ? [name] : []));
  expect(names).toEqual(
    expect.arrayContaining(['vacancies_latest_change', 'vacancies_newest', 'vacancies_by_text', 'vacancies_of_source']),
  );
  expect(names).toHaveLength(rows.length);
  const invalid = await sql`select conname from pg_constraint where not convalidated`.execute(today.db);
  expect(invalid.rows).toEqual([]);
});
