import type { AppContext } from '../../../../app-context.ts';
import { type Gateway, GatewayError, type GatewayRefund } from '../../../../integrations/razorpay/payment-gateway.ts';
import { CallError } from '../../../../lib/call-error.ts';
import { DAY_MS } from '../../../../lib/clock.ts';
import { queueProcessedMail } from './queue-refund-mails.ts';
import {
  claimDueRefunds,
  type DueRefund,
  markForNextTry,
  markProcessed,
  markRefundFailed,
  markUnderWay,
} from './refunds.queries.ts';

const MINUTE_MS = 60_000;
const AT_A_TIME = 4;
/** How long a refund belongs to who claimed it; longer than asking takes. Also the wait when the provider is away. */
const LEASE_MS = 2 * MINUTE_MS;
/** A refusal may pass, such as that of an empty balance; after this it needs a person. */
const REFUSED_FOR_MS = 7 * DAY_MS;

/** The next look at a refund that is under way: 2, 10 and 60 minutes after it was asked for, then daily. */
function nextLook(requestedAt: Date, now: Date): Date {
  const moments = [2, 10, 60].map((minutes) => new Date(requestedAt.getTime() + minutes * MINUTE_MS));
  return moments.find((moment) => moment > now) ?? new Date(now.getTime() + DAY_MS);
}

/** What became of a refund; one the provider does not have yet is asked for, under a key that never pays twice. */
async function requestProvider(gateway: Gateway, refund: DueRefund): Promise<GatewayRefund | undefined> {
  const { purchaseId, paymentId, amountPaise, providerRefundId, tries } = refund;
  if (providerRefundId) return await gateway.findRefund(paymentId, providerRefundId);
  // What was refused may have been under way from another try: a new key must not pay it once more.
  const newest = tries > 1 ? await gateway.findRefund(paymentId) : undefined;
  if (newest && newest.status !== 'failed' && newest.amountPaise === amountPaise) return newest;
  const idempotencyKey = `refund-${paymentId}-${tries}`;
  return await gateway.refund({ paymentId, amountPaise, idempotencyKey, notes: { purchase: String(purchaseId) } });
}

async function noteOutcome(context: AppContext, refund: DueRefund, found: GatewayRefund | undefined): Promise<void> {
  const { db, clock, log } = context;
  const now = clock.now();
  if (found?.status === 'failed') {
    await markRefundFailed(db, refund, found.refundId);
    log.error({ refundId: refund.refundId }, 'a refund failed at the payment provider and needs a person');
  } else if (found?.status === 'processed') {
    await db.transaction().execute(async (transaction) => {
      if (await markProcessed(transaction, refund, found.refundId, now))
        await queueProcessedMail(transaction, refund, now);
    });
  } else {
    const providerRefundId = found?.refundId ?? refund.providerRefundId;
    await markUnderWay(db, refund, providerRefundId, nextLook(refund.requestedAt, now));
  }
}

async function noteRefusal(
  { db, clock, log }: AppContext,
  refund: DueRefund,
  { message }: GatewayError,
): Promise<void> {
  const now = clock.now();
  const about = { refundId: refund.refundId, reason: message };
  if (now.getTime() - refund.requestedAt.getTime() < REFUSED_FOR_MS) {
    await markForNextTry(db, refund, nextLook(refund.requestedAt, now));
    log.warn(about, 'a refund was refused and will be tried again');
  } else {
    await markRefundFailed(db, refund, refund.providerRefundId);
    log.error(about, 'a refund was refused for days and needs a person');
  }
}

/** Moves one refund on; false when the provider cannot be asked just now. */
async function finishRefund(context: AppContext, refund: DueRefund): Promise<boolean> {
  try {
    await noteOutcome(context, refund, await requestProvider(context.gateway, refund));
  } catch (error) {
    // It stays claimed, and so is due again when the lease is over.
    if (error instanceof CallError && error.code === 'unavailable') return false;
    if (error instanceof GatewayError) await noteRefusal(context, refund, error);
    else context.log.error({ err: error, refundId: refund.refundId }, 'a refund could not be noted and is tried again');
  }
  return true;
}

/**
 * Carries out every refund that is due and asks about those under way, a few at a time, beside any number of other
 * processes that do the same. Ends early when the provider is away: what was claimed comes again.
 */
export async function finishRefunds(context: AppContext): Promise<void> {
  const { db, clock } = context;
  for (;;) {
    const now = clock.now();
    const refunds = await claimDueRefunds(db, AT_A_TIME, now, new Date(now.getTime() + LEASE_MS));
    const asked = await Promise.all(refunds.map((refund) => finishRefund(context, refund)));
    if (refunds.length < AT_A_TIME || asked.includes(false)) return;
  }
}
