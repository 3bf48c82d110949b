import type { AppContext } from '../../../app-context.ts';
import { DAY_MS } from '../../../lib/clock.ts';
import { deleteOldPaymentEvents } from './payment-events.queries.ts';
import { deletePurchasesWithoutOrder } from './purchases.queries.ts';

const EVENTS_KEPT_DAYS = 90;

/** Removes purchases that for a day got no order, and webhooks of long ago. */
export async function sweepPayments({ db, clock }: AppContext): Promise<void> {
  const now = clock.now().getTime();
  await deletePurchasesWithoutOrder(db, new Date(now - DAY_MS));
  await deleteOldPaymentEvents(db, new Date(now - EVENTS_KEPT_DAYS * DAY_MS));
}
