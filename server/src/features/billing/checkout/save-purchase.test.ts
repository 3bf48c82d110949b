import { planKinds } from '@aarambh/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, registerThrough } from '../../../testing/test-app.ts';
import { makeCoupon } from '../coupons/test-coupon.ts';
import { savePurchase, wasBoughtOtherwise } from './index.ts';
import { buyerAt, KARNATAKA, MAHARASHTRA, saveCalls } from './test-buyer.ts';
import { TestGateway } from './test-gateway.ts';
import { listPurchases, makePlan, payPurchase } from './test-world.queries.ts';

const { app, context } = await openTestApp();
const { db, clock } = context;
const gateway = new TestGateway(context);

let me: Awaited<ReturnType<typeof registerThrough>>;
beforeEach(async () => {
  me = await registerThrough(app);
  gateway.isAway = false;
  gateway.meanwhile = async () => undefined;
});
const { post, requestFor, send, buy } = buyerAt(app, () => me);

describe.each(planKinds)('a purchase of kind %s', (kind) => {
  it('is saved as quoted and gets an order of its amount', async () => {
    const planID = await makePlan(db, { kind, name: `Plan ${kind}`, price_paise: 259_900 });
    const reply = await buy({ kind, planID });
    const order = gateway.orders.at(-1);
    expect(reply).toEqual({ razorPayOrderID: order?.orderId, razorPayKeyID: 'rzp_test_key', amount: 306_682 });
    const [purchase] = await listPurchases(db, planID);
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

  it('is refused for somebody else, for a plan that is gone, and for one of another kind', async () => {
    const planID = await makePlan(db, { kind });
    const request = await requestFor({ kind, planID });
    const other = await registerThrough(app);
    expect((await send(kind, request, other.headers)).statusCode).toBe(403);

    const otherKind = kind === 'combo' ? 'interview' : 'combo';
    const [, idField] = saveCalls[kind];
    const gone = await makePlan(db, { kind, active: false });
    for (const id of [gone, 2_000_000_000, await makePlan(db, { kind: otherKind })]) {
      const reply = await send(kind, { ...request, [idField]: id });
      expect(reply.statusCode).toBe(404);
      const text = kind === 'subscription' ? 'Subscription plan not found' : 'This plan is not on offer any more.';
      expect(reply.json()).toMatchObject({ detail: text });
      expect((await post('Checkout/GetQuote', { kind, planID: id })).statusCode).toBe(404);
    }
    expect(await listPurchases(db, planID)).toEqual([]);
    expect(await listPurchases(db, gone)).toEqual([]);
  });
});

describe('asking again', () => {
  it('for the same gets the same order, also twenty times at once', async () => {
    const planID = await makePlan(db);
    const couponID = await makeCoupon(context, { maxUsesPerBuyer: 1 });
    const request = await requestFor({ kind: 'subscription', planID, couponID });
    const replies = await Promise.all(Array.from({ length: 20 }, () => send('subscription', request)));
    expect(new Set(replies.map((reply) => reply.json().razorPayOrderID)).size).toBe(1);
    clock.advanceMinutes(29);
    expect((await send('subscription', request)).json()).toEqual(replies[0]?.json());
    expect(await listPurchases(db, planID)).toHaveLength(1);
  });

  it('at once for a plan nobody asked for yet makes one purchase', async () => {
    const planID = await makePlan(db);
    const ask = () =>
      savePurchase(context, {
        buyer: { accountId: me.accountID },
        choice: { kind: 'subscription', planID },
        claimed: {},
      });
    const saved = await Promise.all(Array.from({ length: 20 }, ask));
    expect(new Set(saved.map(({ orderId }) => orderId)).size).toBe(1);
    expect(await listPurchases(db, planID)).toHaveLength(1);
  });

  it('on other terms gets another order, and only the first that is paid counts', async () => {
    const planID = await makePlan(db);
    const choice = { kind: 'subscription' as const, planID };
    const orders = [
      await buy(choice),
      await buy({ ...choice, monthDuration: 3 }),
      await buy({ ...choice, stateID: KARNATAKA }),
    ];
    expect(new Set(orders.map((order) => order.razorPayOrderID)).size).toBe(3);
    const ids = (await listPurchases(db, planID)).map(({ id }) => id);
    const barred = () => Promise.all(ids.map((id) => wasBoughtOtherwise(db, id)));
    expect(await barred()).toEqual([false, false, false]);
    await payPurchase(db, orders[1]?.razorPayOrderID ?? '', clock.now());
    expect(await barred()).toEqual([true, false, true]);

    // Bought: the next one is a renewal of its own.
    const renewal = await buy(choice);
    expect(orders.map((order) => order.razorPayOrderID)).not.toContain(renewal.razorPayOrderID);
    const last = (await listPurchases(db, planID)).at(-1);
    expect(last?.attempt_of).toBeNull();
    expect(await wasBoughtOtherwise(db, last?.id ?? 0)).toBe(false);
  });

  it('after half an hour, for a plan that was changed, or for another plan gets another order', async () => {
    const planID = await makePlan(db);
    const choice = { kind: 'subscription' as const, planID };
    const first = await buy(choice);
    clock.advanceMinutes(30);
    const later = await buy(choice);
    await db.updateTable('plans').set({ vacancies: 41 }).where('id', '=', planID).execute();
    const changed = await buy(choice);
    const other = await buy({ kind: 'subscription', planID: await makePlan(db) });
    expect(new Set([first, later, changed, other].map((order) => order.razorPayOrderID)).size).toBe(4);
  });

  it("never gets somebody else's order", async () => {
    const planID = await makePlan(db);
    const mine = await buy({ kind: 'subscription', planID });
    me = await registerThrough(app);
    expect((await buy({ kind: 'subscription', planID })).razorPayOrderID).not.toBe(mine.razorPayOrderID);
  });
});

describe('a provider that is away', () => {
  it('is told as such and leaves nothing behind; the next try gets its order', async () => {
    const planID = await makePlan(db);
    const request = await requestFor({ kind: 'subscription', planID });
    gateway.isAway = true;
    const reply = await send('subscription', request);
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toMatchObject({ code: 'unavailable' });
    expect(await listPurchases(db, planID)).toEqual([]);
    gateway.isAway = false;
    expect((await send('subscription', request)).statusCode).toBe(200);
    expect(await listPurchases(db, planID)).toHaveLength(1);
  });

  it('is asked outside any transaction: what was saved is there, and nobody is locked', async () => {
    const planID = await makePlan(db);
    const seen: unknown[] = [];
    gateway.meanwhile = async () => {
      seen.push(await listPurchases(db, planID));
      await db.transaction().execute(async (tx) => {
        await tx.selectFrom('accounts').select('id').where('id', '=', me.accountID).forUpdate().noWait().execute();
        await tx.selectFrom('purchases').select('id').where('plan_id', '=', planID).forUpdate().noWait().execute();
      });
    };
    await buy({ kind: 'subscription', planID });
    expect(seen).toMatchObject([[{ order_id: null, status: 'created' }]]);
  });
});
