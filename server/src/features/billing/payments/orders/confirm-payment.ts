import type { PlanKind } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Db } from '../../../infra/database/connect.ts';
import { CallError } from '../../../lib/call-error.ts';
import { checkSoon, findPurchaseOfOrder, type Purchase } from './purchases.queries.ts';
import { settleOrder } from './settle-order.ts';

/** What the payment window hands over (commerce §3). */
interface Confirmation {
  razorpay_payment_id: string;
  razorpay_signature: string;
}

/**
 * The account's own purchase of a kind.
 * @throws {CallError} forbidden, alike for somebody else's, a guest's, one of another kind and one that never was
 */
export async function ownPurchase(db: Db, accountId: number, kind: PlanKind, orderId: string): Promise<Purchase> {
  const purchase = await findPurchaseOfOrder(db, orderId);
  if (purchase?.accountId !== accountId || purchase.kind !== kind) throw new CallError('forbidden');
  return purchase;
}

/**
 * Whether a purchase counts as paid, after what the payment window handed over. The signature is checked with the order
 * id of our own row; it alone proves neither capture nor amount, so the order is settled.
 * @throws {CallError} unavailable, when the provider cannot be asked; the order is then looked at again within a minute
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
    await checkSoon(db, orderId, clock.now());
    if (status === 'paid') return true;
    throw error;
  }
}
