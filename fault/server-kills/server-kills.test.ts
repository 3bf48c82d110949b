import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestContext, type TestContext } from '../../server/src/testing/test-app.ts';
import { serverKills } from './server-kills.ts';

let context: TestContext;
beforeAll(async () => {
  context = await openTestContext();
});
afterAll(() => context?.close());

it('nothing that a server acknowledged before it was killed is lost or doubled', async () => {
  const figures = await serverKills.run({ context, databaseUrl: context.databaseUrl }, 3, () => undefined);
  expect(figures).not.toEqual([]);
  expect(figures.filter(({ pass }) => pass === false)).toEqual([]);
});
