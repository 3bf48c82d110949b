import { REFUND_ALONE_RUPEES, toPaise, toRupees } from '@aarambh/contract';
import type { AppContext } from '../../../../app-context.ts';
import type { Db } from '../../../../infra/database/connect.ts';
import { CallError } from '../../../../lib/call-error.ts';
import { formatRupees } from '../../../../lib/money/rupees.ts';
import { truncate } from '../../../../lib/text/clean-text.ts';
import { listPlanUsage, NO_USAGE } from '../../plans/index.ts';
import { findPurchaseWithRefund, type PurchaseWithRefund } from './purchases-with-refunds.queries.ts';
import { checkRefundEligibility } from './refund-rules.ts';
import { reopenRefund } from './refunds.queries.ts';
import { lockPaidPurchase, startRefund } from './start-refund.ts';

/** A refund decided by staff: reason as shown to the buyer, and amount in paise; all that is left when undefined. */
export interface StaffRefund {
  reason: string;
  amountPaise: number | undefined;
  /** What the deciding person saw as refunded so far; checked when given. */
  refundedBeforePaise?: number;
}

const MAX_REASON_LENGTH = 200;

/** Checks an amount against what was paid and not refunded yet. The last rest may be less than a rupee. */
function checkAmount(amountPaise: number, { totalPaise, refundedPaise }: PurchaseWithRefund): void {
  const left = totalPaise - refundedPaise;
  if (amountPaise > left || (amountPaise < 100 && amountPaise !== left))
    throw new CallError('conflict', `The amount must be from Rs.1 to what is left, Rs.${toRupees(left)}.`);
}

/** Finds a paid purchase. @throws {CallError} not_found */
async function getPaidPurchase(db: Db, purchaseId: number): Promise<PurchaseWithRefund> {
  const known = await findPurchaseWithRefund(db, purchaseId);
  if (!known) throw new CallError('not_found', 'There is no paid purchase with this number.');
  return known;
}

/**
 * What a refund would do to a purchase: the amount in paise, and whether it requests a failed refund again.
 * @throws {CallError} conflict when it cannot be done
 */
function planRefund(
  purchase: PurchaseWithRefund,
  { amountPaise, refundedBeforePaise }: StaffRefund,
): { amountPaise: number; failedRefundId?: number } {
  const { refundedPaise, totalPaise } = purchase;
  if (refundedBeforePaise !== undefined && refundedBeforePaise !== refundedPaise)
    throw new CallError(
      'conflict',
      `Meanwhile ${formatRupees(refundedPaise)} of this purchase is refunded, not ${formatRupees(refundedBeforePaise)}. Please look again.`,
    );
  if (purchase.refundId !== null && purchase.refundStatus === 'failed') {
    if (amountPaise !== undefined)
      throw new CallError('conflict', 'The last refund failed. Request it again first, without an amount.');
    return { amountPaise: purchase.refundPaise ?? 0, failedRefundId: purchase.refundId };
  }
  if (refundedPaise === totalPaise) throw new CallError('conflict', 'This purchase was refunded already.');
  const amount = amountPaise ?? totalPaise - refundedPaise;
  checkAmount(amount, purchase);
  return { amountPaise: amount };
}

/**
 * Why a second person must approve a refund: more than Rs.2,000 of a purchase in total, so that parts do not avoid it, or
 * outside the refund policy. Undefined for one that is requested again because it failed: it was decided before.
 * @throws {CallError} not_found; conflict when it cannot be done
 */
export async function secondPersonCauseOfRefund(
  { db, clock }: AppContext,
  purchaseId: number,
  refund: StaffRefund,
): Promise<string | undefined> {
  const purchase = await getPaidPurchase(db, purchaseId);
  const { amountPaise, failedRefundId } = planRefund(purchase, refund);
  if (failedRefundId !== undefined) return undefined;
  const inAll = purchase.refundedPaise + amountPaise;
  const about = `Refund of ${formatRupees(amountPaise)} for ${purchase.plan.name}`;
  if (inAll > toPaise(REFUND_ALONE_RUPEES))
    return `${about}: more than ${formatRupees(toPaise(REFUND_ALONE_RUPEES))} of a purchase.`;
  const usage = (await listPlanUsage(db, [purchaseId])).get(purchaseId) ?? NO_USAGE;
  const { canRefund, reason } = checkRefundEligibility(purchase, usage, clock.now());
  return canRefund ? undefined : `${about} is outside the refund policy. ${reason}`;
}

/**
 * Refunds a purchase, or a part of it, by decision of staff, regardless of the refund policy. The plan ends when all is
 * refunded. Without an amount, a failed refund is requested again with its amount, before any other. The job
 * finish-refunds asks the payment provider: no request to it waits within this transaction.
 * @returns the refunded amount in paise
 * @throws {CallError} not_found; conflict when all was refunded, the amount exceeds what is left, or the last refund failed
 */
export async function refundPurchase(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  purchaseId: number,
  refund: StaffRefund,
): Promise<number> {
  const known = await getPaidPurchase(db, purchaseId);
  const shownReason = truncate(refund.reason, MAX_REASON_LENGTH);
  return await db.transaction().execute(async (transaction) => {
    const now = clock.now();
    const { purchase } = await lockPaidPurchase(transaction, known);
    const { amountPaise, failedRefundId } = planRefund(purchase, refund);
    if (failedRefundId === undefined)
      await startRefund(transaction, purchase, { amountPaise, reason: shownReason }, now);
    else await reopenRefund(transaction, failedRefundId, now);
    return amountPaise;
  });
}
