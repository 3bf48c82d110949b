import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { MovableClock } from '../../../lib/clock.ts';
import { openTestClient } from '../test-client.ts';
import { makeTestDatabase, type TestDatabase } from '../test-database.ts';
import type { Backfill } from './backfill.ts';
import { runBackfills } from './run-backfills.ts';

const clock = new MovableClock(new Date('2026-11-24T06:00:00Z'));
let database: TestDatabase;
const logged: unknown[] = [];
const log = { info: (fields: unknown, text: string) => void logged.push([text, fields]) } as never;
beforeAll(async () => {
  database = await makeTestDatabase();
});
afterAll(() => database?.drop());
beforeEach(async () => {
  await sql`create table visits (id int primary key, shop text)`.execute(database.db);
  await sql`insert into visits select id * 3 from generate_series(1, 25) id`.execute(database.db);
});
afterEach(async () => {
  await sql`drop table visits`.execute(database.db);
  await sql`truncate backfills`.execute(database.db);
  logged.length = 0;
});

const ranges: { after: number; to: number }[] = [];
const backfill: Backfill = {
  name: 'shops-of-visits',
  table: 'visits' as never,
  key: 'id',
  batchSize: 10,
  async rewrite(tx, range) {
    ranges.push(range);
    await sql`update visits set shop = coalesce(shop, '') || 'x' where id > ${range.after} and id <= ${range.to}`.execute(
      tx,
    );
  },
};
afterEach(() => {
  ranges.length = 0;
});

const run = (options: { maxBatches?: number; backfills?: Backfill[] } = {}) =>
  runBackfills({ db: database.db, clock, log }, { backfills: [backfill], ...options });
const progress = () => database.db.selectFrom('backfills').selectAll().execute();
async function countShops(): Promise<unknown> {
  const { rows } = await sql`select shop, count(*)::int as n from visits group by shop order by shop`.execute(
    database.db,
  );
  return rows;
}

it('rewrites all rows once in batches, and reports its progress', async () => {
  await run();
  expect(ranges).toEqual([
    { after: 0, to: 30 },
    { after: 30, to: 60 },
    { after: 60, to: 75 },
  ]);
  expect(await countShops()).toEqual([{ shop: 'x', n: 25 }]);
  const completed = { name: 'shops-of-visits', last_key: 75, rows_done: 25, completed_at: clock.now() };
  expect(await progress()).toEqual([{ ...completed, started_at: clock.now() }]);
  expect(logged).toEqual([['backfill completed', { backfill: 'shops-of-visits', rows: 25 }]]);
  await run();
  expect(ranges).toHaveLength(3);
});

it('continues where the last run ended', async () => {
  await run({ maxBatches: 2 });
  expect(await countShops()).toEqual([
    { shop: 'x', n: 20 },
    { shop: null, n: 5 },
  ]);
  expect(logged).toEqual([
    ['backfill continues with the next run of its job', { backfill: 'shops-of-visits', rows: 20, lastKey: 60 }],
  ]);
  await run();
  expect(await countShops()).toEqual([{ shop: 'x', n: 25 }]);
});

it('loses only the batch in which its process is killed', async () => {
  let batches = 0;
  const killed: Backfill = {
    ...backfill,
    async rewrite(tx, range) {
      await backfill.rewrite(tx, range);
      batches += 1;
      // PostgreSQL ends the transaction of a killed process like this one.
      if (batches === 2) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
    },
  };
  await expect(run({ backfills: [killed] })).rejects.toThrow();
  expect(await countShops()).toEqual([
    { shop: 'x', n: 10 },
    { shop: null, n: 15 },
  ]);
  await run();
  expect(await countShops()).toEqual([{ shop: 'x', n: 25 }]);
});

it('rewrites each row once when instances run it together', async () => {
  await Promise.all([run(), run(), run()]);
  await run();
  expect(await countShops()).toEqual([{ shop: 'x', n: 25 }]);
  expect(await progress()).toMatchObject([{ rows_done: 25, completed_at: clock.now() }]);
});

it('waits for rows that others have locked', async () => {
  const writer = openTestClient(database.url);
  await writer.run('begin');
  await writer.run(`update visits set shop = 'y' where id = 36`);
  const running = run();
  await expect.poll(async () => (await progress())[0]?.rows_done).toBe(10);
  await writer.run('commit');
  await writer.close();
  await running;
  expect(await countShops()).toEqual([
    { shop: 'x', n: 24 },
    { shop: 'yx', n: 1 },
  ]);
});
