import { toRupees } from '@aarambh/contract';
import type { AppContext } from '../../../../app-context.ts';
import { CallError } from '../../../../lib/call-error.ts';
import { findPurchaseWithRefund, type PurchaseWithRefund } from './purchases-with-refunds.queries.ts';
import { reopenRefund } from './refunds.queries.ts';
import { lockPaidPurchase, startRefund } from './start-refund.ts';

/** A refund decided by staff: reason as shown to the buyer, and amount in paise; the whole amount when undefined. */
export interface StaffRefund {
  reason: string;
  amountPaise: number | undefined;
}

const MAX_REASON_LENGTH = 200;

function checkAmount(amountPaise: number, { totalPaise }: PurchaseWithRefund): void {
  if (amountPaise < 100 || amountPaise > totalPaise)
    throw new CallError('conflict', `The amount must be from Rs.1 to the amount paid, Rs.${toRupees(totalPaise)}.`);
}

/**
 * Refunds a purchase by decision of staff, regardless of the refund policy. A full refund ends the plan, a partial refund does
 * not. Without an amount, a failed refund is requested again with its amount.
 * @returns the refunded amount in paise
 * @throws {CallError} not_found; conflict when it was refunded, or the amount exceeds what was paid
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
    if (purchase.refundId !== null) {
      if (amountPaise === undefined && (await reopenRefund(transaction, purchase.refundId, now)))
        return purchase.refundPaise ?? 0;
      throw new CallError('conflict', 'This purchase was refunded already.');
    }
    const amount = amountPaise ?? purchase.totalPaise;
    checkAmount(amount, purchase);
    await startRefund(transaction, purchase, { amountPaise: amount, reason: reason.slice(0, MAX_REASON_LENGTH) }, now);
    return amount;
  });
}
