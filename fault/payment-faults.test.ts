import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestContext, type TestContext } from '../server/src/testing/test-app.ts';
import { checkoutOracle } from './checkout-oracle.ts';
import { killedSettling } from './killed-settling.ts';
import { shuffledWebhooks } from './shuffled-webhooks.ts';
import { tamperedPayments } from './tampered-payments.ts';

// The trials of `npm run fault:pay`, small.
describe.each([
  ['the checkout oracle', checkoutOracle, 500],
  ['shuffled webhooks', shuffledWebhooks, 60],
  ['tampered payments', tamperedPayments, 60],
  ['killed settling', killedSettling, 5],
] as const)('%s', (_, trial, size) => {
  let context: TestContext;
  beforeAll(async () => {
    context = await openTestContext();
  });
  afterAll(() => context?.close());

  it('holds', async () => {
    const figures = await trial.run({ context, databaseUrl: context.databaseUrl }, size, () => undefined);
    expect(figures).not.toEqual([]);
    expect(figures.filter(({ pass }) => pass === false)).toEqual([]);
  }, 120_000);
});
