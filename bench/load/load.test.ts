import { afterAll, beforeAll, expect, it } from 'vitest';
import { CACHED_PAGE, type ServerProcess, startServerProcess } from '../../server/src/testing/server-process.ts';
import { openTestContext, type TestContext } from '../../server/src/testing/test-app.ts';
import { runSoak, type SoakReport } from '../soak/run-soak.ts';
import { judgeGrowth } from '../soak/sample.ts';
import { isWithinLimits } from './find-knee.ts';
import { generateLoad } from './generate-load.ts';
import { fillLoadData, type LoadData, resetDecisions } from './load-data.ts';
import { chooseKind, kinds } from './request-mix.ts';

// The benchmarks `bench:load` and `bench:soak` for a few seconds.
let context: TestContext;
let data: LoadData;
let server: ServerProcess | undefined;
beforeAll(async () => {
  context = await openTestContext();
  data = await fillLoadData(context, { vacancies: 60, members: 4 });
});
afterAll(async () => {
  await server?.cleanUp();
  await context?.close();
});

/** On a busy machine admission control refuses requests with 503, as it must. */
const otherThanRefused = (failures: Record<string, number>) =>
  Object.keys(failures).filter((what) => !what.startsWith('503 '));

it('chooses kinds by their shares', () => {
  expect(kinds.reduce((sum, { share }) => sum + share, 0)).toBe(100);
  const chosen = Array.from({ length: 1_000 }, (_, n) => chooseKind((n + 0.5) / 1_000).name);
  for (const { name, share } of kinds) expect(chosen.filter((each) => each === name)).toHaveLength(share * 10);
});

it('applications are new again for the next run', async () => {
  await context.db.updateTable('applications').set({ status: 'Shortlisted', version: 7 }).execute();
  await resetDecisions(context.db);
  const applications = await context.db.selectFrom('applications').select(['stage', 'version']).execute();
  expect(applications.length).toBeGreaterThan(0);
  for (const application of applications) expect(application).toEqual({ stage: 'New', version: 1 });
});

it('a step of load sends requests of all kinds of people, and each is answered', async () => {
  server = await startServerProcess({ DATABASE_URL: context.databaseUrl, TRUST_PROXY: '1' }, CACHED_PAGE);
  const url = `http://127.0.0.1:${server.port}`;
  const report = await generateLoad({ url, data, perSecond: 30, seconds: 4, warmUpSeconds: 0, decisions: 0, seed: 5 });
  expect(otherThanRefused(report.failures)).toEqual([]);
  const failed = Object.values(report.failures).reduce((sum, count) => sum + count, 0);
  expect(Object.values(report.times).flat()).toHaveLength(report.sent - failed);
  expect(Object.keys(report.times).length).toBeGreaterThan(6);
});

it('a step beyond the knee is recognised', () => {
  expect(isWithinLimits({ p99: 400, failedShare: 0.0005 })).toBe(true);
  expect(isWithinLimits({ p99: 600, failedShare: 0 })).toBe(false);
  expect(isWithinLimits({ p99: 400, failedShare: 0.002 })).toBe(false);
});

it('a soak samples what the server holds after each round', async () => {
  const env = { DATABASE_URL: context.databaseUrl, DATA_DIR: context.config.dataDir, DEMO: 'off', LOG_LEVEL: 'silent' };
  const isOver = (report: SoakReport) => report.samples.length === 2;
  const plan = { data, isOver, secondsPerRound: 1, perSecond: 10 };
  const { samples, failures } = await runSoak(context, env, plan, () => undefined);
  expect(otherThanRefused(failures)).toEqual([]);
  expect(samples).toHaveLength(2);
  for (const sample of samples)
    for (const [what, value] of Object.entries(sample)) expect(value, what).toBeGreaterThan(0);
  expect(judgeGrowth(samples).map(({ what }) => what)).toContain('open files and sockets');
});
