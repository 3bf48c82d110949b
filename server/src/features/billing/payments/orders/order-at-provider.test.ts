import { expect, it } from 'vitest';
import { behaveInTest, payInWindow } from '../../../../simulators/payment-provider/test-payments.ts';
import { insertTestPlan, listTestPurchases } from '../../../../testing/billing-fixtures.ts';
import { openTestApp, registerThrough } from '../../../../testing/test-app.ts';
import { savePurchase } from '../../checkout/index.ts';
import { finishRefunds } from '../refunds/finish-refunds.ts';
import { settleOrder } from './settle-order.ts';

const { app, context } = await openTestApp();
const { db } = context;

async function choose() {
  const { accountID: accountId } = await registerThrough(app);
  const planID = await insertTestPlan(db, { price_paise: 259_900 });
  const choice = { kind: 'subscription' as const, planID };
  return { planID, save: () => savePurchase(context, { buyer: { accountId }, choice, claimed: {} }) };
}

it('creates an unpaid order at the provider', async () => {
  const { save } = await choose();
  const saved = await save();
  expect(saved).toMatchObject({ keyId: context.gateway.keyId, amountPaise: 306_682 });
  expect(await context.gateway.listPayments(saved.orderId)).toEqual([]);
});

it.each(['error', 'busy', 'garbled', 'lose-reply'] as const)(
  'reports a provider that replies with "%s" as unavailable and stores nothing; the next try succeeds',
  async (api) => {
    const { planID, save } = await choose();
    await behaveInTest(app, { api });
    await expect(save()).rejects.toMatchObject({ code: 'unavailable' });
    expect(await listTestPurchases(db, planID)).toEqual([]);
    await behaveInTest(app, { api: 'well' });
    const saved = await save();
    expect(await listTestPurchases(db, planID)).toMatchObject([{ order_id: saved.orderId, status: 'created' }]);
  },
);

it('grants one of two replacing orders that are both paid and refunds the other', async () => {
  const { accountID: accountId } = await registerThrough(app);
  const planID = await insertTestPlan(db);
  const saves = ([1, 3] as const).map(
    (monthDuration) => () =>
      savePurchase(context, {
        buyer: { accountId },
        choice: { kind: 'subscription', planID, monthDuration },
        claimed: {},
      }),
  );
  const orders = [];
  for (const save of saves) orders.push(await save());
  for (const { orderId, amountPaise } of orders) await payInWindow(app, { orderId, amountPaise });

  const outcomes = await Promise.all(orders.map(({ orderId }) => settleOrder(context, orderId)));
  await finishRefunds(context);
  expect(outcomes.sort()).toEqual(['paid', 'unpaid']);
  const bought = await listTestPurchases(db, planID);
  expect(bought.map(({ status }) => status).sort()).toEqual(['created', 'paid']);
  const surplus = bought.find(({ status }) => status === 'created');
  const [payment] = await context.gateway.listPayments(surplus?.order_id ?? '');
  expect(payment).toMatchObject({ refundedPaise: surplus?.total_paise });
  const grants = await db.selectFrom('purchased_plans').select('id').where('account_id', '=', accountId).execute();
  expect(grants).toHaveLength(1);
});
