import { refundFigures } from '@aarambh/contract';
import { formatDay } from '../../../../lib/india-time/format-india-time.ts';
import { formatRupees } from '../../../../lib/money/rupees.ts';
import type { PurchaseWithRefund } from './purchases-with-refunds.queries.ts';

/** Describes the newest refund of a purchase for its buyer, and the sum of those before; undefined without a refund. */
export function describeRefund(purchase: PurchaseWithRefund): string | undefined {
  const { refundStatus, refundPaise, refundedPaise } = purchase;
  const before = refundedPaise - (refundStatus === 'failed' ? 0 : (refundPaise ?? 0));
  const text = describeNewest(purchase);
  return text && before > 0 ? `${text} Before that ${formatRupees(before)} was refunded.` : text;
}

function describeNewest({
  refundStatus,
  refundPaise,
  requestedAt,
  processedAt,
}: PurchaseWithRefund): string | undefined {
  const amount = formatRupees(refundPaise ?? 0);
  const on = (moment: Date | null) => (moment ? formatDay(moment) : '');
  switch (refundStatus) {
    case 'requested':
      return `A refund of ${amount} was requested on ${on(requestedAt)}. It takes ${refundFigures.processing}.`;
    case 'processed':
      return `${amount} was refunded on ${on(processedAt)}. Your bank may need a few days to show it.`;
    case 'failed':
      return `A refund of ${amount} could not be paid. Our team will check it and write to you.`;
    default:
      return undefined;
  }
}
