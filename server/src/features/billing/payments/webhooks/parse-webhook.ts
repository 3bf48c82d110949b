import { createHash } from 'node:crypto';
import { z } from 'zod';

/** Event of a webhook, with its idempotency key `eventId`; `orderId` or `paymentId` identifies the changed entity. */
export interface PaymentEvent {
  eventId: string;
  kind: string;
  orderId: string | undefined;
  paymentId: string | undefined;
}

const id = z.string().regex(/^\w{1,100}$/);
const entity = <T extends z.ZodRawShape>(shape: T) => z.object({ entity: z.object(shape) }).optional();

const webhook = z.object({
  event: z.enum([
    'payment.authorized',
    'payment.captured',
    'order.paid',
    'refund.created',
    'refund.processed',
    'refund.failed',
  ]),
  payload: z.object({
    order: entity({ id }),
    payment: entity({ id, order_id: id.nullish() }),
    refund: entity({ payment_id: id }),
  }),
});

/**
 * Idempotency: a redelivered webhook has the same event id and is processed once (`insertPaymentEvent`). Parses a
 * webhook with a verified signature; undefined for events that are not handled. The payment state in it may be outdated
 * and is ignored: settlement fetches the current state from the provider.
 * @param eventIdHeader idempotency key of the event; unsigned, so it only avoids duplicate work
 */
export function parseWebhook(rawBody: Buffer, eventIdHeader: unknown): PaymentEvent | undefined {
  let body: unknown;
  try {
    body = JSON.parse(rawBody.toString());
  } catch {
    return undefined;
  }
  const read = webhook.safeParse(body);
  if (!read.success) return undefined;
  const { order, payment, refund } = read.data.payload;
  const eventId = id.safeParse(eventIdHeader);
  return {
    eventId: eventId.success ? eventId.data : createHash('sha256').update(rawBody).digest('hex'),
    kind: read.data.event,
    orderId: order?.entity.id ?? payment?.entity.order_id ?? undefined,
    paymentId: refund?.entity.payment_id ?? payment?.entity.id,
  };
}
