import { type RefundOption, toRupees } from '@aarambh/contract';
import type { AppContext } from '../../../../app-context.ts';
import { listPlanUsage, NO_USAGE } from '../../plans/index.ts';
import { describeRefund } from './describe-refund.ts';
import { listPurchasesWithRefunds, type PurchaseWithRefund } from './purchases-with-refunds.queries.ts';
import { checkRefundEligibility } from './refund-rules.ts';

const presentPurchase = ({ purchaseId, plan, kind, paidAt, totalPaise }: PurchaseWithRefund) => ({
  purchaseID: purchaseId,
  planName: plan.name,
  kind,
  paidOn: paidAt.toISOString(),
  netAmount: toRupees(totalPaise),
});

/** Lists for each paid purchase of an account whether it can be refunded now and why, newest first. */
export async function listRefundOptions({ db, clock }: AppContext, accountId: number): Promise<RefundOption[]> {
  const purchases = await listPurchasesWithRefunds(db, accountId);
  const usages = await listPlanUsage(
    db,
    purchases.map(({ purchaseId }) => purchaseId),
  );
  const now = clock.now();
  return purchases.map((purchase): RefundOption => {
    const described = describeRefund(purchase);
    const { canRefund, askBefore, reason } = checkRefundEligibility(
      purchase,
      usages.get(purchase.purchaseId) ?? NO_USAGE,
      now,
    );
    const isOpen = !described && canRefund;
    return {
      ...presentPurchase(purchase),
      canRefund: isOpen,
      refundAmount: isOpen ? toRupees(purchase.totalPaise) : 0,
      reason: described ?? reason,
      askBefore: isOpen ? askBefore.toISOString() : '',
      status: purchase.refundStatus ?? 'none',
    };
  });
}
