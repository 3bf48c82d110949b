import { expect, it } from 'vitest';
import { processMetrics } from '../../../../infra/metrics/process-metrics.ts';
import { openTestApp } from '../../../../testing/test-app.ts';
import { insertTestPurchase } from '../test-purchases.queries.ts';
import { paymentCheck, registerPaymentMetrics } from './overdue-orders.ts';

const { context } = await openTestApp();

it('an order whose check is an hour late is reported and measured', async () => {
  const remove = registerPaymentMetrics(context);
  const measure = async () => (await processMetrics.getSingleMetric('payments_overdue_checks')?.get())?.values;
  const gateway = { ...context.gateway, keyId: 'a key' };
  const check = () => paymentCheck.run({ ...context, gateway });
  // Its first check is due in two minutes.
  await insertTestPurchase(context.db, context.clock.now(), {});
  context.clock.advanceMinutes(61);
  expect(await check()).toMatchObject({ state: 'ok' });
  expect(await measure()).toMatchObject([{ value: 0 }]);
  context.clock.advanceMinutes(2);
  expect(await check()).toEqual({
    state: 'degraded',
    detail: 'Orders that have waited for an hour for their check: 1',
  });
  expect(await measure()).toMatchObject([{ value: 1 }]);
  expect(await paymentCheck.run({ ...context, gateway: { ...gateway, keyId: '' } })).toMatchObject({ state: 'off' });
  remove();
});
