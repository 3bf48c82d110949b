import type { PaymentConfirmation } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import { confirmPayment, findPurchaseOfOrder, noteReportedFailure, type Purchase } from '../payments/index.ts';

const FAILURE_NOTED = 'The payment status was noted successfully.';
const NO_SUCH_ORDER = 'We could not find this payment.';

/** The purchase of an order, when a guest began it: orders of accounts have calls of their own. */
async function findGuestOrder({ db }: AppContext, orderId: string): Promise<Purchase | undefined> {
  const purchase = await findPurchaseOfOrder(db, orderId);
  return purchase?.guestEmail ? purchase : undefined;
}

/**
 * Whether a guest's payment counts, and of which purchase it is.
 * @throws {CallError} unavailable, when the provider cannot be asked
 */
export async function verifyGuestPayment(
  context: AppContext,
  confirmation: PaymentConfirmation,
): Promise<{ success: boolean; id: number }> {
  const purchase = await findGuestOrder(context, confirmation.razorpay_order_id);
  if (!purchase || !(await confirmPayment(context, purchase, confirmation))) return { success: false, id: 0 };
  return { success: true, id: purchase.purchaseId };
}

/** Notes that a guest's browser reports a failed payment; undoes nothing. */
export async function reportGuestFailure(context: AppContext, orderId: string): Promise<string> {
  const purchase = await findGuestOrder(context, orderId);
  if (!purchase) return NO_SUCH_ORDER;
  await noteReportedFailure(context.db, purchase.purchaseId, context.clock.now());
  return FAILURE_NOTED;
}
