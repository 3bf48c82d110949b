import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { publishPostings } from '../features/vacancy-lifecycle/index.ts';
import { makePosting } from '../features/vacancy-lifecycle/test-vacancy-fixture.ts';
import { monitorReplica, type Replica } from '../infra/database/replica/monitor-replica.ts';
import { startTestReplica, type TestReplica } from '../infra/database/replica/test-replica.ts';
import { runStatement } from '../infra/database/test-client.ts';
import { deleteExpiredNonces } from '../infra/nonce-store.ts';
import { DAY_MS } from '../lib/clock.ts';
import { type OpenAppContext, openAppContext } from '../runtime/open-app-context.ts';
import { openReadableLog, registerThrough } from '../testing/test-app.ts';

// A real streaming replica that is stopped, paused and frozen during searches.
const ceiling = { timeout: 120_000, interval: 50 };

let servers: TestReplica;
let context: OpenAppContext;
let app: FastifyInstance;

beforeAll(async () => {
  servers = await startTestReplica();
  context = await openAppContext(
    readConfig({
      DATABASE_URL: servers.primaryUrl,
      DATABASE_REPLICA_URL: servers.replicaUrl,
      RATE_LIMIT: 'off',
      DEMO: 'off',
      LOG_LEVEL: 'silent',
      DATA_DIR: `${servers.folder}/data`,
    }),
  );
  app = await buildApp(context);
  await app.ready();
});
afterEach(async () => {
  await servers.startReplica();
  await untilInUse(true);
});
afterAll(async () => {
  await app?.close();
  await context?.close();
  await servers?.close();
});

const onReplica = <Row>(statement: string) => runStatement<Row>(servers.replicaAdminUrl, statement);

const replica = () => context.replica as Replica;

const untilInUse = (inUse: boolean) => vi.waitFor(() => expect(replica().state().inUse).toBe(inUse), ceiling);

let published = 0;

/** Publishes a live vacancy with a unique word in its title; returns the word. */
async function publish(): Promise<string> {
  published += 1;
  const word = `welder${'abcdefgh'[published]}`;
  const now = context.clock.now().getTime();
  const dates = { postedAt: new Date(now - DAY_MS), expiresAt: new Date(now + DAY_MS) };
  await publishPostings(context, [makePosting({ title: word, ...dates })], { cause: 'test', actor: 'test' });
  return word;
}

async function search(word: string): Promise<number> {
  const reply = await app.inject(`/api/vacancyportal/SearchVacancy?keyword=${word}`);
  expect(reply.statusCode).toBe(200);
  return reply.json<unknown[]>().length;
}

it('serves searches when it has caught up, but no reads of own data', async () => {
  await untilInUse(true);
  const word = await publish();
  await vi.waitFor(async () => expect(await search(word)).toBe(1), ceiling);
  expect(replica().state().inUse).toBe(true);
  const asked = await onReplica(
    "select query from pg_stat_activity where application_name = 'aarambh' and query like '%vacanc%'",
  );
  expect(asked.length).toBeGreaterThan(0);

  const { primary } = replica().state().reads;
  const { accountID, headers } = await registerThrough(app);
  const profile = await app.inject({ url: `/api/JobSeekerMasters/GetJobSeekerDetails/${accountID}`, headers });
  expect(profile.statusCode).toBe(200);
  expect(replica().state().reads.primary).toBe(primary);
});

it.each([
  '/api/vacancyportal/GetLocations',
  '/api/vacancyportal/GetPopularJobPages',
  '/sitemap.xml',
  '/sitemaps/jobs-1.xml',
])('serves %s, which counts all vacancies', async (url) => {
  await untilInUse(true);
  expect((await app.inject(url)).statusCode).toBe(200);
});

it('is read-only, also in transactions', async () => {
  const write = context.reads
    .transaction()
    .execute((transaction) => deleteExpiredNonces(transaction, context.clock.now()));
  await expect(write).rejects.toThrow(/read-only transaction/);
});

it('is not used while it is down, and used again afterwards', async () => {
  const word = await publish();
  await vi.waitFor(async () => expect(await search(word)).toBe(1), ceiling);
  await servers.stopReplica();
  // The first read detects the failure.
  expect(await Promise.all([search(word), search(word), search(word)])).toEqual([1, 1, 1]);
  expect(replica().state()).toMatchObject({ inUse: false, lagSeconds: Number.NaN });
  const text = (await app.inject('/metrics')).body;
  expect(text).toContain('\ndatabase_replica_in_use 0\n');

  await servers.startReplica();
  await untilInUse(true);
  const before = replica().state().reads.replica;
  expect(await search(word)).toBe(1);
  expect(replica().state().reads.replica).toBeGreaterThan(before);
});

it('is not used while its replica lag is too high', async () => {
  await onReplica('select pg_wal_replay_pause()');
  try {
    const word = await publish();
    // On a busy machine it can be out of use for a moment for another reason: the lag is then unknown.
    await vi.waitFor(() => expect(replica().state().lagSeconds).toBeGreaterThan(1), ceiling);
    expect(replica().state().inUse).toBe(false);
    expect(await search(word)).toBe(1);
  } finally {
    await onReplica('select pg_wal_replay_resume()');
  }
  await untilInUse(true);
  await vi.waitFor(() => expect(replica().state().lagSeconds).toBeLessThan(1), ceiling);
});

it('does not block reads when it freezes', async () => {
  const word = await publish();
  await vi.waitFor(async () => expect(await search(word)).toBe(1), ceiling);
  const pids = await onReplica<{ pid: number }>("select pid from pg_stat_activity where application_name = 'aarambh'");
  for (const { pid } of pids) process.kill(pid, 'SIGSTOP');
  try {
    expect(await search(word)).toBe(1);
  } finally {
    for (const { pid } of pids) process.kill(pid, 'SIGCONT');
  }
});

it('is not used when it is not a replica, which is logged once', async () => {
  const { log, lines } = openReadableLog();
  const watched = await monitorReplica(context.db, servers.primaryUrl, log);
  expect(watched.state().inUse).toBe(false);
  await watched.close();
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ msg: 'public reads go to the primary', reason: 'it is not a replica' }),
  ]);
});
