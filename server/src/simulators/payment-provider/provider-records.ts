import { randomBytes } from 'node:crypto';

/** Amounts in paise, times in seconds since 1970, as on the wire. */
export interface Order {
  id: string;
  amount: number;
  amountPaid: number;
  currency: string;
  receipt: string | null;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  notes: Record<string, string>;
  isCapturedBySelf: boolean;
  createdAt: number;
}

export interface Payment {
  id: string;
  orderId: string;
  amount: number;
  currency: string;
  status: 'authorized' | 'captured' | 'refunded' | 'failed';
  amountRefunded: number;
  createdAt: number;
  /** When a failed payment is authorised late. */
  lateAt?: number;
}

export interface Refund {
  id: string;
  paymentId: string;
  amount: number;
  currency: string;
  status: 'pending' | 'processed' | 'failed';
  receipt: string | null;
  notes: Record<string, string>;
  createdAt: number;
  idempotencyKey?: string;
  /** The request body, to distinguish a repetition from another request. */
  requestBody: string;
}

export interface Webhook {
  /** The event id: the same for every attempt. */
  id: string;
  event: string;
  body: string;
  madeAt: number;
  dueAt: number;
  tries: number;
  copies: number;
  isCorrupt: boolean;
  state: 'waiting' | 'delivered' | 'dropped' | 'given-up';
}

/** An id in the provider's format: order_IEIaMR65cu6nz3. */
export const makeId = (kind: 'order' | 'pay' | 'rfnd' | 'evt'): string =>
  `${kind}_${randomBytes(32).toString('base64').replace(/\W/g, '').slice(0, 14)}`;

/** On the wire, empty notes are an empty array. */
const wireNotes = (notes: Record<string, string>) => (Object.keys(notes).length > 0 ? notes : []);

export const wireOrder = (order: Order) => ({
  id: order.id,
  entity: 'order',
  amount: order.amount,
  amount_paid: order.amountPaid,
  amount_due: order.amount - order.amountPaid,
  currency: order.currency,
  receipt: order.receipt,
  offer_id: null,
  status: order.status,
  attempts: order.attempts,
  notes: wireNotes(order.notes),
  created_at: order.createdAt,
});

const failure = {
  error_code: 'BAD_REQUEST_ERROR',
  error_description: 'Your payment could not be completed as it was declined by the bank.',
  error_source: 'bank',
  error_step: 'payment_authorization',
  error_reason: 'payment_failed',
};
const noFailure = {
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
};

export const wirePayment = (payment: Payment) => ({
  id: payment.id,
  entity: 'payment',
  amount: payment.amount,
  currency: payment.currency,
  status: payment.status,
  order_id: payment.orderId,
  invoice_id: null,
  international: false,
  method: 'card',
  amount_refunded: payment.amountRefunded,
  refund_status: payment.amountRefunded === 0 ? null : payment.status === 'refunded' ? 'full' : 'partial',
  captured: payment.status === 'captured' || payment.status === 'refunded',
  description: null,
  card_id: null,
  bank: null,
  wallet: null,
  vpa: null,
  email: null,
  contact: null,
  notes: [],
  fee: null,
  tax: null,
  ...(payment.status === 'failed' ? failure : noFailure),
  created_at: payment.createdAt,
});

export const wireRefund = (refund: Refund) => ({
  id: refund.id,
  entity: 'refund',
  amount: refund.amount,
  currency: refund.currency,
  payment_id: refund.paymentId,
  notes: wireNotes(refund.notes),
  receipt: refund.receipt,
  acquirer_data: { arn: null },
  created_at: refund.createdAt,
  batch_id: null,
  status: refund.status,
  speed_processed: 'normal',
  speed_requested: 'normal',
});
