import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { type Gateway, GatewayError, type GatewayPayment } from '../../../integrations/razorpay/payment-gateway.ts';
import { openRazorpayGateway } from '../../../integrations/razorpay/razorpay-gateway.ts';
import { CallError } from '../../../lib/call-error.ts';

const keys = {
  keyId: 'rzp_test_payments',
  keySecret: 'a-key-secret-of-tests',
  webhookSecret: 'a-webhook-secret-of-tests',
};
const sign = (secret: string, message: string) => createHmac('sha256', secret).update(message).digest('hex');

/** Query of a verify call as a browser sends it after a payment. */
export const confirmationOf = (orderId: string, paymentId: string) =>
  new URLSearchParams({
    razorpay_payment_id: paymentId,
    razorpay_order_id: orderId,
    razorpay_signature: sign(keys.keySecret, `${orderId}|${paymentId}`),
  });

/** A signed webhook of the provider. */
export function webhookOf(event: string, entity: { orderId?: string; paymentId?: string }, eventId?: string) {
  const payment = { entity: { id: entity.paymentId ?? 'pay_1', order_id: entity.orderId ?? null } };
  const payload = JSON.stringify({ entity: 'event', event, payload: { payment } });
  return {
    payload,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': sign(keys.webhookSecret, payload),
      ...(eventId ? { 'x-razorpay-event-id': eventId } : {}),
    },
  };
}

/** Fake payment provider with the payments set by a test; signatures are verified as in production. */
export interface TestPaymentProvider {
  gateway: Gateway;
  /** Number of listPayments calls. */
  listCalls: number;
  isUnavailable: boolean;
  /** Replaces the payments of an order. */
  setPayments(orderId: string, ...payments: Partial<GatewayPayment>[]): void;
}

/** @param totalPaise default amount of payments */
export function createTestPaymentProvider(log: FastifyBaseLogger, totalPaise: number): TestPaymentProvider {
  const payments = new Map<string, GatewayPayment[]>();
  const provider: TestPaymentProvider = {
    listCalls: 0,
    isUnavailable: false,
    setPayments(orderId, ...newPayments) {
      const whole = { status: 'captured', amountPaise: totalPaise, currency: 'INR', refundedPaise: 0 } as const;
      const createdAt = new Date();
      payments.set(
        orderId,
        newPayments.map((payment) => ({
          paymentId: orderId.replace('order', 'pay'),
          orderId,
          ...whole,
          createdAt,
          ...payment,
        })),
      );
    },
    gateway: {
      ...openRazorpayGateway(keys, log),
      async listPayments(orderId) {
        provider.listCalls += 1;
        if (provider.isUnavailable) throw new CallError('unavailable');
        return [...(payments.get(orderId) ?? [])];
      },
      async capture(paymentId, amountPaise) {
        const all = [...payments.values()].flat();
        const payment = all.find((one) => one.paymentId === paymentId && one.amountPaise === amountPaise);
        if (payment?.status !== 'authorized') throw new GatewayError(400, 'BAD_REQUEST_ERROR', 'not to be captured');
        payment.status = 'captured';
        return payment;
      },
    },
  };
  return provider;
}
