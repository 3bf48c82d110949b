import { afterAll, beforeAll, expect, it } from 'vitest';
import { CACHED_PAGE, type ServerProcess, startServerProcess } from '../../server/src/testing/server-process.ts';
import { openTestContext, type TestContext } from '../../server/src/testing/test-app.ts';
import { runSoak } from '../soak/run-soak.ts';
import { judgeGrowth } from '../soak/sample.ts';
import { isWithinLimits } from './find-knee.ts';
import { generateLoad } from './generate-load.ts';
import { fillLoadData, type LoadData } from './load-data.ts';
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

it('chooses kinds by their shares', () => {
  expect(kinds.reduce((sum, { share }) => sum + share, 0)).toBe(100);
  const chosen = Array.from({ length: 1_000 }, (_, n) => chooseKind((n + 0.5) / 1_000).name);
  for (const { name, share } of kinds) expect(chosen.filter((each) => each === name)).toHaveLength(share * 10);
});

it('a step of load is answered without failures', async () => {
  server = await startServerProcess({ DATABASE_URL: context.databaseUrl, TRUST_PROXY: '1' }, CACHED_PAGE);
  const url = `http://127.0.0.1:${server.port}`;
  const report = await generateLoad({ url, data, perSecond: 30, seconds: 4, warmUpSeconds: 0, decisions: 0, seed: 5 });
  expect(report.failures).toEqual({});
  expect(Object.values(report.times).flat()).toHaveLength(report.sent);
  expect(Object.keys(report.times).length).toBeGreaterThan(6);
});

it('a step beyond the knee is recognised', () => {
  expect(isWithinLimits({ p99: 400, failedShare: 0.0005 })).toBe(true);
  expect(isWithinLimits({ p99: 600, failedShare: 0 })).toBe(false);
  expect(isWithinLimits({ p99: 400, failedShare: 0.002 })).toBe(false);
});

it('a soak samples what the server holds after each round', async () => {
  const env = { DATABASE_URL: context.databaseUrl, DATA_DIR: context.config.dataDir, DEMO: 'off', LOG_LEVEL: 'silent' };
  const plan = { data, rounds: 2, secondsPerRound: 1, perSecond: 10 };
  const { samples, failures } = await runSoak(context, env, plan, () => undefined);
  expect(failures).toEqual({});
  expect(samples).toHaveLength(2);
  for (const sample of samples)
    for (const [what, value] of Object.entries(sample)) expect(value, what).toBeGreaterThan(0);
  expect(judgeGrowth(samples).map(({ what }) => what)).toContain('open files and sockets');
});
