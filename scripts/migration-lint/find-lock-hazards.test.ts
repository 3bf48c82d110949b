import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { createIndexConcurrently } from '../../server/src/infra/database/migration/create-index-concurrently.ts';
import type { Migration } from '../../server/src/infra/database/migration/migration.ts';
import { migrations } from '../../server/src/infra/database/migrations/index.ts';
import { findLockHazards } from './find-lock-hazards.ts';
import { readRelease } from './read-release.ts';
import { recordMigrations } from './record-statements.ts';

const column = { type: 'string', nullable: true, hasDefault: false, generatedAlways: false };
const release = { migration: '0001', tables: { visits: { id: column, shop: column }, plans: { id: column } } };

const run = (...statements: string[]): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});
const findIn = async (steps: Record<string, Migration>) =>
  await findLockHazards(await recordMigrations(steps), release);

it.each([
  ['an index', 'create index visits_shop on visits (shop)', /createIndexConcurrently/],
  ['an index without a name', 'create unique index on public.visits (shop)', /createIndexConcurrently/],
  ['a check', 'alter table visits add constraint named check (id > 0)', /`not valid`/],
  ['a reference', 'alter table visits add foreign key (shop) references shops', /`not valid`/],
  ['a unique constraint', 'alter table visits add unique (shop)', /using index/],
  ['not null', 'alter table visits alter shop set not null', /check \(shop is not null\)/],
  ['a volatile default', 'alter table visits add token uuid default gen_random_uuid()', /volatile default.*backfill/],
  ['a clock default', "alter table visits add at timestamptz default clock_timestamp() + '1 day'", /volatile default/],
  ['a serial', 'alter table visits add number bigserial', /serial/],
  ['an identity', 'alter table visits add number int generated always as identity', /identity/],
  [
    'a generated column',
    'alter table visits add low text generated always as (lower(shop)) stored',
    /generated column/,
  ],
  ['a check of a new column', 'alter table visits add kind text check (kind > 0)', /in the column/],
  ['a unique new column', 'alter table visits add kind text unique', /index concurrently/],
  ['a new column that is not null', 'alter table visits add kind text not null', /constant default/],
  ['a new type', 'alter table visits alter shop type bigint using shop::bigint', /add a column/],
  ['an update', "update visits set shop = '1'", /backfill/],
  ['an update of another table', 'with a as (delete from visits returning *) select from a', /backfill/],
  ['a truncation', 'truncate visits', /blocks all other use/],
  ['a lock', 'lock table visits', /blocks all other use/],
  ['a renamed column', 'alter table visits rename column shop to store', /old name/],
  ['a renamed table', 'alter table visits rename to calls', /old name/],
  ['a renamed small table', 'alter table plans rename to offers', /old name/],
  ['a dropped column', 'alter table visits drop column shop', /one release after/],
  ['a dropped table', 'drop table if exists others, visits', /table visits.*one release after/],
  ['an index concurrently in a transaction', 'create index concurrently a on visits (shop)', /isTransactional = false/],
  ['a block', "do $$ begin update visits set shop = ''; end $$", /one by one/],
  ['a merge', 'merge into visits using plans on plans.id = visits.id when matched then delete', /backfill/],
  ['an upsert', 'insert into visits select id from plans on conflict (id) do update set shop = null', /backfill/],
  ['a renamed value of a type', "alter type kind rename value 'a' to 'b'", /old value/],
  ['a changed composite type', 'alter type place alter attribute lat type float8', /another type/],
  ['a renamed type', 'alter type kind rename to sort', /another type/],
  ['a check of a domain', "alter domain email add check (value ~ '@')", /another type/],
  ['an unnamed check', 'alter table only public.visits add check (id > 0), add note text', /`not valid`/],
  ['a default of a sequence', "alter table visits add number int default nextval('numbers')", /volatile default/],
  ['a random default', 'alter table visits add share float8 not null default random()', /volatile default/],
  ['a vacuum', 'vacuum full visits', /blocks all other use/],
  ['a second statement', "select 1; update visits set shop = ''", /backfill/],
])('refuses %s on a table of the last release', async (_, statement, message) => {
  const found = await findIn({ '0002-next': run(statement) });
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(message);
  expect(found[0]).toMatch(/^0002-next: /);
});

it.each([
  'alter table visits add at timestamptz not null default now()',
  "alter table visits add kinds text[] not null default '{}'",
  'alter table visits add owner int references shops',
  'alter table visits add constraint named check (id > 0) not valid',
  'alter table visits drop constraint named',
  'alter table visits alter shop drop not null, alter shop set default 1',
  'create table shops (id int primary key, name text unique check (length(name) > 1))',
  'create table calls (id int); create index on calls (id); update calls set id = 1; alter table calls add unique (id)',
  'create index plans_by_id on plans (id); update plans set id = 2',
  'drop index visits_shop',
  'insert into plans select id from visits',
  'merge into plans using visits on plans.id = visits.id when matched then delete',
  'insert into visits select id from plans on conflict do nothing',
  "alter type kind add value 'c'",
  'alter table visits add at timestamptz not null default current_timestamp',
  'alter index visits_shop rename to visits_by_shop',
  'create trigger tell after insert on visits for each row execute function tell()',
])('accepts: %s', async (statement) => {
  expect(await findIn({ '0002-next': run(statement) })).toEqual([]);
});

it('accepts an index that is created concurrently', async () => {
  const index: Migration = {
    isTransactional: false,
    up: (db) => createIndexConcurrently(db, { name: 'visits_shop', on: 'visits (shop)' }),
  };
  expect(await findIn({ '0002-next': index })).toEqual([]);
});

it('wants a constraint to be validated by another transaction, and not null after that', async () => {
  const add = 'alter table visits add constraint has_shop check (shop is not null) not valid';
  const validate = 'alter table visits validate constraint has_shop';
  const setNotNull = 'alter table visits alter shop set not null';
  expect(await findIn({ '0002': run(add, validate) })).toEqual([expect.stringMatching(/in a later migration/)]);
  expect(await findIn({ '0002': run(add), '0003': run(validate, setNotNull) })).toEqual([
    expect.stringMatching(/in an earlier migration/),
  ]);
  expect(await findIn({ '0002': run(add), '0003': run(validate), '0004': run(setNotNull) })).toEqual([]);
  expect(await findIn({ '0002': { ...run(add, validate), isTransactional: false }, '0003': run(setNotNull) })).toEqual(
    [],
  );
});

it('reads every migration, and says nothing about those that were released', async () => {
  const recorded = await recordMigrations(migrations);
  const released = readRelease();
  expect(await findLockHazards(recorded, { ...released, migration: '9999' })).toEqual([]);
  const found = await findLockHazards(recorded, { ...released, migration: '0012' });
  const names = new Set(found.map((fault) => fault.slice(0, 4)));
  expect([...names]).toEqual(expect.arrayContaining(['0022', '0025', '0038', '0052']));
});
