import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connect } from '../connect.ts';
import { migrate } from '../migrate.ts';
import { openTestClient, type TestClient } from '../test-client.ts';
import { type EmbeddedServer, startEmbeddedServer } from './embedded-server.ts';

let folder: string;
let server: EmbeddedServer;
const clients: TestClient[] = [];

function open(url: string): TestClient {
  const client = openTestClient(url);
  clients.push(client);
  return client;
}
const closeClients = () => Promise.all(clients.splice(0).map((client) => client.close()));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aarambh-role-'));
  await chmod(folder, 0o755);
  server = await startEmbeddedServer(folder, { disposable: true });
});
afterEach(async () => {
  await closeClients();
  await server.release();
  await rm(folder, { recursive: true, force: true, maxRetries: 20 });
});

it('is the owner of its database and no superuser', async () => {
  const sql = open(server.url);
  expect(
    await sql.run(`
      select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls, datdba = r.oid as is_owner
      from pg_roles r, pg_database d where rolname = current_user and datname = current_database()`),
  ).toEqual([
    {
      rolsuper: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolreplication: false,
      rolbypassrls: false,
      is_owner: true,
    },
  ]);
  await expect(sql.run(`copy (select 1) to program 'cat >/dev/null'`)).rejects.toMatchObject({ code: '42501' });
  await expect(sql.run("select pg_read_file('postmaster.pid')")).rejects.toMatchObject({ code: '42501' });
});

it('can migrate an empty database', async () => {
  const db = connect(server.url, 1);
  expect((await migrate(db)).length).toBeGreaterThan(10);
  await db.destroy();
});

it('takes over the tables of an installation whose server was a superuser', async () => {
  const admin = open(server.adminUrl);
  await admin.run('alter database postgres owner to aarambh');
  await admin.run('create extension pg_trgm');
  await admin.run('create table cities (id int generated always as identity primary key, kind text, code serial)');
  await admin.run('create index on cities using gin (kind gin_trgm_ops)');
  await admin.run('create view city_kinds as select kind from cities');
  await admin.run('create schema pgboss');
  await admin.run("create type pgboss.job_state as enum ('created')");
  await admin.run('create table pgboss.job (state pgboss.job_state) partition by list (state)');
  await admin.run("create function pgboss.one() returns int language sql as 'select 1'");
  await closeClients();
  await server.release();

  server = await startEmbeddedServer(folder, { disposable: true });
  const sql = open(server.url);
  await sql.run('alter table cities add column name text');
  await sql.run("insert into cities (kind) values ('metro')");
  expect(await sql.run('select * from city_kinds')).toEqual([{ kind: 'metro' }]);
  await sql.run('create or replace view city_kinds as select kind, 1 as one from cities');
  await sql.run("alter type pgboss.job_state add value 'active'");
  await sql.run("create table pgboss.job_active partition of pgboss.job for values in ('active')");
  await sql.run("create or replace function pgboss.one() returns int language sql as 'select 1'");
  await sql.run('drop schema pgboss cascade');
  await sql.run('create extension if not exists pg_trgm');
});
