import { sql } from 'kysely';
import { afterAll, expect, inject, it } from 'vitest';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { openTestClient, runStatement } from './test-client.ts';

const serverUrl = inject('databaseServerUrl');
const names: string[] = [];
afterAll(async () => {
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

it('runs each migration once when instances start together', async () => {
  const url = await emptyDatabase();
  const pools = [connect(url, 2), connect(url, 2), connect(url, 2)];
  const ran = await Promise.all(pools.map((db) => migrate(db)));
  expect(ran.flat().sort()).toEqual(Object.keys(migrations).sort());
  await Promise.all(pools.map((db) => db.destroy()));
});

it('leaves no partial schema when it fails, and finishes the next time', async () => {
  const url = await emptyDatabase();
  const blocker = openTestClient(url);
  // A table of the same name makes the migration fail after it has created others.
  await blocker.run('create table applications (mine int)');
  const db = connect(url, 2);
  await expect(migrate(db)).rejects.toThrow(/applications/);
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from pg_tables where tablename = 'companies'`.execute(db);
  expect(rows).toEqual([{ n: 0 }]);
  await blocker.run('drop table applications');
  expect(await migrate(db)).toEqual(Object.keys(migrations));
  await blocker.close();
  await db.destroy();
});

it('lets an older release start on the schema of a newer one', async () => {
  const url = await emptyDatabase();
  const db = connect(url, 2);
  await migrate(db);
  const newer = { name: '9999-next-release', timestamp: new Date().toISOString() };
  await sql`insert into kysely_migration (name, timestamp) values (${newer.name}, ${newer.timestamp})`.execute(db);
  expect(await migrate(db)).toEqual([]);
  await db.destroy();
});

it('restores the statement timeout', async () => {
  const url = await emptyDatabase();
  const db = connect(url, 1);
  await migrate(db);
  const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db);
  expect(rows).toEqual([{ statement_timeout: '30s' }]);
  await db.destroy();
});
