import type { AppContext } from '../../../../app-context.ts';
import type { GatewayPayment } from '../../../../integrations/razorpay/payment-gateway.ts';
import type { Purchase } from '../orders/orders.queries.ts';
import { insertRefund } from './refunds.queries.ts';

/** Reason of the refund of an excess payment. */
export const EXCESS_PAYMENT = 'Paid more than once, or not the amount of the order.';

/**
 * Refunds excess payments: captured payments of an order other than the one that pays for it. Idempotent, since a payment has
 * at most one refund; finish-refunds.ts carries it out. There is no credit note, because no invoice was issued.
 */
export async function refundExcessPayments(
  context: AppContext,
  { purchaseId, orderId, paymentId }: Purchase,
  payments: GatewayPayment[],
): Promise<void> {
  for (const payment of payments) {
    const amountPaise = payment.amountPaise - payment.refundedPaise;
    if (payment.status !== 'captured' || payment.paymentId === paymentId || amountPaise <= 0) continue;
    if (payment.orderId !== orderId || payment.currency !== 'INR') {
      context.log.error({ purchaseId }, 'payment in another currency or of another order; manual action needed');
      continue;
    }
    const refund = { purchaseId, paymentId: payment.paymentId, number: 1, amountPaise, reason: EXCESS_PAYMENT };
    await insertRefund(context.db, refund, context.clock.now());
  }
}
