import type { FastifyInstance } from 'fastify';
import type { CspSources } from '../../infra/http/csp-sources.ts';

/** Path of the provider's webhooks; the full address is configured in its dashboard. */
export const WEBHOOK_PATH = '/api/payments/webhook';

/** Current state of a payment at the provider; amounts in paise. */
export interface GatewayPayment {
  paymentId: string;
  orderId: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  amountPaise: number;
  currency: string;
  refundedPaise: number;
  /** When the buyer started it. */
  createdAt: Date;
}

/** Current state of a refund at the provider; amount in paise. */
export interface GatewayRefund {
  refundId: string;
  status: 'pending' | 'processed' | 'failed';
  amountPaise: number;
  /** As given in the request. */
  notes: Record<string, string>;
}

/**
 * The payment provider. Every request throws `CallError` 'unavailable' when the provider cannot be reached, times out or
 * rejects our keys, and `GatewayError` when it rejects the request.
 */
export interface Gateway {
  /** Public key of the payment window. Empty when this portal takes no payments. */
  keyId: string;
  /** Address of the payment window's script. Empty when this portal takes no payments. */
  checkoutScript: string;
  /** Whether no real money is moved: keys of a test account, or the simulator. */
  isTest: boolean;
  /** CSP sources of the payment window. */
  sources: CspSources;
  /**
   * Creates an order.
   * @param order.receipt ours, unique, at most 40 characters
   * @param order.notes at most 15 pairs of at most 256 characters
   */
  createOrder(order: {
    amountPaise: number;
    receipt: string;
    notes: Record<string, string>;
  }): Promise<{ orderId: string }>;
  /** All payment attempts for an order, in no particular sequence. */
  listPayments(orderId: string): Promise<GatewayPayment[]>;
  /** Captures an authorised payment; the amount must be the full one. */
  capture(paymentId: string, amountPaise: number): Promise<GatewayPayment>;
  /** Refunds a payment; the same idempotency key (at least 10 characters) never refunds twice. */
  refund(refund: {
    paymentId: string;
    amountPaise: number;
    idempotencyKey: string;
    notes: Record<string, string>;
  }): Promise<GatewayRefund>;
  /** A refund of a payment; undefined when there is none with this id. */
  findRefund(paymentId: string, refundId: string): Promise<GatewayRefund | undefined>;
  /** The newest 100 refunds of a payment, newest first. */
  listRefunds(paymentId: string): Promise<GatewayRefund[]>;
  /** Whether the provider signed this payment for this order; pass our own order id, never the browser's. */
  isPaymentSignature(orderId: string, paymentId: string, signature: string): boolean;
  /** Whether the provider signed a webhook; `rawBody` is the unchanged body. */
  isWebhookSignature(rawBody: Buffer | string, signature: string): boolean;
  /** Adds a past payment to the simulator, for demo data: it can be fetched and refunded like any other. */
  recordPastPayment?(payment: {
    orderId: string;
    paymentId: string;
    amountPaise: number;
    receipt: string;
    at: Date;
  }): void;
  /** Registers the routes of a simulator that runs in this process. */
  registerRoutes?(app: FastifyInstance): void;
  /** Stops background work. */
  close(): Promise<void>;
}

/** The provider rejected a request: wrong amount, state that does not allow it, unknown id. */
export class GatewayError extends Error {
  readonly status: number;
  readonly code: string;
  /** The field at fault, if the provider names one. */
  readonly field: string | undefined;

  constructor(status: number, code: string, description: string, field?: string) {
    super(`the payment provider answered ${status}: ${description}`);
    this.status = status;
    this.code = code;
    this.field = field;
  }
}
