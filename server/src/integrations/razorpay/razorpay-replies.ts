import { z } from 'zod';
import type { GatewayPayment, GatewayRefund } from './payment-gateway.ts';

const amount = z.number().int().min(0);

export const orderReply = z.object({ id: z.string(), amount, currency: z.string(), status: z.string() });

const paymentReply = z.object({
  id: z.string(),
  order_id: z.string().nullable(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  amount,
  currency: z.string(),
  amount_refunded: amount.nullish(),
  /** In seconds since 1970. */
  created_at: z.number(),
});

const refundReply = z.object({
  id: z.string(),
  status: z.enum(['pending', 'processed', 'failed']),
  amount,
  created_at: z.number(),
  /** An empty array when there are none. */
  notes: z.record(z.string(), z.string()).catch({}),
});

export const paymentOf = paymentReply.transform(
  (reply): GatewayPayment => ({
    paymentId: reply.id,
    orderId: reply.order_id ?? '',
    status: reply.status,
    amountPaise: reply.amount,
    currency: reply.currency,
    refundedPaise: reply.amount_refunded ?? 0,
    createdAt: new Date(reply.created_at * 1_000),
  }),
);

export const paymentsOf = z.object({ items: z.array(paymentOf) }).transform(({ items }) => items);

export const refundOf = refundReply.transform(
  ({ id, status, amount: amountPaise, notes }): GatewayRefund => ({ refundId: id, status, amountPaise, notes }),
);

/** The refunds of a collection, newest first. */
export const refundsOf = z
  .object({ items: z.array(refundReply) })
  .transform(({ items }) => items.toSorted((a, b) => b.created_at - a.created_at).map((item) => refundOf.parse(item)));

/** Error thrown by the SDK for a rejected request; `error` is missing when the body was not JSON. */
export const refusal = z.object({
  statusCode: z.number(),
  error: z
    .object({ code: z.string(), description: z.string().nullish(), field: z.string().nullish() })
    .optional()
    .catch(undefined),
});
