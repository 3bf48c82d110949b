import type { AppContext } from '../../../app-context.ts';
import { CallError } from '../../../lib/call-error.ts';
import { DAY_MS } from '../../../lib/clock.ts';
import { markEventsSettled } from './payment-events.queries.ts';
import { claimDueOrders, type DueOrder, setNextCheck } from './purchases.queries.ts';
import { settleOrder } from './settle-order.ts';

const MINUTE_MS = 60_000;
const AT_A_TIME = 4;
/** How long an order belongs to who claimed it; longer than asking takes. Also the wait when the provider is away. */
const LEASE_MS = 2 * MINUTE_MS;

/** After an order was made, in minutes and then days: a payment may arrive late or its browser never come back. */
const checksAfter = [
  ...[2, 10, 60].map((minutes) => minutes * MINUTE_MS),
  ...[1, 2, 3, 4, 5, 6, 7].map((days) => days * DAY_MS),
];

/** When an order that is not paid is asked about next; null when it never is again. */
export function nextCheckOf(createdAt: Date, now: Date): Date | null {
  const moments = checksAfter.map((after) => new Date(createdAt.getTime() + after));
  return moments.find((moment) => moment > now) ?? null;
}

/** Looks into one order; false when the provider cannot be asked just now. */
async function checkOrder(context: AppContext, order: DueOrder): Promise<boolean> {
  const { db, clock, log } = context;
  const began = clock.now();
  try {
    const outcome = await settleOrder(context, order.orderId);
    await setNextCheck(db, order, outcome === 'paid' ? null : nextCheckOf(order.createdAt, began));
    await markEventsSettled(db, order.orderId, began, clock.now());
    return true;
  } catch (error) {
    // It stays claimed, and so is due again when the lease is over.
    if (error instanceof CallError && error.code === 'unavailable') return false;
    log.error({ err: error, purchaseId: order.purchaseId }, 'an order could not be settled and will be tried again');
    return true;
  }
}

/**
 * Asks the provider about every order that is due, a few at a time, beside any number of other processes that do the
 * same. Ends early when the provider is away: what was claimed comes again.
 */
export async function checkDueOrders(context: AppContext): Promise<void> {
  const { db, clock } = context;
  for (;;) {
    const now = clock.now();
    const orders = await claimDueOrders(db, AT_A_TIME, now, new Date(now.getTime() + LEASE_MS));
    const looks = await Promise.all(orders.map((order) => checkOrder(context, order)));
    if (orders.length < AT_A_TIME || looks.includes(false)) return;
  }
}

/** Looks for due orders whenever it is told to, one look at a time; what it misses the job finds within a minute. */
export function openOrderChecks(context: AppContext): { look(): void; stop(): Promise<void> } {
  let looking: Promise<void> | undefined;
  let isAskedAgain = false;
  let isStopped = false;

  function look(): void {
    if (isStopped) return;
    isAskedAgain = looking !== undefined;
    looking ??= checkDueOrders(context)
      .catch((error: Error) => context.log.warn({ reason: error.message }, 'orders cannot be looked into'))
      .finally(() => {
        looking = undefined;
        if (isAskedAgain) look();
      });
  }

  return {
    look,
    async stop() {
      isStopped = true;
      await looking;
    },
  };
}
