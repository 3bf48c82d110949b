import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestContext, type TestContext } from '../../server/src/testing/test-app.ts';
import { checkoutOracle } from './checkout-oracle.ts';
import { crashDuringSettlement } from './crash-during-settlement.ts';
import { shuffledWebhooks } from './shuffled-webhooks.ts';
import { tamperedPayments } from './tampered-payments.ts';

// The scenarios of `npm run fault:pay` at a small size: 40 orders are ten of each payment course, 44 orders are two of each
// attack.
describe.each([
  ['checkout oracle', checkoutOracle, 300],
  ['shuffled webhooks', shuffledWebhooks, 40],
  ['tampered payments', tamperedPayments, 44],
  ['crash during settlement', crashDuringSettlement, 3],
] as const)('%s', (_, scenario, size) => {
  let context: TestContext;
  beforeAll(async () => {
    context = await openTestContext();
  });
  afterAll(() => context?.close());

  it('every invariant holds', async () => {
    const figures = await scenario.run({ context, databaseUrl: context.databaseUrl }, size, () => undefined);
    expect(figures).not.toEqual([]);
    expect(figures.filter(({ pass }) => pass === false)).toEqual([]);
  });
});
