import { expect, it } from 'vitest';
import { behaveInTest, payInWindow } from '../../../simulators/payment-provider/test-payments.ts';
import { openTestApp, registerThrough } from '../../../testing/test-app.ts';
import { finishRefunds } from '../payments/refunds/finish-refunds.ts';
import { settleOrder } from '../payments/settle-order.ts';
import { savePurchase } from './index.ts';
import { listPurchases, makePlan } from './test-world.queries.ts';

const { app, context } = await openTestApp();
const { db } = context;

async function choose() {
  const { accountID: accountId } = await registerThrough(app);
  const planID = await makePlan(db, { price_paise: 259_900 });
  const choice = { kind: 'subscription' as const, planID };
  return { planID, save: () => savePurchase(context, { buyer: { accountId }, choice, claimed: {} }) };
}

it('the order is there at the provider, nothing paid on it yet', async () => {
  const { save } = await choose();
  const saved = await save();
  expect(saved).toMatchObject({ keyId: context.gateway.keyId, amountPaise: 306_682 });
  expect(await context.gateway.listPayments(saved.orderId)).toEqual([]);
});

it.each(['error', 'busy', 'garbled', 'lose-reply'] as const)(
  'a provider that answers with "%s" is told as such, leaves nothing, and the next try is fine',
  async (api) => {
    const { planID, save } = await choose();
    await behaveInTest(app, { api });
    await expect(save()).rejects.toMatchObject({ code: 'unavailable' });
    expect(await listPurchases(db, planID)).toEqual([]);
    await behaveInTest(app, { api: 'well' });
    const saved = await save();
    expect(await listPurchases(db, planID)).toMatchObject([{ order_id: saved.orderId, status: 'created' }]);
  },
);

it("who pays for two orders of one plan that were to take each other's place buys once and gets the other money back", async () => {
  const { accountID: accountId } = await registerThrough(app);
  const planID = await makePlan(db);
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
  const bought = await listPurchases(db, planID);
  expect(bought.map(({ status }) => status).sort()).toEqual(['created', 'paid']);
  const surplus = bought.find(({ status }) => status === 'created');
  const [payment] = await context.gateway.listPayments(surplus?.order_id ?? '');
  expect(payment).toMatchObject({ refundedPaise: surplus?.total_paise });
  const grants = await db.selectFrom('purchased_plans').select('id').where('account_id', '=', accountId).execute();
  expect(grants).toHaveLength(1);
});
