import type { AppContext } from '../../../../app-context.ts';
import { type LeaseQueue, openLeaseQueue } from '../../../../infra/lease-queue.ts';
import { CallError } from '../../../../lib/call-error.ts';
import { DAY_MS, MINUTE_MS } from '../../../../lib/clock.ts';
import { nextCheckAfter } from '../check-schedule.queries.ts';
import { markEventsSettled } from '../webhooks/payment-events.queries.ts';
import { claimDueOrders, type DueOrder, setNextCheck } from './orders.queries.ts';
import { settleOrder } from './settle-order.ts';

const CONCURRENCY = 4;
/** Lease of a claimed order; longer than a check takes. Also the wait while the provider is unavailable. */
const LEASE_MS = 2 * MINUTE_MS;

/** How long an unpaid order is checked after its creation: a payment may arrive late or its browser never return. */
const MAX_ORDER_AGE_MS = 7 * DAY_MS;

/** When an unpaid order is checked next; null after the last check. */
export function nextCheckOf(createdAt: Date, now: Date): Date | null {
  const next = nextCheckAfter(createdAt, now);
  return next.getTime() <= createdAt.getTime() + MAX_ORDER_AGE_MS ? next : null;
}

/** Checks one order; backs off when the provider is unavailable. */
async function checkOrder(context: AppContext, order: DueOrder): Promise<'back-off' | undefined> {
  const { db, clock, log } = context;
  const startedAt = clock.now();
  try {
    const outcome = await settleOrder(context, order.orderId);
    await setNextCheck(db, order, outcome === 'paid' ? null : nextCheckOf(order.createdAt, startedAt));
    await markEventsSettled(db, order.orderId, startedAt, clock.now());
  } catch (error) {
    // The order stays leased and is due again when the lease expires.
    if (error instanceof CallError && error.code === 'unavailable') return 'back-off';
    log.error({ err: error, purchaseId: order.purchaseId }, 'an order could not be settled; it will be retried');
  }
  return undefined;
}

/** Opens the queue of orders to check with the provider. Notify it of new events; the job finds anything else within a minute. */
export function openOrderQueue(context: AppContext): LeaseQueue {
  const { db, clock, log } = context;
  return openLeaseQueue({
    concurrency: CONCURRENCY,
    claim(limit) {
      const now = clock.now();
      return claimDueOrders(db, limit, now, new Date(now.getTime() + LEASE_MS));
    },
    handle: (order) => checkOrder(context, order),
    onError: (error) => log.warn({ reason: error.message }, 'orders cannot be checked'),
  });
}

/**
 * Payment reconciliation: checks every due order with the provider; safe to run in several processes concurrently. Ends
 * early when the provider is unavailable: claimed orders become due again when their lease expires.
 */
export const checkDueOrders = (context: AppContext): Promise<void> => openOrderQueue(context).drain();
