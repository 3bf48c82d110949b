import { it } from 'vitest';
import { copies } from './copies.ts';
import { documents } from './documents.ts';
import { erasure } from './erasure.ts';
import { hashQueue } from './hash-queue.ts';
import { mailBombing } from './mail.ts';
import { coupons } from './payments/coupons.ts';
import { expectInvariants, testScenarios } from './test-scenarios.ts';

// The scenarios against abuse at a small size. Times are for `npm run fault`: here only what holds on any machine.
const TIMES = /^a sign-in beside/;

testScenarios(
  [
    ['coupons beyond their limits', coupons, 3],
    ['mail bombing', mailBombing, 24],
    ['erasure', erasure, 2],
    ['hash queue', hashQueue, 8],
  ],
  TIMES,
);

it.each([
  ['hostile documents', documents, 60],
  ['copies of hostile documents', copies, 20],
] as const)('%s: every invariant holds', async (_, scenario, size) => {
  expectInvariants(await scenario.runStandalone(size, () => undefined), TIMES);
});
