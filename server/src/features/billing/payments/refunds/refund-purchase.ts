import { toRupees } from '@aarambh/contract';
import type { AppContext } from '../../../../app-context.ts';
import { CallError } from '../../../../lib/call-error.ts';
import { findPurchaseWithRefund, type PurchaseWithRefund } from './purchases-with-refunds.queries.ts';
import { reopenRefund } from './refunds.queries.ts';
import { lockPaidPurchase, startRefund } from './start-refund.ts';

/** A refund decided by staff: reason as shown to the buyer, and amount in paise; all that is left when undefined. */
export interface StaffRefund {
  reason: string;
  amountPaise: number | undefined;
}

const MAX_REASON_LENGTH = 200;

/** Checks an amount against what was paid and not refunded yet. The last rest may be less than a rupee. */
function checkAmount(amountPaise: number, { totalPaise, refundedPaise }: PurchaseWithRefund): void {
  const left = totalPaise - refundedPaise;
  if (amountPaise > left || (amountPaise < 100 && amountPaise !== left))
    throw new CallError('conflict', `The amount must be from Rs.1 to what is left, Rs.${toRupees(left)}.`);
}

/**
 * Refunds a purchase, or a part of it, by decision of staff, regardless of the refund policy. The plan ends when all is
 * refunded. Without an amount, a failed refund is requested again with its amount, before any other.
 * @returns the refunded amount in paise
 * @throws {CallError} not_found; conflict when all was refunded, the amount exceeds what is left, or the last refund failed
 */
export async function refundPurchase(
  { db, clock }: AppContext,
  purchaseId: number,
  { reason, amountPaise }: StaffRefund,
): Promise<number> {
  const known = await findPurchaseWithRefund(db, purchaseId);
  if (!known) throw new CallError('not_found', 'There is no paid purchase with this number.');
  return await db.transaction().execute(async (transaction) => {
    const now = clock.now();
    const { purchase } = await lockPaidPurchase(transaction, known);
    if (purchase.refundId !== null && purchase.refundStatus === 'failed') {
      if (amountPaise !== undefined)
        throw new CallError('conflict', 'The last refund failed. Request it again first, without an amount.');
      await reopenRefund(transaction, purchase.refundId, now);
      return purchase.refundPaise ?? 0;
    }
    if (purchase.refundedPaise === purchase.totalPaise)
      throw new CallError('conflict', 'This purchase was refunded already.');
    const amount = amountPaise ?? purchase.totalPaise - purchase.refundedPaise;
    checkAmount(amount, purchase);
    await startRefund(transaction, purchase, { amountPaise: amount, reason: reason.slice(0, MAX_REASON_LENGTH) }, now);
    return amount;
  });
}
