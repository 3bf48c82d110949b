import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig, SettingError } from '../config.ts';
import { rebuildSearch } from '../features/search/index.ts';
import { writeSearchRows } from '../features/search/indexing/search-rows.queries.ts';
import { connect } from '../infra/database/connect.ts';
import type { EmbeddedServer } from '../infra/database/embedded/embedded-server.ts';
import { grantToRequests } from '../infra/database/grant-to-requests.ts';
import { runStatement } from '../infra/database/test-client.ts';
import { type OpenAppContext, openAppContext } from '../runtime/open-app-context.ts';
import { registerThrough } from '../testing/test-app.ts';

let dataDir: string;
let context: OpenAppContext;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'aarambh-request-role-'));
  await chmod(dataDir, 0o755);
  const settings = { DATA_DIR: dataDir, DEMO: 'off', RATE_LIMIT: 'off', LOG_LEVEL: 'silent' };
  context = await openAppContext(readConfig(settings), { servesRequests: true });
});
afterAll(async () => {
  await context?.close();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20 });
});

const asRequest = (statement: string) => sql.raw(statement).execute(context.db);

describe('the role of requests', () => {
  it('differs from the owner of the tables, and may do nothing but what it was granted', async () => {
    const { rows } = await sql`
      select rolname, rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as is_privileged,
        exists (select from pg_class where relowner = oid) or exists (select from pg_database where datdba = pg_roles.oid) as owns
      from pg_roles where rolname = current_user`.execute(context.db);
    expect(rows).toEqual([{ rolname: 'aarambh_requests', is_privileged: false, owns: false }]);
  });

  it.each([
    'create table mine (id integer)',
    'drop table saved_jobs',
    'alter table accounts disable trigger all',
    'truncate sessions',
    'create or replace function refuse_audit_change() returns trigger language plpgsql as $$ begin return new; end $$',
    `update staff_audit set actor = 'Somebody else'`,
    'delete from staff_audit',
    'truncate staff_audit',
    'update invoices set total_paise = 0',
    'delete from invoices',
    'select secret from signing_secrets',
    'select key from fixed_keys',
    'select secret from installation',
    'delete from kysely_migration',
    'set role aarambh_app',
    `copy (select 1) to program 'cat >/dev/null'`,
  ])('is refused: %s', async (statement) => {
    await expect(asRequest(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('serves requests, also on tables that a job or a later migration creates', async () => {
    const app = await buildApp(context);
    await app.ready();
    const person = await registerThrough(app);
    const url = `/api/JobSeekerAlerts/GetSavedSearches/${person.accountID}`;
    expect((await app.inject({ url, headers: person.headers })).statusCode).toBe(200);
    await app.close();
    await rebuildSearch({ ...context, db: context.backgroundDb });
    await writeSearchRows(context.db, []);
    await asRequest('delete from vacancy_search where vacancy_id = 0');
    await sql`create table visits (id serial)`.execute(context.backgroundDb);
    await asRequest('insert into visits default values');
  });

  it('has its rights granted once, however many processes start', async () => {
    const version = () =>
      sql<{ xmin: string }>`select xmin::text from pg_class where oid = 'accounts'::regclass`.execute(context.db);
    const before = (await version()).rows;
    await Promise.all([1, 2, 3].map(() => grantToRequests(context.backgroundDb, 'aarambh_requests')));
    expect((await version()).rows).toEqual(before);
  });

  it('has rights to the tables of another owner too', async () => {
    const { adminUrl } = context.embedded as EmbeddedServer;
    await runStatement(adminUrl, `create role second_owner login password 'second' in role aarambh_app`);
    const url = new URL(context.databaseUrl);
    [url.username, url.password] = ['second_owner', 'second'];
    const owned = connect(url.href, 1);
    await grantToRequests(owned, 'aarambh_requests');
    await sql`create table visits_of_second (id serial)`.execute(owned);
    await owned.destroy();
    await asRequest('insert into visits_of_second default values');
  });
});

describe('at the start', () => {
  const open = (settings: { DATABASE_URL: string; DATABASE_OWNER_URL: string }) =>
    openAppContext(readConfig({ DATA_DIR: dataDir, DEMO: 'off', LOG_LEVEL: 'silent', ...settings }));
  const changed = (url: string, change: { username?: string; password?: string; pathname?: string }) =>
    Object.assign(new URL(url), change).href;

  it('a role of requests that cannot connect is named with its setting', async () => {
    const DATABASE_URL = changed(context.requestUrl, { username: 'nobody' });
    const opening = open({ DATABASE_URL, DATABASE_OWNER_URL: context.databaseUrl });
    await expect(opening).rejects.toThrow(/cannot be used \(.*: check DATABASE_URL\.$/);
    await expect(opening).rejects.toBeInstanceOf(SettingError);
  });

  it('so is an owner whose URL is wrong, or who does not own the tables', async () => {
    const wrong = changed(context.databaseUrl, { password: 'wrong' });
    const opening = open({ DATABASE_URL: context.requestUrl, DATABASE_OWNER_URL: wrong });
    await expect(opening).rejects.toThrow(/\(the password is wrong\): check DATABASE_OWNER_URL\.$/);
    const swapped = open({ DATABASE_URL: context.databaseUrl, DATABASE_OWNER_URL: context.requestUrl });
    await expect(swapped).rejects.toThrow(/\(the user must own the database\): check DATABASE_OWNER_URL\.$/);
  });

  it('the owner does not serve requests by another spelling of its URL', async () => {
    const DATABASE_URL = `${context.databaseUrl}?application_name=requests`;
    const opening = open({ DATABASE_URL, DATABASE_OWNER_URL: context.databaseUrl });
    await expect(opening).rejects.toThrow('have the same role');
    await asRequest('select from saved_jobs');
  });
});

it('DATABASE_OWNER_URL needs the role of requests beside it', () => {
  expect(() => readConfig({ DATABASE_OWNER_URL: 'postgres://owner@localhost/jobs' })).toThrow('needs DATABASE_URL');
});
