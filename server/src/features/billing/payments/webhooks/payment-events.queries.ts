import type { Db } from '../../../../infra/database/connect.ts';

/** Idempotency: stores a webhook event once, by its event id. False when it is already stored. */
export async function insertPaymentEvent(
  db: Db,
  event: { eventId: string; kind: string; orderId: string | undefined },
  now: Date,
): Promise<boolean> {
  const row = await db
    .insertInto('payment_events')
    .values({
      event_id: event.eventId,
      kind: event.kind,
      order_id: event.orderId ?? null,
      received_at: now,
      settled_at: null,
    })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks the events of an order received by `receivedBy` as settled. */
export async function markEventsSettled(db: Db, orderId: string, receivedBy: Date, now: Date): Promise<void> {
  await db
    .updateTable('payment_events')
    .set({ settled_at: now })
    .where('order_id', '=', orderId)
    .where('settled_at', 'is', null)
    .where('received_at', '<=', receivedBy)
    .execute();
}

/** Deletes events received before a time; the provider redelivers an event for one day only. */
export async function deletePaymentEventsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('payment_events').where('received_at', '<', before).execute();
}
