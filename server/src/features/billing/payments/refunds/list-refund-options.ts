import { type RefundOption, toRupees } from '@aarambh/contract';
import type { AppContext } from '../../../../app-context.ts';
import { listPlanUsage, NO_USAGE } from '../../plans/index.ts';
import { type Bought, listBought } from './bought.queries.ts';
import { describeRefund } from './describe-refund.ts';
import { judgeRefund } from './refund-rules.ts';

const known = ({ purchaseId, plan, kind, paidAt, totalPaise }: Bought) => ({
  purchaseID: purchaseId,
  planName: plan.name,
  kind,
  paidOn: paidAt.toISOString(),
  netAmount: toRupees(totalPaise),
});

/** What the paid purchases of an account would give back now and why, the newest first. */
export async function listRefundOptions({ db, clock }: AppContext, accountId: number): Promise<RefundOption[]> {
  const purchases = await listBought(db, accountId);
  const usages = await listPlanUsage(
    db,
    purchases.map(({ purchaseId }) => purchaseId),
  );
  const now = clock.now();
  return purchases.map((bought): RefundOption => {
    const asked = describeRefund(bought);
    const { canRefund, askBefore, reason } = judgeRefund(bought, usages.get(bought.purchaseId) ?? NO_USAGE, now);
    const isOpen = !asked && canRefund;
    return {
      ...known(bought),
      canRefund: isOpen,
      refundAmount: isOpen ? toRupees(bought.totalPaise) : 0,
      reason: asked ?? reason,
      askBefore: isOpen ? askBefore.toISOString() : '',
      status: bought.refundStatus ?? 'none',
    };
  });
}
