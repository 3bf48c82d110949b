import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { findCurrentWork } from '../current-work.ts';
import { makeTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { openLog } from '../log.ts';
import { startJobs } from './jobs.ts';
import { triggerJob } from './trigger-job.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await makeTestDatabase();
});
afterAll(async () => {
  await database?.drop();
});

const secondsAhead = async (column: string, table: string): Promise<number | null | undefined> => {
  const { rows } = await sql<{ ahead: number | null }>`
    select max(extract(epoch from ${sql.ref(column)} - now()))::float8 as ahead from ${sql.table(table)}`.execute(
    database.db as unknown as Kysely<unknown>,
  );
  return rows[0]?.ahead;
};

it('jobs do not wait for a clock that was set back', async () => {
  const log = openLog('silent');
  const runs: string[] = [];
  const job = { name: 'count', everyMinutes: 60 as const, run: async () => void runs.push('run') };
  await (await startJobs(database.url, log, [job]))();
  expect(await triggerJob(database.url, 'count')).toBe(true);
  // As if the clock had been three hours ahead until now.
  await sql`update pgboss.job set start_after = now() + interval '3 hours' where name = 'count'`.execute(database.db);
  await sql`update pgboss.version set cron_on = now() + interval '3 hours'`.execute(database.db);

  const stop = await startJobs(database.url, log, [job]);
  try {
    await vi.waitFor(() => expect(runs).toHaveLength(1), { timeout: 120_000 });
    expect(await secondsAhead('cron_on', 'pgboss.version')).toBeLessThan(61);
  } finally {
    await stop();
  }
});

it('a run belongs to its job, and its outcome is reported', async () => {
  const log = openLog('silent');
  const outcomes: [string, string | undefined, unknown][] = [];
  let name: string | undefined;
  let fails = true;
  const job = {
    name: 'reporting',
    everyMinutes: 60 as const,
    async run() {
      name = findCurrentWork()?.name;
      if (fails) throw new Error('no');
    },
  };
  const observer = {
    finished: async ({ job, error }: { job: string; error: unknown }) => void outcomes.push([job, name, error]),
  };
  const stop = await startJobs(database.url, log, [job], observer);
  try {
    await triggerJob(database.url, 'reporting');
    await vi.waitFor(() => expect(outcomes).toHaveLength(1), { timeout: 120_000 });
    fails = false;
    await vi.waitFor(() => expect(outcomes).toHaveLength(2), { timeout: 120_000 });
    expect(outcomes).toEqual([
      ['reporting', 'job reporting', new Error('no')],
      ['reporting', 'job reporting', undefined],
    ]);
  } finally {
    await stop();
  }
});

it('jobs that no longer exist are not scheduled', async () => {
  const log = openLog('silent');
  const jobNamed = (name: string) => ({ name, everyMinutes: 60 as const, run: async () => undefined });
  const listSchedules = async () => {
    const { rows } = await sql<{ name: string }>`select name from pgboss.schedule order by name`.execute(database.db);
    return rows.map(({ name }) => name);
  };
  await (await startJobs(database.url, log, [jobNamed('former-name'), jobNamed('kept')]))();
  expect(await listSchedules()).toEqual(expect.arrayContaining(['former-name', 'kept']));
  await (await startJobs(database.url, log, [jobNamed('kept'), jobNamed('new-name')]))();
  expect(await listSchedules()).toEqual(['kept', 'new-name']);
});
