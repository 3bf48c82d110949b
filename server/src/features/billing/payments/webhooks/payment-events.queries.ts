import type { Db } from '../../../infra/database/connect.ts';

/** Stores a webhook of the provider; false when it is there already. */
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

/** Notes that the events of an order that had arrived by a moment were looked into. */
export async function markEventsSettled(db: Db, orderId: string, receivedBy: Date, now: Date): Promise<void> {
  await db
    .updateTable('payment_events')
    .set({ settled_at: now })
    .where('order_id', '=', orderId)
    .where('settled_at', 'is', null)
    .where('received_at', '<=', receivedBy)
    .execute();
}

/** Drops events received before a moment; the provider repeats one for a day only. */
export async function deleteOldPaymentEvents(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('payment_events').where('received_at', '<', before).execute();
}
