import type { FastifyInstance } from 'fastify';
import type { CspSources } from '../../infra/http/csp-sources.ts';

/** Where the provider sends its webhooks; the whole address is set in its dashboard. */
export const WEBHOOK_PATH = '/api/payments/webhook';

/** A payment as the provider sees it now; amounts in paise. */
export interface GatewayPayment {
  paymentId: string;
  orderId: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  amountPaise: number;
  currency: string;
  refundedPaise: number;
}

/** A refund as the provider sees it now; `amountPaise` is what goes back. */
export interface GatewayRefund {
  refundId: string;
  status: 'pending' | 'processed' | 'failed';
  amountPaise: number;
}

/**
 * The card payment provider. Every call over the wire throws `CallError` 'unavailable' when the provider cannot be
 * reached, is slow, or refuses our keys, and `GatewayError` when it refuses what was asked.
 */
export interface Gateway {
  /** Public; the payment window is opened with it. Empty when this portal takes no payments. */
  keyId: string;
  /** Where the browser loads the payment window from. Empty when this portal takes no payments. */
  checkoutScript: string;
  /** No real money moves: keys of a test account, or the simulator. */
  isTest: boolean;
  /** What the payment window loads from the provider. */
  sources: CspSources;
  /**
   * Makes an order to be paid.
   * @param order.receipt ours, unique, at most 40 characters
   * @param order.notes at most 15 pairs of at most 256 characters
   */
  createOrder(order: {
    amountPaise: number;
    receipt: string;
    notes: Record<string, string>;
  }): Promise<{ orderId: string }>;
  /** All payments tried for an order, in no promised order. */
  listPayments(orderId: string): Promise<GatewayPayment[]>;
  /** Takes an authorised payment; the amount is the whole of it. */
  capture(paymentId: string, amountPaise: number): Promise<GatewayPayment>;
  /** Gives money back; the same key (at least 10 characters) never gives back twice. */
  refund(refund: {
    paymentId: string;
    amountPaise: number;
    idempotencyKey: string;
    notes: Record<string, string>;
  }): Promise<GatewayRefund>;
  /** One refund of a payment, without an id its newest; nothing when there is none. */
  findRefund(paymentId: string, refundId?: string): Promise<GatewayRefund | undefined>;
  /** Whether the provider signed this payment of this order; the order id is to be ours, never the browser's. */
  isPaymentSignature(orderId: string, paymentId: string, signature: string): boolean;
  /** Whether the provider signed a webhook; the body as it came, byte for byte. */
  isWebhookSignature(rawBody: Buffer | string, signature: string): boolean;
  /** Lets the simulator know a payment of the past, for demo data: it can be looked up and given back like any other. */
  recordPaid?(payment: { orderId: string; paymentId: string; amountPaise: number; receipt: string; at: Date }): void;
  /** The simulator's own routes, where it stands in for the provider in this process. */
  serveHere?(app: FastifyInstance): void;
  /** Stops what runs by itself. */
  close(): Promise<void>;
}

/** The provider refused what was asked: a wrong amount, a state that does not allow it, an id it does not know. */
export class GatewayError extends Error {
  readonly status: number;
  readonly code: string;
  /** The field the provider complains of, if it names one. */
  readonly field: string | undefined;

  constructor(status: number, code: string, description: string, field?: string) {
    super(`the payment provider answered ${status}: ${description}`);
    this.status = status;
    this.code = code;
    this.field = field;
  }
}
