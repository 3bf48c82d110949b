import { refundFigures } from '@aarambh/contract';
import type { AppContext } from '../../../../app-context.ts';
import { CallError } from '../../../../lib/call-error.ts';
import { formatRupees } from '../../../../lib/money/rupees.ts';
import { describeRefund } from './describe-refund.ts';
import { findPurchaseWithRefund } from './purchases-with-refunds.queries.ts';
import { checkRefundEligibility } from './refund-rules.ts';
import { lockPaidPurchase, startRefund } from './start-refund.ts';

const REQUEST_REASON = 'Requested by the buyer within the refund policy.';

/**
 * Requests the full refund of an own purchase when the refund policy allows it now. Idempotent: a repeated request returns the
 * status.
 * @returns the text for the buyer, also for a rejected request
 * @throws {CallError} forbidden for any purchase that is not a paid one of this account
 */
export async function requestRefund(context: AppContext, accountId: number, purchaseId: number): Promise<string> {
  const { db, clock } = context;
  const known = await findPurchaseWithRefund(db, purchaseId);
  if (known?.accountId !== accountId) throw new CallError('forbidden');
  return await db.transaction().execute(async (transaction) => {
    const { purchase, usage, isBuyerThere } = await lockPaidPurchase(transaction, known);
    if (!isBuyerThere) throw new CallError('not_signed_in');
    const existing = describeRefund(purchase);
    if (existing) return existing;
    const now = clock.now();
    const { canRefund, reason } = checkRefundEligibility(purchase, usage, now);
    if (!canRefund) return reason;
    await startRefund(transaction, purchase, { amountPaise: purchase.totalPaise, reason: REQUEST_REASON }, now);
    const amount = formatRupees(purchase.totalPaise);
    return `Your refund of ${amount} was requested successfully. You will get the money within ${refundFigures.processing}.`;
  });
}
