import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Figure } from '../bench/report.ts';
import { openTestContext, type TestContext } from '../server/src/testing/test-app.ts';
import { copies } from './copies.ts';
import { documents } from './documents.ts';
import { erasure } from './erasure.ts';
import { hashQueue } from './hash-queue.ts';
import { mailBombing } from './mail.ts';
import { coupons } from './payments/coupons.ts';

// The scenarios against abuse at a small size. Times are for `npm run fault`: here only what holds on any machine.
const TIMES = /^a sign-in beside/;

function expectInvariants(figures: Figure[]): void {
  const failed = figures.filter(({ what, pass }) => pass === false && !TIMES.test(what));
  expect(failed).toEqual([]);
  expect(figures.filter(({ pass }) => pass)).not.toEqual([]);
}

describe.each([
  ['coupons beyond their limits', coupons, 3],
  ['mail bombing', mailBombing, 24],
  ['erasure', erasure, 2],
  ['hash queue', hashQueue, 8],
] as const)('%s', (_, scenario, size) => {
  let context: TestContext;
  beforeAll(async () => {
    context = await openTestContext();
  });
  afterAll(() => context?.close());

  it('every invariant holds', async () => {
    expectInvariants(await scenario.run({ context, databaseUrl: context.databaseUrl }, size, () => undefined));
  });
});

it.each([
  ['hostile documents', documents, 60],
  ['copies of hostile documents', copies, 20],
] as const)('%s: every invariant holds', async (_, scenario, size) => {
  expectInvariants(await scenario.runStandalone(size, () => undefined));
});
