import { type Gateway, GatewayError, type GatewayPayment } from '../../../../integrations/razorpay/payment-gateway.ts';
import type { Purchase } from './orders.queries.ts';

/** Whether a payment belongs to the order and has its exact amount in INR. */
const isOfPurchase = (payment: GatewayPayment, { orderId, totalPaise }: Purchase): boolean =>
  payment.orderId === orderId && payment.amountPaise === totalPaise && payment.currency === 'INR';

/** Finds the payment that pays for a purchase: captured, of the exact amount, not refunded. */
export const findCapturedPayment = (purchase: Purchase, payments: GatewayPayment[]): GatewayPayment | undefined =>
  payments.find(
    (payment) => payment.status === 'captured' && payment.refundedPaise === 0 && isOfPurchase(payment, purchase),
  );

/**
 * Fetches the payments of an order from the provider. Captures an authorised payment when no captured one pays for the
 * purchase.
 * @throws {CallError} unavailable when the provider is unavailable
 */
export async function fetchPayments(gateway: Gateway, purchase: Purchase): Promise<GatewayPayment[]> {
  const payments = await gateway.listPayments(purchase.orderId);
  if (purchase.status !== 'created' || findCapturedPayment(purchase, payments)) return payments;
  const authorized = payments.find((payment) => payment.status === 'authorized' && isOfPurchase(payment, purchase));
  if (!authorized) return payments;
  try {
    const captured = await gateway.capture(authorized.paymentId, purchase.totalPaise);
    return payments.map((payment) => (payment === authorized ? captured : payment));
  } catch (error) {
    // Captured concurrently, or no longer authorised by the bank: fetch the current state.
    if (!(error instanceof GatewayError)) throw error;
    return await gateway.listPayments(purchase.orderId);
  }
}
