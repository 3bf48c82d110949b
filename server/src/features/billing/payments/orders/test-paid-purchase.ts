import type { FastifyInstance } from 'fastify';
import { payInWindow } from '../../../../simulators/payment-provider/test-payments.ts';
import { createTestPlan, TEST_GUEST, type TestPlan } from '../../../../testing/billing-fixtures.ts';
import type { TestContext } from '../../../../testing/test-app.ts';
import { savePurchase } from '../../checkout/index.ts';
import { settleOrder } from './settle-order.ts';

interface TestPurchase {
  /** The buyer; a guest when undefined. */
  accountId?: number;
  guestEmail?: string;
  plan?: TestPlan;
  monthDuration?: 1 | 3 | 6 | 12;
  stateID?: number;
}

/** Creates a plan, buys it, pays at the simulated provider and settles the order. */
export async function buyAndPay(
  context: TestContext,
  app: FastifyInstance,
  { accountId, guestEmail = TEST_GUEST.email, plan = {}, ...terms }: TestPurchase,
): Promise<{ purchaseId: number; orderId: string; paymentId: string }> {
  const planID = await createTestPlan(context, plan);
  const buyer = accountId === undefined ? { guest: { ...TEST_GUEST, email: guestEmail } } : { accountId };
  const choice = { kind: plan.kind ?? ('combo' as const), planID, ...terms };
  const { purchaseId, orderId, amountPaise } = await savePurchase(context, { buyer, choice, claimed: {} });
  const confirmation = await payInWindow(app, { orderId, amountPaise });
  const outcome = await settleOrder(context, orderId);
  if (outcome !== 'paid' || !confirmation) throw new Error('the test payment was not accepted');
  return { purchaseId, orderId, paymentId: confirmation.razorpay_payment_id };
}
