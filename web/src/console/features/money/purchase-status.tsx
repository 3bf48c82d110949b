import type { PurchaseFilter, StaffPurchase } from '@aarambh/contract';
import { Badge, type Tone } from '../../../ui/index.ts';

export const filterOptions: { value: PurchaseFilter; label: string }[] = [
  { value: 'paid', label: 'Paid' },
  { value: 'refunded', label: 'Refunded' },
  { value: 'refund-open', label: 'Refund on its way' },
  { value: 'refund-failed', label: 'Refund failed' },
  { value: 'unpaid', label: 'Not paid' },
  { value: 'check', label: 'Payment to check' },
];

/** What staff should know first about a purchase. */
function describe({ status, refundStatus, refunded }: StaffPurchase): [label: string, tone: Tone] {
  if (refundStatus === 'failed') return ['Refund failed', 'error'];
  if (refundStatus === 'requested') return ['Refund on its way', 'info'];
  if (status === 'refunded') return ['Refunded', 'neutral'];
  if (status === 'created') return ['Not paid', 'neutral'];
  return refunded > 0 ? ['Paid, part refunded', 'info'] : ['Paid', 'success'];
}

export function PurchaseStatus({ purchase }: { purchase: StaffPurchase }) {
  const [label, tone] = describe(purchase);
  return <Badge tone={tone}>{label}</Badge>;
}
