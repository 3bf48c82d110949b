import type { FastifyInstance } from 'fastify';
import { payInWindow } from '../../../simulators/payment-provider/test-payments.ts';
import type { TestContext } from '../../../testing/test-app.ts';
import { savePurchase } from '../checkout/index.ts';
import { createPlan, readPlanFile } from '../plans/index.ts';
import { settleOrder } from './settle-order.ts';

/** What a test buys; a combo of 90 days for ₹2,599.00 and tax unless it says otherwise. */
interface Wish {
  accountId?: number;
  guestEmail?: string;
  plan?: Record<string, unknown>;
  monthDuration?: 1 | 3 | 6 | 12;
  stateID?: number;
}

/** For tests: a plan that is bought, paid at the simulated provider and settled. */
export async function buyAndPay(
  context: TestContext,
  app: FastifyInstance,
  { accountId, guestEmail = 'guest@example.com', plan = {}, ...wish }: Wish,
): Promise<{ purchaseId: number; orderId: string; paymentId: string }> {
  const described = { kind: 'combo', name: 'Career Plus', price: 2_599, validityDays: 90, ...plan } as const;
  const planID = await createPlan(context.db, readPlanFile(JSON.stringify(described)));
  const guest = { email: guestEmail, countryId: 105, mobileNo: '9876543210' };
  const buyer = accountId === undefined ? { guest } : { accountId };
  const choice = { kind: described.kind, planID, ...wish };
  const { purchaseId, orderId, amountPaise } = await savePurchase(context, { buyer, choice, claimed: {} });
  const confirmation = await payInWindow(app, { orderId, amountPaise });
  const outcome = await settleOrder(context, orderId);
  if (outcome !== 'paid' || !confirmation) throw new Error('the payment of the test does not count');
  return { purchaseId, orderId, paymentId: confirmation.razorpay_payment_id };
}
