import type { PlanKind } from '@aarambh/contract';
import type { AppContext } from '../../../../app-context.ts';
import type { Db } from '../../../../infra/database/connect.ts';
import { CallError } from '../../../../lib/call-error.ts';
import { findPurchaseOfOrder, type Purchase, scheduleCheckNow } from './orders.queries.ts';
import { settleOrder } from './settle-order.ts';

/** Result of the payment window (commerce §3). */
interface Confirmation {
  razorpay_payment_id: string;
  razorpay_signature: string;
}

/**
 * Gets the account's own purchase of a kind by order id.
 * @throws {CallError} forbidden for any other order, existing or not
 */
export async function getOwnPurchase(db: Db, accountId: number, kind: PlanKind, orderId: string): Promise<Purchase> {
  const purchase = await findPurchaseOfOrder(db, orderId);
  if (purchase?.accountId !== accountId || purchase.kind !== kind) throw new CallError('forbidden');
  return purchase;
}

/**
 * Verifies the result of the payment window and returns whether the purchase is paid. The signature is checked against the
 * stored order id; it proves neither capture nor amount, so the order is also settled.
 * @throws {CallError} unavailable when the provider is unavailable; the order is then checked again within a minute
 */
export async function confirmPayment(
  context: AppContext,
  purchase: Purchase,
  { razorpay_payment_id: paymentId, razorpay_signature: signature }: Confirmation,
): Promise<boolean> {
  const { db, clock, gateway } = context;
  const { orderId, status } = purchase;
  if (!gateway.isPaymentSignature(orderId, paymentId, signature)) return false;
  if (status === 'paid' && purchase.paymentId === paymentId) return true;
  try {
    return (await settleOrder(context, orderId)) === 'paid';
  } catch (error) {
    await scheduleCheckNow(db, orderId, clock.now());
    if (status === 'paid') return true;
    throw error;
  }
}
