import type { AppContext } from '../../../../app-context.ts';
import { openLeaseQueue } from '../../../../infra/lease-queue.ts';
import { type Gateway, GatewayError, type GatewayRefund } from '../../../../integrations/razorpay/payment-gateway.ts';
import { CallError } from '../../../../lib/call-error.ts';
import { DAY_MS, MINUTE_MS } from '../../../../lib/clock.ts';
import { nextCheckAfter } from '../check-schedule.queries.ts';
import { queueRefundProcessedMail } from './queue-refund-mails.ts';
import {
  claimDueRefunds,
  type DueRefund,
  markRefundFailed,
  markRefundInProgress,
  markRefundProcessed,
  scheduleRefundRetry,
} from './refunds.queries.ts';

const CONCURRENCY = 4;
/** Lease of a claimed refund; longer than a request to the provider takes. Also the wait while it is unavailable. */
const LEASE_MS = 2 * MINUTE_MS;
/** How long a refused refund is retried, as a refusal may be temporary (an empty balance); then staff must act. */
const RETRY_FOR_MS = 7 * DAY_MS;

/** Whether a refund at the provider is this one. Before there were several per payment, requests carried no number. */
const isSameRefund = (found: GatewayRefund, { number, amountPaise }: DueRefund): boolean =>
  found.amountPaise === amountPaise && (found.notes.refund ?? '1') === String(number);

/** Fetches a refund from the provider, or requests it under an idempotency key when the provider does not have it yet. */
async function requestProvider(gateway: Gateway, refund: DueRefund): Promise<GatewayRefund | undefined> {
  const { purchaseId, paymentId, number, amountPaise, providerRefundId, tries } = refund;
  if (providerRefundId) return await gateway.findRefund(paymentId, providerRefundId);
  // A refused attempt may have succeeded at the provider: a new key must not pay it a second time.
  const known = tries > 1 ? await gateway.listRefunds(paymentId) : [];
  const earlier = known.find((found) => found.status !== 'failed' && isSameRefund(found, refund));
  if (earlier) return earlier;
  const idempotencyKey = number === 1 ? `refund-${paymentId}-${tries}` : `refund-${paymentId}-${number}-${tries}`;
  const notes = { purchase: String(purchaseId), refund: String(number) };
  return await gateway.refund({ paymentId, amountPaise, idempotencyKey, notes });
}

async function recordOutcome(context: AppContext, refund: DueRefund, found: GatewayRefund | undefined): Promise<void> {
  const { db, clock, log } = context;
  const now = clock.now();
  if (found?.status === 'failed') {
    await markRefundFailed(db, refund, found.refundId);
    log.error({ refundId: refund.refundId }, 'a refund failed at the payment provider; staff must act');
  } else if (found?.status === 'processed') {
    await db.transaction().execute(async (transaction) => {
      if (await markRefundProcessed(transaction, refund, found.refundId, now))
        await queueRefundProcessedMail(transaction, refund, now);
    });
  } else {
    const providerRefundId = found?.refundId ?? refund.providerRefundId;
    await markRefundInProgress(db, refund, providerRefundId, nextCheckAfter(refund.requestedAt, now));
  }
}

async function recordRefusal(
  { db, clock, log }: AppContext,
  refund: DueRefund,
  { message }: GatewayError,
): Promise<void> {
  const now = clock.now();
  const about = { refundId: refund.refundId, reason: message };
  if (now.getTime() - refund.requestedAt.getTime() < RETRY_FOR_MS) {
    await scheduleRefundRetry(db, refund, nextCheckAfter(refund.requestedAt, now));
    log.warn(about, 'a refund was refused and will be retried');
  } else {
    await markRefundFailed(db, refund, refund.providerRefundId);
    log.error(about, 'a refund was refused for days; staff must act');
  }
}

/** Requests or checks one refund; backs off when the provider is unavailable. */
async function finishRefund(context: AppContext, refund: DueRefund): Promise<'back-off' | undefined> {
  try {
    await recordOutcome(context, refund, await requestProvider(context.gateway, refund));
  } catch (error) {
    // The refund stays leased and is due again when the lease expires.
    if (error instanceof CallError && error.code === 'unavailable') return 'back-off';
    if (error instanceof GatewayError) await recordRefusal(context, refund, error);
    else
      context.log.error(
        { err: error, refundId: refund.refundId },
        'a refund could not be recorded and will be retried',
      );
  }
  return undefined;
}

/**
 * Requests every due refund from the provider and checks those in progress there; safe to run in several processes
 * concurrently. Ends early when the provider is unavailable: claimed refunds become due again when their lease expires.
 */
export async function finishRefunds(context: AppContext): Promise<void> {
  const { db, clock } = context;
  const queue = openLeaseQueue({
    concurrency: CONCURRENCY,
    claim(limit) {
      const now = clock.now();
      return claimDueRefunds(db, limit, now, new Date(now.getTime() + LEASE_MS));
    },
    handle: (refund) => finishRefund(context, refund),
  });
  await queue.drain();
}
