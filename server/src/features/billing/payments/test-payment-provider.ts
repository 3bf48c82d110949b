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

/** The query of a Verify call as a browser sends it after a payment. */
export const confirmationOf = (orderId: string, paymentId: string) =>
  new URLSearchParams({
    razorpay_payment_id: paymentId,
    razorpay_order_id: orderId,
    razorpay_signature: sign(keys.keySecret, `${orderId}|${paymentId}`),
  });

/** A webhook as the provider sends it. */
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

/** A provider that has what a test gave it, odd payments too; signatures are checked as the real ones are. */
export interface TestProvider {
  gateway: Gateway;
  /** How often it was asked for the payments of an order. */
  asked: number;
  isAway: boolean;
  /** Replaces what it has for an order. */
  has(orderId: string, ...payments: Partial<GatewayPayment>[]): void;
}

/** @param totalPaise what payments come to when a test does not say */
export function openTestProvider(log: FastifyBaseLogger, totalPaise: number): TestProvider {
  const payments = new Map<string, GatewayPayment[]>();
  const provider: TestProvider = {
    asked: 0,
    isAway: false,
    has(orderId, ...given) {
      const whole = { status: 'captured', amountPaise: totalPaise, currency: 'INR', refundedPaise: 0 } as const;
      payments.set(
        orderId,
        given.map((payment) => ({ paymentId: orderId.replace('order', 'pay'), orderId, ...whole, ...payment })),
      );
    },
    gateway: {
      ...openRazorpayGateway(keys, log),
      async listPayments(orderId) {
        provider.asked += 1;
        if (provider.isAway) throw new CallError('unavailable');
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
