import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestContext, type TestContext } from '../../server/src/testing/test-app.ts';
import { reverseProxy } from './reverse-proxy.ts';
import { restartBehind } from './rolling-restart.ts';

let context: TestContext;
beforeAll(async () => {
  context = await openTestContext();
});
afterAll(() => context?.close());

it('no request fails while two instances behind a reverse proxy are restarted', async () => {
  const { run } = restartBehind([reverseProxy], { perSecond: 20, workers: [1, 1] });
  const figures = await run({ context, databaseUrl: context.databaseUrl }, 100, () => undefined);
  expect(figures).toHaveLength(4);
  expect(figures[1]?.value).toMatch(/^p99 [\d.]+ m?s, longest [\d.]+ m?s$/);
  expect(figures.filter(({ pass }) => pass === false)).toEqual([]);
});
