import { type Gateway, GatewayError, type GatewayPayment } from '../../../integrations/razorpay/payment-gateway.ts';
import type { Purchase } from './purchases.queries.ts';

/** Whether a payment is of this order, and of its whole amount in rupees. */
const isOfPurchase = (payment: GatewayPayment, { orderId, totalPaise }: Purchase): boolean =>
  payment.orderId === orderId && payment.amountPaise === totalPaise && payment.currency === 'INR';

/** The payment that pays for a purchase, if one of these does: taken, whole, and not given back. */
export const paymentOf = (purchase: Purchase, payments: GatewayPayment[]): GatewayPayment | undefined =>
  payments.find(
    (payment) => payment.status === 'captured' && payment.refundedPaise === 0 && isOfPurchase(payment, purchase),
  );

/**
 * The payments of a purchase's order as the provider has them. One that is only authorised is taken first when nothing
 * else pays for the purchase.
 * @throws {CallError} unavailable, when the provider cannot be asked
 */
export async function askForPayments(gateway: Gateway, purchase: Purchase): Promise<GatewayPayment[]> {
  const payments = await gateway.listPayments(purchase.orderId);
  if (purchase.status !== 'created' || paymentOf(purchase, payments)) return payments;
  const waiting = payments.find((payment) => payment.status === 'authorized' && isOfPurchase(payment, purchase));
  if (!waiting) return payments;
  try {
    const taken = await gateway.capture(waiting.paymentId, purchase.totalPaise);
    return payments.map((payment) => (payment === waiting ? taken : payment));
  } catch (error) {
    // Refused: taken by another look at the same moment, or given up by the bank. The provider knows which.
    if (!(error instanceof GatewayError)) throw error;
    return await gateway.listPayments(purchase.orderId);
  }
}
