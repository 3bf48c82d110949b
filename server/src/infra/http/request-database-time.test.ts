import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { connect, type Db, isDatabaseUnreachable, isStatementTimeout } from '../database/connect.ts';
import { openTestClient } from '../database/test-client.ts';
import { countDatabaseTime } from './request-database-time.ts';

const url = inject('databaseServerUrl');
const TABLE = 'locked_for_requests';
/** A request may wait for one whole statement, and for a shorter one. */
const LIMITS = { waitMs: 3_000, statementTimeoutMs: 3_000, perRequestMs: 5_000 };

let db: Db;
let holder: ReturnType<typeof openTestClient>;
beforeAll(async () => {
  db = connect(url, 2, LIMITS);
  holder = openTestClient(url);
  await holder.run(`create table ${TABLE} (id int)`);
  await holder.run('begin');
  await holder.run(`lock table ${TABLE}`);
});
afterAll(async () => {
  await holder.run('rollback');
  await holder.run(`drop table ${TABLE}`);
  await holder.close();
  await db.destroy();
});

const readLocked = (on: Db) => sql`select * from ${sql.table(TABLE)}`.execute(on);
const readTimeout = async () =>
  (await sql<{ ms: number }>`select setting::int as ms from pg_settings where name = 'statement_timeout'`.execute(db))
    .rows[0]?.ms;
const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) =>
      isStatementTimeout(error) ? 'cancelled' : isDatabaseUnreachable(error) ? 'refused' : String(error),
  );

function serve(handle: () => Promise<unknown>) {
  const app = Fastify();
  countDatabaseTime(app);
  app.post('/', handle);
  return app;
}

it('limits the time of all statements of a request together', async () => {
  const app = serve(async () => {
    const outcomes = [await outcomeOf(readLocked(db))];
    const rest = await readTimeout();
    // Two at the same time count once.
    outcomes.push(...(await Promise.all([outcomeOf(readLocked(db)), outcomeOf(readLocked(db))])));
    outcomes.push(await outcomeOf(sql`select 1`.execute(db)));
    return { outcomes, rest };
  });
  const reply = await app.inject({ method: 'POST', url: '/', payload: { of: 'any size' } });
  expect(reply.json().outcomes).toEqual(['cancelled', 'cancelled', 'cancelled', 'refused']);
  expect(reply.json().rest).toBeLessThan(LIMITS.statementTimeoutMs);
  // Other requests and work outside requests get all of their time again.
  const other = await serve(async () => ({ ms: await readTimeout() })).inject({ method: 'POST', url: '/' });
  expect(other.json()).toEqual({ ms: LIMITS.statementTimeoutMs });
  expect(await readTimeout()).toBe(LIMITS.statementTimeoutMs);
  await app.close();
});

it('rolls back a transaction whose time is over, and leaves its connection as it was', async () => {
  const app = serve(async () => ({
    outcomes: [
      await outcomeOf(readLocked(db)),
      await outcomeOf(db.transaction().execute((tx) => readLocked(tx as unknown as Db))),
    ],
  }));
  const reply = await app.inject({ method: 'POST', url: '/', payload: {} });
  expect(reply.json()).toEqual({ outcomes: ['cancelled', 'cancelled'] });
  for (let i = 0; i < 4; i++) expect(await readTimeout()).toBe(LIMITS.statementTimeoutMs);
  await app.close();
});

it('limits the wait for a connection to the rest of the time', async () => {
  // Its own limit is longer than any test.
  const patient = connect(url, 1, { ...LIMITS, waitMs: 600_000 });
  const transaction = await patient.startTransaction().execute();
  await sql`select 1`.execute(transaction);
  const app = serve(async () => ({
    outcomes: [await outcomeOf(sql`select 1`.execute(patient)), await outcomeOf(sql`select 1`.execute(patient))],
  }));
  const reply = await app.inject({ method: 'POST', url: '/', payload: {} });
  expect(reply.json()).toEqual({ outcomes: ['refused', 'refused'] });
  await transaction.rollback().execute();
  expect(await outcomeOf(sql`select 1`.execute(patient))).toBe('done');
  await patient.destroy();
  await app.close();
});

it('does not limit work that continues after the reply', async () => {
  let late: Promise<string[]> | undefined;
  const replied = Promise.withResolvers<void>();
  const app = serve(async () => {
    await outcomeOf(readLocked(db));
    late = replied.promise.then(async () => [
      await outcomeOf(readLocked(db)),
      await outcomeOf(readLocked(db)),
      await outcomeOf(sql`select 1`.execute(db)),
    ]);
    return {};
  });
  app.addHook('onResponse', async () => replied.resolve());
  await app.inject({ method: 'POST', url: '/', payload: {} });
  expect(await late).toEqual(['cancelled', 'cancelled', 'done']);
  await app.close();
});
