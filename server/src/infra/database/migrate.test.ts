import { sql } from 'kysely';
import { afterAll, expect, inject, it } from 'vitest';
import { connect, type Db } from './connect.ts';
import { migrate } from './migrate.ts';
import { createIndexConcurrently } from './migration/create-index-concurrently.ts';
import type { Migration } from './migration/migration.ts';
import { migrations } from './migrations/index.ts';
import { openTestClient, runStatement } from './test-client.ts';

const serverUrl = inject('databaseServerUrl');
const names: string[] = [];
const pools: Db[] = [];
afterAll(async () => {
  await Promise.all(pools.map((db) => db.destroy()));
  for (const name of names)
    await runStatement(inject('databaseAdminUrl'), `drop database if exists ${name} with (force)`);
});

async function emptyDatabase(): Promise<string> {
  const name = `aarambh_migrate_${process.pid}_${names.length}`;
  names.push(name);
  await runStatement(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

function open(url: string, connections = 2): Db {
  const db = connect(url, connections);
  pools.push(db);
  return db;
}

const statement = (text: string): Migration => ({ up: async (db) => void (await sql.raw(text).execute(db)) });

async function select<T>(db: Db, text: string): Promise<T[]> {
  return (await sql.raw<T>(text).execute(db)).rows;
}

it('runs each migration once when instances start together', async () => {
  const url = await emptyDatabase();
  const ran = await Promise.all([open(url), open(url), open(url)].map((db) => migrate(db)));
  expect(ran.flat().sort()).toEqual(Object.keys(migrations).sort());
});

it('waits for the migrations of another instance, and says so', async () => {
  const url = await emptyDatabase();
  const [first, second] = [open(url), open(url)];
  const logged: string[] = [];
  const log = { info: (text: unknown) => void logged.push(String(text)), warn: () => undefined };
  const waited = Promise.withResolvers<void>();
  const slow: Migration = {
    async up(db) {
      await sql`create table visits (id int)`.execute(db);
      await waited.promise;
    },
  };
  const running = migrate(first, { migrations: { '0001': slow } });
  await expect.poll(() => select(first, `select from pg_locks where locktype = 'advisory'`)).toHaveLength(1);
  const waiting = migrate(second, {
    migrations: { '0001': slow },
    log: log as never,
    wait: async () => {
      waited.resolve();
      await running;
    },
  });
  expect(await running).toEqual(['0001']);
  expect(await waiting).toEqual([]);
  expect(logged).toEqual(['waiting for the migrations of another instance']);
});

it('leaves nothing of a migration that fails, keeps those before it, and finishes the next time', async () => {
  const url = await emptyDatabase();
  const db = open(url);
  const steps = {
    '0001': statement('create table visits (id int)'),
    '0002': statement('create table shops (id int); create table visitors (id int)'),
  };
  const blocker = openTestClient(url);
  // A table of the same name makes the migration fail after it has created others.
  await blocker.run('create table visitors (mine int)');
  await expect(migrate(db, { migrations: steps })).rejects.toThrow(/visitors/);
  expect(await select(db, `select to_regclass('visits')::text as visits, to_regclass('shops')::text as shops`)).toEqual(
    [{ visits: 'visits', shops: null }],
  );
  await blocker.run('drop table visitors');
  await blocker.close();
  expect(await migrate(db, { migrations: steps })).toEqual(['0002']);
});

it('repeats a migration until it gets its locks, while readers continue', async () => {
  const url = await emptyDatabase();
  const db = open(url, 3);
  await migrate(db, { migrations: { '0001': statement('create table visits (id int)') } });
  const reader = openTestClient(url);
  await reader.run('begin');
  await reader.run('select from visits');
  const pauses: number[] = [];
  const warnings: unknown[] = [];
  const ran = await migrate(db, {
    migrations: { '0001': statement('select 1'), '0002': statement('alter table visits add column at date') },
    log: { info: () => undefined, warn: (fields: unknown) => void warnings.push(fields) } as never,
    async wait(ms) {
      pauses.push(ms);
      expect(await select(db, 'select count(*)::int as n from visits')).toEqual([{ n: 0 }]);
      if (pauses.length === 2) await reader.run('commit');
    },
  });
  await reader.close();
  expect(ran).toEqual(['0002']);
  expect(pauses).toHaveLength(2);
  expect(warnings).toEqual([1, 2].map((attempt) => ({ migration: '0002', attempt, pauseMs: pauses[attempt - 1] })));
});

it('ends an autovacuum that keeps it from its locks, and waits for the vacuum of a person', async () => {
  const url = await emptyDatabase();
  const db = open(url, 3);
  await migrate(db, { migrations: { '0001': statement('create table visits (id int)') } });
  const vacuum = openTestClient(url);
  await vacuum.run('begin');
  await vacuum.run('lock table visits in share update exclusive mode');
  const waitingModes = `select mode from pg_locks where relation = 'visits'::regclass and not granted`;
  const modes = new Set<unknown>();
  const running = migrate(db, {
    migrations: { '0001': statement('select 1'), '0002': statement('alter table visits add column at date') },
    wait: async () => {
      if (modes.has('ShareUpdateExclusiveLock')) await vacuum.run('commit');
    },
  });
  // Before each pause the migration waits in a lock mode that blocks neither reads nor writes.
  await expect
    .poll(async () => {
      for (const { mode } of await select<{ mode: string }>(db, waitingModes)) modes.add(mode);
      return modes;
    })
    .toContain('ShareUpdateExclusiveLock');
  expect(await running).toEqual(['0002']);
  await vacuum.close();
});

it('waits at most half a second for a lock, and as long as it takes for a statement', async () => {
  const db = open(await emptyDatabase());
  const seen: unknown[] = [];
  const look: Migration = {
    async up(tx) {
      const settings = `select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement`;
      seen.push(...(await select(tx as unknown as Db, settings)));
    },
  };
  await migrate(db, { migrations: { '0001': look, '0002': { ...look, isTransactional: false } } });
  expect(seen).toEqual(Array(2).fill({ lock: '500ms', statement: '0' }));
});

it('creates an index outside of a transaction, and again when an interrupted attempt left it invalid', async () => {
  const url = await emptyDatabase();
  const db = open(url);
  const index: Migration = {
    isTransactional: false,
    up: (connection) => createIndexConcurrently(connection, { name: 'visits_id', on: 'visits (id)', isUnique: true }),
  };
  const steps = {
    '0001': statement('create table visits (id int); insert into visits values (1), (1)'),
    '0002': index,
  };
  const states = () => select(db, `select indisvalid as valid from pg_index where indexrelid = 'visits_id'::regclass`);
  await expect(migrate(db, { migrations: steps })).rejects.toThrow(/visits_id/);
  expect(await states()).toEqual([{ valid: false }]);
  await sql`delete from ${sql.table('visits')} where ctid = (select min(ctid) from ${sql.table('visits')})`.execute(db);
  expect(await migrate(db, { migrations: steps })).toEqual(['0002']);
  expect(await states()).toEqual([{ valid: true }]);
  // As after a crash between the statement and its record.
  await sql`delete from ${sql.table('kysely_migration')} where name = '0002'`.execute(db);
  expect(await migrate(db, { migrations: steps })).toEqual(['0002']);
});

it('waits for writers of an empty table without keeping others from writing', async () => {
  const url = await emptyDatabase();
  const db = open(url, 3);
  await migrate(db, { migrations: { '0001': statement('create table visits (id int)') } });
  const writer = openTestClient(url);
  await writer.run('begin');
  await writer.run('insert into visits values (1)');
  const index: Migration = {
    isTransactional: false,
    up: (connection) => createIndexConcurrently(connection, { name: 'visits_id', on: 'visits (id)' }),
  };
  let pauses = 0;
  const ran = await migrate(db, {
    migrations: { '0001': statement('select 1'), '0002': index },
    async wait() {
      pauses += 1;
      expect(await select(db, 'insert into visits values (2) returning id')).toEqual([{ id: 2 }]);
      await writer.run('commit');
    },
  });
  await writer.close();
  expect([ran, pauses]).toEqual([['0002'], 1]);
  expect(await select(db, `select indisvalid as valid from pg_index where indexrelid = 'visits_id'::regclass`)).toEqual(
    [{ valid: true }],
  );
});

it('records migrations in an order that the migrator of older releases accepts', async () => {
  const db = open(await emptyDatabase());
  await migrate(db);
  const rows = await select<{ name: string; timestamp: string }>(db, 'select name, timestamp from kysely_migration');
  const byTime = rows.toSorted((a, b) => new Date(a.timestamp).getTime() - new Date(b.timestamp).getTime());
  expect(byTime.map(({ name }) => name)).toEqual(Object.keys(migrations).sort());
  expect(new Set(rows.map(({ timestamp }) => timestamp)).size).toBe(rows.length);
});

it('lets an older release start on the schema of a newer one', async () => {
  const db = open(await emptyDatabase());
  await migrate(db);
  const newer = { name: '9999-next-release', timestamp: new Date().toISOString() };
  await sql`insert into kysely_migration (name, timestamp) values (${newer.name}, ${newer.timestamp})`.execute(db);
  expect(await migrate(db)).toEqual([]);
});

it('refuses a migration that would run after a later one', async () => {
  const db = open(await emptyDatabase());
  const step = statement('select 1');
  await migrate(db, { migrations: { '0002': step } });
  await expect(migrate(db, { migrations: { '0001': step, '0002': step } })).rejects.toThrow('0001 has to run before');
});

it('restores the timeouts', async () => {
  const db = open(await emptyDatabase(), 1);
  await migrate(db);
  expect(await select(db, 'show statement_timeout')).toEqual([{ statement_timeout: '30s' }]);
  expect(await select(db, 'show lock_timeout')).toEqual([{ lock_timeout: '0' }]);
});
