import type { PaymentConfirmation } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import {
  confirmPayment,
  FAILURE_RECORDED,
  findPurchaseOfOrder,
  type Purchase,
  recordReportedFailure,
} from '../payments/index.ts';

const ORDER_NOT_FOUND = 'We could not find this payment.';

/** Finds the guest purchase of an order; orders of accounts have their own calls. */
async function findGuestOrder({ db }: AppContext, orderId: string): Promise<Purchase | undefined> {
  const purchase = await findPurchaseOfOrder(db, orderId);
  return purchase?.guestEmail ? purchase : undefined;
}

/**
 * Verifies a guest's payment.
 * @returns the purchase id when the payment is valid
 * @throws {CallError} unavailable when the provider is unavailable
 */
export async function verifyGuestPayment(
  context: AppContext,
  confirmation: PaymentConfirmation,
): Promise<{ success: boolean; id: number }> {
  const purchase = await findGuestOrder(context, confirmation.razorpay_order_id);
  if (!purchase || !(await confirmPayment(context, purchase, confirmation))) return { success: false, id: 0 };
  return { success: true, id: purchase.purchaseId };
}

/** Records that a guest's browser reports a failed payment. A paid order stays paid. */
export async function reportGuestFailure(context: AppContext, orderId: string): Promise<string> {
  const purchase = await findGuestOrder(context, orderId);
  if (!purchase) return ORDER_NOT_FOUND;
  await recordReportedFailure(context.db, purchase.purchaseId, context.clock.now());
  return FAILURE_RECORDED;
}
