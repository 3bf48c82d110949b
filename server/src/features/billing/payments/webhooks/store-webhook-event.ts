import type { AppContext } from '../../../../app-context.ts';
import { scheduleCheckNow } from '../orders/orders.queries.ts';
import { scheduleRefundCheckNow } from '../refunds/refunds.queries.ts';
import type { PaymentEvent } from './parse-webhook.ts';
import { insertPaymentEvent } from './payment-events.queries.ts';

/**
 * Idempotency: stores a webhook event once, by its event id, and schedules the check of its order or refund, in one
 * transaction.
 */
export async function storeWebhookEvent({ db, clock }: AppContext, event: PaymentEvent): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const now = clock.now();
    if (!(await insertPaymentEvent(transaction, event, now))) return;
    if (event.orderId) await scheduleCheckNow(transaction, event.orderId, now);
    if (event.kind.startsWith('refund.') && event.paymentId)
      await scheduleRefundCheckNow(transaction, event.paymentId, now);
  });
}
