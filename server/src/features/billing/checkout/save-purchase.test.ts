import { planKindNames, planWireFields } from '@aarambh/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { insertTestPlan, listTestPurchases, markTestPurchasePaid } from '../../../testing/billing-fixtures.ts';
import { openTestApp, registerThrough } from '../../../testing/test-app.ts';
import { createTestCoupon } from '../coupons/test-coupon.ts';
import { isPaidByOtherAttempt, savePurchase } from './index.ts';
import { createCheckoutClient, KARNATAKA, MAHARASHTRA } from './test-checkout-client.ts';
import { TestOrderGateway } from './test-order-gateway.ts';

const { app, context } = await openTestApp();
const { db, clock } = context;
const gateway = new TestOrderGateway(context);

let me: Awaited<ReturnType<typeof registerThrough>>;
beforeEach(async () => {
  me = await registerThrough(app);
  gateway.isUnavailable = false;
  gateway.beforeReply = async () => undefined;
});
const { post, requestFor, send, buy } = createCheckoutClient(app, () => me);

describe.each(planKindNames)('a purchase of kind %s', (kind) => {
  it('is saved with the quoted amounts and gets an order of its total', async () => {
    const planID = await insertTestPlan(db, { kind, name: `Plan ${kind}`, price_paise: 259_900 });
    const reply = await buy({ kind, planID });
    const order = gateway.orders.at(-1);
    expect(reply).toEqual({ razorPayOrderID: order?.orderId, razorPayKeyID: 'rzp_test_key', amount: 306_682 });
    const [purchase] = await listTestPurchases(db, planID);
    expect(order).toMatchObject({ amountPaise: 306_682, notes: { purchase: String(purchase?.id) } });
    expect(order?.receipt.length).toBeLessThanOrEqual(40);
    expect(purchase).toMatchObject({
      account_id: me.accountID,
      kind,
      plan: { planID, kind, name: `Plan ${kind}`, pricePaise: 259_900, ctc: 0 },
      months: 1,
      price_paise: 259_900,
      discount_paise: 0,
      cgst_paise: 23_391,
      sgst_paise: 23_391,
      igst_paise: 0,
      total_paise: 306_682,
      state_id: MAHARASHTRA,
      order_id: order?.orderId,
      status: 'created',
    });
    expect(purchase?.next_check_at?.getTime()).toBe(clock.now().getTime() + 2 * 60_000);
  });

  it('is rejected for another account, an inactive plan, and a plan of another kind', async () => {
    const planID = await insertTestPlan(db, { kind });
    const request = await requestFor({ kind, planID });
    const other = await registerThrough(app);
    expect((await send(kind, request, other.headers)).statusCode).toBe(403);

    const otherKind = kind === 'combo' ? 'interview' : 'combo';
    const { idField } = planWireFields[kind];
    const inactive = await insertTestPlan(db, { kind, active: false });
    for (const id of [inactive, 2_000_000_000, await insertTestPlan(db, { kind: otherKind })]) {
      const reply = await send(kind, { ...request, [idField]: id });
      expect(reply.statusCode).toBe(404);
      const text = kind === 'subscription' ? 'Subscription plan not found' : 'This plan is no longer on offer.';
      expect(reply.json()).toMatchObject({ detail: text });
      expect((await post('Checkout/GetQuote', { kind, planID: id })).statusCode).toBe(404);
    }
    expect(await listTestPurchases(db, planID)).toEqual([]);
    expect(await listTestPurchases(db, inactive)).toEqual([]);
  });
});

describe('a repeated request', () => {
  it('with the same terms gets the same order, also twenty times concurrently', async () => {
    const planID = await insertTestPlan(db);
    const couponID = await createTestCoupon(context, { maxUsesPerBuyer: 1 });
    const request = await requestFor({ kind: 'subscription', planID, couponID });
    const replies = await Promise.all(Array.from({ length: 20 }, () => send('subscription', request)));
    expect(new Set(replies.map((reply) => reply.json().razorPayOrderID)).size).toBe(1);
    clock.advanceMinutes(29);
    expect((await send('subscription', request)).json()).toEqual(replies[0]?.json());
    expect(await listTestPurchases(db, planID)).toHaveLength(1);
  });

  it('creates one purchase when the first requests are concurrent', async () => {
    const planID = await insertTestPlan(db);
    const ask = () =>
      savePurchase(context, {
        buyer: { accountId: me.accountID },
        choice: { kind: 'subscription', planID },
        claimed: {},
      });
    const saved = await Promise.all(Array.from({ length: 20 }, ask));
    expect(new Set(saved.map(({ orderId }) => orderId)).size).toBe(1);
    expect(await listTestPurchases(db, planID)).toHaveLength(1);
  });

  it('with other terms gets another order, and only the first paid one is granted', async () => {
    const planID = await insertTestPlan(db);
    const choice = { kind: 'subscription' as const, planID };
    const orders = [
      await buy(choice),
      await buy({ ...choice, monthDuration: 3 }),
      await buy({ ...choice, stateID: KARNATAKA }),
    ];
    expect(new Set(orders.map((order) => order.razorPayOrderID)).size).toBe(3);
    const ids = (await listTestPurchases(db, planID)).map(({ id }) => id);
    const barred = () => Promise.all(ids.map((id) => isPaidByOtherAttempt(db, id)));
    expect(await barred()).toEqual([false, false, false]);
    await markTestPurchasePaid(db, orders[1]?.razorPayOrderID ?? '', clock.now());
    expect(await barred()).toEqual([true, false, true]);

    // Paid: the next one is a renewal.
    const renewal = await buy(choice);
    expect(orders.map((order) => order.razorPayOrderID)).not.toContain(renewal.razorPayOrderID);
    const last = (await listTestPurchases(db, planID)).at(-1);
    expect(last?.attempt_of).toBeNull();
    expect(await isPaidByOtherAttempt(db, last?.id ?? 0)).toBe(false);
  });

  it('gets another order after half an hour, for a changed plan, or for another plan', async () => {
    const planID = await insertTestPlan(db);
    const choice = { kind: 'subscription' as const, planID };
    const first = await buy(choice);
    clock.advanceMinutes(30);
    const later = await buy(choice);
    await db.updateTable('plans').set({ vacancies: 41 }).where('id', '=', planID).execute();
    const changed = await buy(choice);
    const other = await buy({ kind: 'subscription', planID: await insertTestPlan(db) });
    expect(new Set([first, later, changed, other].map((order) => order.razorPayOrderID)).size).toBe(4);
  });

  it("never gets another account's order", async () => {
    const planID = await insertTestPlan(db);
    const mine = await buy({ kind: 'subscription', planID });
    me = await registerThrough(app);
    expect((await buy({ kind: 'subscription', planID })).razorPayOrderID).not.toBe(mine.razorPayOrderID);
  });
});

describe('an unavailable provider', () => {
  it('is reported as unavailable and leaves nothing stored; the next try gets its order', async () => {
    const planID = await insertTestPlan(db);
    const request = await requestFor({ kind: 'subscription', planID });
    gateway.isUnavailable = true;
    const reply = await send('subscription', request);
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toMatchObject({ code: 'unavailable' });
    expect(await listTestPurchases(db, planID)).toEqual([]);
    gateway.isUnavailable = false;
    expect((await send('subscription', request)).statusCode).toBe(200);
    expect(await listTestPurchases(db, planID)).toHaveLength(1);
  });

  it('is called outside any transaction: the purchase is visible and nothing is locked', async () => {
    const planID = await insertTestPlan(db);
    const seen: unknown[] = [];
    gateway.beforeReply = async () => {
      seen.push(await listTestPurchases(db, planID));
      await db.transaction().execute(async (tx) => {
        await tx.selectFrom('accounts').select('id').where('id', '=', me.accountID).forUpdate().noWait().execute();
        await tx.selectFrom('purchases').select('id').where('plan_id', '=', planID).forUpdate().noWait().execute();
      });
    };
    await buy({ kind: 'subscription', planID });
    expect(seen).toMatchObject([[{ order_id: null, status: 'created' }]]);
  });
});
