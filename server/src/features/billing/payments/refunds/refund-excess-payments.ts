import type { AppContext } from '../../../app-context.ts';
import type { GatewayPayment } from '../../../integrations/razorpay/payment-gateway.ts';
import type { Purchase } from './purchases.queries.ts';
import { refundPayment } from './refunds/refund-payment.ts';

/** Why money goes back that bought nothing. */
export const SURPLUS_PAYMENT = 'Paid more than once, or not the amount of the order.';

/** Gives back what was taken for an order and does not pay for it. */
export async function giveBackSurplus(
  context: AppContext,
  { purchaseId, orderId, paymentId }: Purchase,
  payments: GatewayPayment[],
): Promise<void> {
  for (const payment of payments) {
    const amountPaise = payment.amountPaise - payment.refundedPaise;
    if (payment.status !== 'captured' || payment.paymentId === paymentId || amountPaise <= 0) continue;
    if (payment.orderId !== orderId || payment.currency !== 'INR') {
      context.log.error({ purchaseId }, 'a payment that is not in rupees, or of another order, needs a person');
      continue;
    }
    await refundPayment(context, { purchaseId, paymentId: payment.paymentId, amountPaise, reason: SURPLUS_PAYMENT });
  }
}
