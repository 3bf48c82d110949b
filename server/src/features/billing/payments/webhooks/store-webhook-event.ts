import type { AppContext } from '../../../app-context.ts';
import { insertPaymentEvent } from './payment-events.queries.ts';
import { checkSoon } from './purchases.queries.ts';
import type { PaymentEvent } from './read-webhook.ts';
import { checkRefundSoon } from './refunds/refunds.queries.ts';

/** Stores an event once, together with the wish to look into what it is about, which outlives this process. */
export async function takeWebhook({ db, clock }: AppContext, event: PaymentEvent): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const now = clock.now();
    if (!(await insertPaymentEvent(transaction, event, now))) return;
    if (event.orderId) await checkSoon(transaction, event.orderId, now);
    if (event.kind.startsWith('refund.') && event.paymentId) await checkRefundSoon(transaction, event.paymentId, now);
  });
}
