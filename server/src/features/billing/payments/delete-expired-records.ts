import type { AppContext } from '../../../app-context.ts';
import { DAY_MS } from '../../../lib/clock.ts';
import { deletePurchasesWithoutOrder } from './orders/orders.queries.ts';
import { deletePaymentEventsBefore } from './webhooks/payment-events.queries.ts';

const EVENT_RETENTION_DAYS = 90;

/** Deletes purchases that have no order after one day, and webhook events older than 90 days. */
export async function deleteExpiredPaymentRecords({ db, clock }: AppContext): Promise<void> {
  const now = clock.now().getTime();
  await deletePurchasesWithoutOrder(db, new Date(now - DAY_MS));
  await deletePaymentEventsBefore(db, new Date(now - EVENT_RETENTION_DAYS * DAY_MS));
}
