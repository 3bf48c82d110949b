import type { FastifyBaseLogger } from 'fastify';
import type { GatewayKeys } from './gateway-settings.ts';
import { type Gateway, GatewayError } from './payment-gateway.ts';
import { type ClientOptions, openRazorpayClient } from './razorpay-client.ts';
import { orderReply, paymentOf, paymentsOf, refundOf, refundsOf } from './razorpay-replies.ts';
import { isSignature } from './signatures.ts';

const CURRENCY = 'INR';
/** In minutes: a payment authorised within the first is captured automatically, later by us; after the second it is refunded. */
const CAPTURE = { automatic_expiry_period: 30, manual_expiry_period: 7_200, refund_speed: 'normal' } as const;

const host = (name: string) => `https://${name}.razorpay.com`;

/** Ids become part of URLs. */
function checkId(id: string): string {
  if (!/^[\w-]{1,100}$/.test(id)) throw new GatewayError(400, 'BAD_REQUEST_ERROR', 'an id is not valid', 'id');
  return id;
}

const isUnknown = (error: unknown) =>
  error instanceof GatewayError && (error.status === 404 || /does not exist/i.test(error.message));

/** The payment gateway for Razorpay, through its SDK. The simulator is used through it too, at another address. */
export function openRazorpayGateway(keys: GatewayKeys, log: FastifyBaseLogger, options: ClientOptions = {}): Gateway {
  const { sdk, post, request } = openRazorpayClient(keys, log, options);

  return {
    keyId: keys.keyId,
    checkoutScript: `${host('checkout')}/v1/checkout.js`,
    isTest: keys.keyId.startsWith('rzp_test_'),
    sources: {
      script: [host('checkout'), host('cdn')],
      frame: [host('checkout'), host('api')],
      connect: [host('checkout'), host('api'), host('cdn'), host('lumberjack'), host('lumberjack-cx')],
      image: [host('cdn')],
    },

    async createOrder({ amountPaise: amount, receipt, notes }) {
      const payment = { capture: 'automatic', capture_options: CAPTURE } as const;
      const order = { amount, currency: CURRENCY, receipt, notes, payment };
      const { id } = await request(
        orderReply.refine((reply) => reply.amount === amount && reply.currency === CURRENCY),
        () => sdk.orders.create(order),
      );
      return { orderId: id };
    },

    async listPayments(orderId) {
      checkId(orderId);
      return await request(paymentsOf, () => sdk.orders.fetchPayments(orderId));
    },

    async capture(paymentId, amountPaise) {
      checkId(paymentId);
      return await request(paymentOf, () => sdk.payments.capture(paymentId, amountPaise, CURRENCY));
    },

    async refund({ paymentId, amountPaise, idempotencyKey, notes }) {
      const headers = { 'X-Refund-Idempotency': idempotencyKey };
      const path = `/v1/payments/${checkId(paymentId)}/refund`;
      return await request(refundOf, () => post(path, { amount: amountPaise, notes }, headers));
    },

    async findRefund(paymentId, refundId) {
      checkId(paymentId);
      checkId(refundId);
      try {
        return await request(refundOf, () => sdk.payments.fetchRefund(paymentId, refundId));
      } catch (error) {
        if (isUnknown(error)) return undefined;
        throw error;
      }
    },

    async listRefunds(paymentId) {
      checkId(paymentId);
      return await request(refundsOf, () => sdk.payments.fetchMultipleRefund(paymentId, { count: 100 }));
    },

    isPaymentSignature: (orderId, paymentId, signature) =>
      isSignature(keys.keySecret, `${orderId}|${paymentId}`, signature),
    isWebhookSignature: (rawBody, signature) => isSignature(keys.webhookSecret, rawBody, signature),
    close: async () => undefined,
  };
}
