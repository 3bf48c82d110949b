import { describe, expect, it } from 'vitest';
import { payInWindow } from '../../../../simulators/payment-provider/test-payments.ts';
import { createTestPlan, TEST_GUEST } from '../../../../testing/billing-fixtures.ts';
import { openTestApp, registerThrough } from '../../../../testing/test-app.ts';
import { type PurchaseRequest, savePurchase } from '../../checkout/save-purchase.ts';
import { COUPON_USED_BY_BUYER, HOLD_MINUTES } from '../../coupons/hold-coupon.ts';
import { endCoupon } from '../../coupons/index.ts';
import { createTestCoupon } from '../../coupons/test-coupon.ts';
import { findPurchaseOutcome } from '../test-purchases.queries.ts';
import { COUPON_LAPSED, settleOrder } from './settle-order.ts';

const { app, context } = await openTestApp();
const { db, clock } = context;

type Buyer = PurchaseRequest['buyer'];
type Saved = Awaited<ReturnType<typeof savePurchase>>;

const planID = await createTestPlan(context, { kind: 'combo' });
const guest = (email: string): Buyer => ({ guest: { ...TEST_GUEST, email } });
const order = (buyer: Buyer, couponID: number): Promise<Saved> =>
  savePurchase(context, { buyer, choice: { kind: 'combo', planID, couponID }, claimed: {} });
const pay = ({ orderId, amountPaise }: Saved) => payInWindow(app, { orderId, amountPaise });

async function payAndSettle(saved: Saved) {
  await pay(saved);
  return await settleOrder(context, saved.orderId);
}

/** Expects that the payment of an order is refunded with the reason that the buyer is shown, and nothing is granted. */
async function expectRefunded({ purchaseId, amountPaise }: Saved): Promise<void> {
  const { status, grants, refunds } = await findPurchaseOutcome(db, purchaseId);
  expect({ status, grants }).toEqual({ status: 'created', grants: 0 });
  expect(refunds).toMatchObject([{ amountPaise }]);
  const { reason } = await db
    .selectFrom('refunds')
    .select('reason')
    .where('purchase_id', '=', purchaseId)
    .executeTakeFirstOrThrow();
  expect(reason).toBe(COUPON_LAPSED);
}

describe('an order with a coupon, paid after it no longer holds the coupon,', () => {
  it('is refunded when the coupon was used up meanwhile', async () => {
    const couponID = await createTestCoupon(context, { maxUses: 1 });
    const old = await order(guest('old@example.com'), couponID);
    clock.advanceMinutes(HOLD_MINUTES);
    const next = await order(guest('next@example.com'), couponID);
    expect(await payAndSettle(next)).toBe('paid');
    expect(await payAndSettle(old)).toBe('unpaid');
    await expectRefunded(old);
  });

  it('is refunded when another order holds the last use', async () => {
    const couponID = await createTestCoupon(context, { maxUses: 1 });
    const old = await order(guest('first@example.com'), couponID);
    clock.advanceMinutes(HOLD_MINUTES);
    await order(guest('holder@example.com'), couponID);
    expect(await payAndSettle(old)).toBe('unpaid');
    await expectRefunded(old);
  });

  it('is refunded when staff have ended the coupon, and stays refunded', async () => {
    const couponID = await createTestCoupon(context, { code: 'ENDED' });
    const old = await order(guest('late@example.com'), couponID);
    clock.advanceMinutes(HOLD_MINUTES);
    await endCoupon(db, 'ENDED');
    expect(await payAndSettle(old)).toBe('unpaid');
    await db.updateTable('coupons').set({ active: true }).where('id', '=', couponID).execute();
    expect(await settleOrder(context, old.orderId)).toBe('unpaid');
    await expectRefunded(old);
  });

  it('is refunded when the coupon has expired', async () => {
    const couponID = await createTestCoupon(context, { endsAt: new Date(clock.now().getTime() + 60_000) });
    const old = await order(guest('expired@example.com'), couponID);
    clock.advanceMinutes(HOLD_MINUTES);
    expect(await payAndSettle(old)).toBe('unpaid');
    await expectRefunded(old);
  });

  it('uses the coupon while that is allowed', async () => {
    const couponID = await createTestCoupon(context, { maxUses: 1, maxUsesPerBuyer: 1 });
    const old = await order(guest('allowed@example.com'), couponID);
    clock.advanceMinutes(24 * 60 - 1);
    expect(await payAndSettle(old)).toBe('paid');
  });

  it('uses it within its limit when several such orders are paid concurrently', async () => {
    const couponID = await createTestCoupon(context, { maxUses: 2 });
    const orders: Saved[] = [];
    for (let n = 0; n < 6; n += 1) {
      orders.push(await order(guest(`one.of.six.${n}@example.com`), couponID));
      clock.advanceMinutes(HOLD_MINUTES);
    }
    await Promise.all(orders.map(pay));
    const outcomes = await Promise.all(orders.map(({ orderId }) => settleOrder(context, orderId)));
    expect(outcomes.filter((outcome) => outcome === 'paid')).toHaveLength(2);
    for (const [nth, outcome] of outcomes.entries())
      if (outcome === 'unpaid') await expectRefunded(orders[nth] as Saved);
  });
});

it('an order paid while it holds its coupon keeps the discount, even when staff end the coupon or it is settled late', async () => {
  const couponID = await createTestCoupon(context, { code: 'HELD', maxUses: 1 });
  const held = await order(guest('held@example.com'), couponID);
  clock.advanceMinutes(HOLD_MINUTES - 1);
  await endCoupon(db, 'HELD');
  await pay(held);
  clock.advanceMinutes(2 * HOLD_MINUTES);
  expect(await settleOrder(context, held.orderId)).toBe('paid');
});

it('an order paid in time but settled after others used the coupon up is refunded at once', async () => {
  const limits = { maxUses: 1, maxUsesPerBuyer: 1 };
  for (const [couponID, email] of [
    [await createTestCoupon(context, limits), 'unheard@example.com'],
    [await createTestCoupon(context, { maxUses: 1 }), 'another@example.com'],
  ] as const) {
    const unheard = await order(guest('unheard@example.com'), couponID);
    clock.advanceMinutes(HOLD_MINUTES - 1);
    // Neither the browser nor the payment gateway reports it.
    await pay(unheard);
    clock.advanceMinutes(2);
    expect(await payAndSettle(await order(guest(email), couponID))).toBe('paid');
    expect(await settleOrder(context, unheard.orderId)).toBe('unpaid');
    await expectRefunded(unheard);
  }
});

describe('the limit per buyer counts an account and a guest with its email address together:', () => {
  it('first as a guest', async () => {
    const couponID = await createTestCoupon(context, { maxUsesPerBuyer: 1 });
    const { accountID: accountId } = await registerThrough(app, { email: 'meera.guest@example.com' });
    expect(await payAndSettle(await order(guest('Meera.Guest@example.com'), couponID))).toBe('paid');
    await expect(order({ accountId }, couponID)).rejects.toThrow(COUPON_USED_BY_BUYER);
  });

  it('first with the account', async () => {
    const couponID = await createTestCoupon(context, { maxUsesPerBuyer: 1 });
    const { accountID: accountId } = await registerThrough(app, { email: 'meera.member@example.com' });
    expect(await payAndSettle(await order({ accountId }, couponID))).toBe('paid');
    await expect(order(guest('Meera.Member@example.com'), couponID)).rejects.toThrow(COUPON_USED_BY_BUYER);
    expect((await order(guest('someone.else@example.com'), couponID)).orderId).toMatch(/^order_/);
  });
});
