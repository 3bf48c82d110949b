import { createHash } from 'node:crypto';
import { z } from 'zod';

/** What a webhook of the provider is about; `orderId` or `paymentId` of the thing that changed. */
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
 * Reads a webhook whose signature was checked; nothing for one that says nothing we act on. Its state is not read: it
 * is of some moment in the past, the provider is asked for the present one.
 * @param eventIdHeader what stands for the event; it is not signed, so it saves work and proves nothing
 */
export function readWebhook(rawBody: Buffer, eventIdHeader: unknown): PaymentEvent | undefined {
  let body: unknown;
  try {
    body = JSON.parse(rawBody.toString());
  } catch {
    return undefined;
  }
  const read = webhook.safeParse(body);
  if (!read.success) return undefined;
  const { order, payment, refund } = read.data.payload;
  const given = id.safeParse(eventIdHeader);
  return {
    eventId: given.success ? given.data : createHash('sha256').update(rawBody).digest('hex'),
    kind: read.data.event,
    orderId: order?.entity.id ?? payment?.entity.order_id ?? undefined,
    paymentId: refund?.entity.payment_id ?? payment?.entity.id,
  };
}
