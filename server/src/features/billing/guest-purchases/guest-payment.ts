import type { PaymentConfirmation } from '@aarambh/contract';
import type { Platform } from '../../../app-context.ts';
import { confirmPayment, findPurchaseOfOrder, noteReportedFailure, type Purchase } from '../payments/index.ts';

const FAILURE_NOTED = 'The payment status was noted successfully.';
const NO_SUCH_ORDER = 'We could not find this payment.';

/** The purchase of an order, when a guest began it: orders of accounts have calls of their own. */
async function findGuestOrder({ db }: Platform, orderId: string): Promise<Purchase | undefined> {
  const purchase = await findPurchaseOfOrder(db, orderId);
  return purchase?.guestEmail ? purchase : undefined;
}

/**
 * Whether a guest's payment counts, and of which purchase it is.
 * @throws {CallError} unavailable, when the provider cannot be asked
 */
export async function verifyGuestPayment(
  platform: Platform,
  confirmation: PaymentConfirmation,
): Promise<{ success: boolean; id: number }> {
  const purchase = await findGuestOrder(platform, confirmation.razorpay_order_id);
  if (!purchase || !(await confirmPayment(platform, purchase, confirmation))) return { success: false, id: 0 };
  return { success: true, id: purchase.purchaseId };
}

/** Notes that a guest's browser reports a failed payment; undoes nothing. */
export async function reportGuestFailure(platform: Platform, orderId: string): Promise<string> {
  const purchase = await findGuestOrder(platform, orderId);
  if (!purchase) return NO_SUCH_ORDER;
  await noteReportedFailure(platform.db, purchase.purchaseId, platform.clock.now());
  return FAILURE_NOTED;
}
