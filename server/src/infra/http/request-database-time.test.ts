import { createServer } from 'node:http';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, inject, it, vi } from 'vitest';
import { connect, type Db, isDatabaseUnreachable, isStatementTimeout } from '../database/connect.ts';
import { openTestClient } from '../database/test-client.ts';
import { createAdmissionControl } from './admission/admission-control.ts';
import { countDatabaseTime } from './request-database-time.ts';

const url = inject('databaseServerUrl');
const TABLE = 'locked_for_requests';
/** A request may wait for one whole statement, and for a shorter one. Longer than any test: only the stopped clock uses them up. */
const LIMITS = { waitMs: 120_000, statementTimeoutMs: 600_000, perRequestMs: 1_000_000 };
/** What a request has left when its statements get the shortest timeout. */
const SHORTEST_MS = 750;
/** What a statement is given less than its request has left (connection-pool.ts). */
const CANCEL_MARGIN_MS = 500;
/** A wait for a slot that is not refused. */
const ADMISSION_MS = 1_500;
/** Reads that are served at the same time (admission-control.ts). */
const SLOTS = 8;

let db: Db;
let holder: ReturnType<typeof openTestClient>;
beforeAll(async () => {
  db = connect(url, 2, LIMITS);
  holder = openTestClient(url);
  await holder.run(`create table ${TABLE} (id int)`);
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  await holder.run(`drop table ${TABLE}`);
  await holder.close();
  await db.destroy();
});

let nowMs = 0;

/** Stops the clock by which the time of requests is counted, and the wait for replies; PostgreSQL has its own. */
function stopTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
}

const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) =>
      isStatementTimeout(error) ? 'cancelled' : isDatabaseUnreachable(error) ? 'refused' : String(error),
  );
const readLocked = (on: Db) => outcomeOf(sql`select * from ${sql.table(TABLE)}`.execute(on));
const readTimeout = async (on: Db = db) =>
  (await sql<{ ms: number }>`select setting::int as ms from pg_settings where name = 'statement_timeout'`.execute(on))
    .rows[0]?.ms;

/** Runs work while the table is locked. */
async function whileLocked<T>(work: () => Promise<T>): Promise<T> {
  await holder.run('begin');
  await holder.run(`lock table ${TABLE}`);
  try {
    return await work();
  } finally {
    await holder.run('rollback');
  }
}

/** Reads the table so that the statements wait for a time of the stopped clock. */
async function readFor(ms: number, statements = 1): Promise<string[]> {
  const waits = `select from pg_locks where relation = '${TABLE}'::regclass and not granted`;
  const started = await whileLocked(async () => {
    const reads = Array.from({ length: statements }, () => readLocked(db));
    await expect.poll(() => holder.run(waits)).toHaveLength(statements);
    nowMs += ms;
    return reads;
  });
  return await Promise.all(started);
}

function serve(handle: () => Promise<unknown>) {
  const app = Fastify();
  countDatabaseTime(app, LIMITS.perRequestMs);
  app.post('/', handle);
  return app;
}

it('limits the time of all statements of a request together', async () => {
  stopTime();
  const app = serve(async () => {
    // Two at the same time count once.
    const outcomes = await readFor(500_000, 2);
    const rest = await readTimeout();
    outcomes.push(...(await readFor(500_000)));
    outcomes.push(await outcomeOf(sql`select 1`.execute(db)));
    return { outcomes, rest };
  });
  const reply = await app.inject({ method: 'POST', url: '/', payload: { of: 'any size' } });
  expect(reply.json()).toEqual({ outcomes: ['done', 'done', 'done', 'refused'], rest: 499_500 });
  // Other requests and work outside requests get all of their time again.
  const other = await serve(async () => ({ ms: await readTimeout() })).inject({ method: 'POST', url: '/' });
  expect(other.json()).toEqual({ ms: LIMITS.statementTimeoutMs });
  expect(await readTimeout()).toBe(LIMITS.statementTimeoutMs);
  await app.close();
});

it('cancels a statement when the rest of the time is over', async () => {
  stopTime();
  const app = serve(async () => [
    ...(await readFor(LIMITS.perRequestMs - SHORTEST_MS)),
    await whileLocked(() => readLocked(db)),
  ]);
  const reply = await app.inject({ method: 'POST', url: '/', payload: {} });
  expect(reply.json()).toEqual(['done', 'cancelled']);
  await app.close();
});

it('rolls back a transaction whose time is over, and leaves its connection as it was', async () => {
  stopTime();
  const app = serve(async () => [
    ...(await readFor(LIMITS.perRequestMs - SHORTEST_MS)),
    await whileLocked(() =>
      outcomeOf(db.transaction().execute((tx) => sql`select * from ${sql.table(TABLE)}`.execute(tx))),
    ),
  ]);
  const reply = await app.inject({ method: 'POST', url: '/', payload: {} });
  expect(reply.json()).toEqual(['done', 'cancelled']);
  for (let i = 0; i < 4; i++) expect(await readTimeout()).toBe(LIMITS.statementTimeoutMs);
  await app.close();
});

it('limits the wait for a connection to the rest of the time', async () => {
  // Its own limit is longer than any test.
  const patient = connect(url, 1, { ...LIMITS, waitMs: 600_000, perRequestMs: 3_000 });
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

it('counts what the request has waited for admission', async () => {
  stopTime();
  const perRequestMs = LIMITS.statementTimeoutMs;
  const limited = connect(url, 1, { ...LIMITS, perRequestMs });
  const admission = createAdmissionControl(0);
  let received = 0;
  const app = Fastify({
    serverFactory: (pipeline) =>
      createServer((request, response) => {
        received += 1;
        admission.admit(request, response, pipeline);
      }),
  });
  countDatabaseTime(app, LIMITS.perRequestMs);
  const occupied = Promise.withResolvers<void>();
  let running = 0;
  app.get('/occupied', async () => {
    running += 1;
    await occupied.promise;
    return '';
  });
  app.get('/', async () => ({ ms: await readTimeout(limited) }));
  const at = await app.listen({ port: 0, host: '127.0.0.1' });
  const busy = Array.from({ length: SLOTS }, () => fetch(`${at}/occupied`));
  await expect.poll(() => running).toBe(SLOTS);
  const waiting = fetch(at);
  await expect.poll(() => received).toBe(SLOTS + 1);
  nowMs += ADMISSION_MS;
  occupied.resolve();
  const statementMs = perRequestMs - CANCEL_MARGIN_MS;
  expect(await (await waiting).json()).toEqual({ ms: statementMs - ADMISSION_MS });
  expect(await (await fetch(at)).json()).toEqual({ ms: statementMs });
  await Promise.all(busy);
  await limited.destroy();
  await app.close();
});

it('does not limit work that continues after the reply', async () => {
  stopTime();
  let late: Promise<unknown> | undefined;
  const replied = Promise.withResolvers<void>();
  const app = serve(async () => {
    await readFor(LIMITS.perRequestMs);
    late = replied.promise.then(() => readTimeout());
    return { outcome: await outcomeOf(sql`select 1`.execute(db)) };
  });
  app.addHook('onResponse', async () => replied.resolve());
  const reply = await app.inject({ method: 'POST', url: '/', payload: {} });
  expect(reply.json()).toEqual({ outcome: 'refused' });
  expect(await late).toBe(LIMITS.statementTimeoutMs);
  await app.close();
});
