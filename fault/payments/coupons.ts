import { randomUUID } from 'node:crypto';
import { buildApp } from '../../server/src/app.ts';
import { registerAccount } from '../../server/src/features/accounts/index.ts';
import { type PurchaseRequest, savePurchase } from '../../server/src/features/billing/checkout/save-purchase.ts';
import { HOLD_MINUTES } from '../../server/src/features/billing/coupons/hold-coupon.ts';
import { endCoupon } from '../../server/src/features/billing/coupons/index.ts';
import { createTestCoupon } from '../../server/src/features/billing/coupons/test-coupon.ts';
import { settleOrder } from '../../server/src/features/billing/payments/orders/settle-order.ts';
import { findPurchaseOutcome } from '../../server/src/features/billing/payments/test-purchases.queries.ts';
import { MovableClock } from '../../server/src/lib/clock.ts';
import { behaveInTest, payInWindow } from '../../server/src/simulators/payment-provider/test-payments.ts';
import { createTestPlan, TEST_GUEST } from '../../server/src/testing/billing-fixtures.ts';
import { exactly, type FaultScenario } from '../scenario.ts';
import { shuffled } from './payment-harness.ts';

const MAX_USES = 2;
const PEOPLE = 3;
/** Every third coupon is ended by staff before its orders are paid. */
const ENDED_EVERY = 3;

type Buyer = PurchaseRequest['buyer'];

/**
 * Coupons beyond their limits: each is for two uses, one per person. Three people save an order with it as account and as
 * guest, each after the order before no longer holds the coupon, and all are paid at once. Every payment must buy the plan
 * within the limits or be refunded in full.
 */
export const coupons: FaultScenario = {
  unit: 'coupons',
  size: 100,
  async run({ context: opened }, size, progress) {
    const clock = new MovableClock(opened.clock.now());
    const context = { ...opened, clock };
    /** Orders are older than their payments, which the provider dates by the system clock. */
    const START_MINUTES = PEOPLE * 2 * HOLD_MINUTES;
    const app = await buildApp({ ...context, config: { ...context.config, rateLimit: false } });
    await app.ready();
    await behaveInTest(app, { webhooks: 'drop' });
    const planID = await createTestPlan(context, { kind: 'combo' });
    const counts = { aboveLimit: 0, twice: 0, ended: 0, lost: 0, both: 0, sold: 0, refunded: 0 };

    async function makeBuyers(): Promise<{ person: number; buyer: Buyer }[]> {
      const buyers: { person: number; buyer: Buyer }[] = [];
      for (let person = 0; person < PEOPLE; person += 1) {
        const email = `${randomUUID()}@example.com`;
        const form = { fullName: 'Kavya Raghunathan', countryID: 105, mobileNo: '9876543210', password: 'Chai@2468' };
        const origin = { address: '127.0.0.1', device: 'fault injection' };
        const { accountID: accountId } = await registerAccount(context, { ...form, email }, origin);
        buyers.push({ person, buyer: { accountId } });
        buyers.push({ person, buyer: { guest: { ...TEST_GUEST, email: email.toUpperCase() } } });
      }
      return shuffled(buyers);
    }

    async function attack(number: number): Promise<void> {
      clock.advanceMinutes(-START_MINUTES);
      const code = `ATTACK-${number}`;
      const couponID = await createTestCoupon(context, { code, maxUses: MAX_USES, maxUsesPerBuyer: 1 });
      const orders: { person: number; purchaseId: number; orderId: string; amountPaise: number }[] = [];
      for (const { person, buyer } of await makeBuyers()) {
        const saved = savePurchase(context, { buyer, choice: { kind: 'combo', planID, couponID }, claimed: {} });
        orders.push({ person, ...(await saved) });
        clock.advanceMinutes(HOLD_MINUTES);
      }
      const isEnded = number % ENDED_EVERY === 0;
      if (isEnded) await endCoupon(context.db, code);
      await Promise.all(orders.map((order) => payInWindow(app, order)));
      await Promise.all(shuffled(orders).map(({ orderId }) => settleOrder(context, orderId)));

      const users: number[] = [];
      for (const { person, purchaseId, amountPaise } of orders) {
        // The plan of a guest is granted when the guest has an account.
        const { status, refunds } = await findPurchaseOutcome(context.db, purchaseId);
        const isSold = status === 'paid';
        const isRefunded = refunds.length === 1 && refunds[0]?.amountPaise === amountPaise;
        if (isSold) users.push(person);
        counts.sold += isSold ? 1 : 0;
        counts.refunded += refunds.length;
        if (!isSold && !isRefunded) counts.lost += 1;
        if (isSold && refunds.length > 0) counts.both += 1;
      }
      counts.aboveLimit += Math.max(0, users.length - MAX_USES);
      counts.twice += users.length - new Set(users).size;
      if (isEnded) counts.ended += users.length;
    }

    try {
      for (let number = 1; number <= size; number += 1) {
        await attack(number);
        progress(number);
      }
    } finally {
      await app.close();
    }
    return [
      exactly('uses above the limit of a coupon', counts.aboveLimit, 0),
      exactly('uses by a person who had used the coupon, as account or guest', counts.twice, 0),
      exactly('uses of an ended coupon', counts.ended, 0),
      exactly('payments that neither bought the plan nor were refunded in full', counts.lost, 0),
      exactly('payments that bought the plan and were refunded', counts.both, 0),
      exactly('payments', counts.sold + counts.refunded, size * PEOPLE * 2),
    ];
  },
};
