import { refundFigures } from '@aarambh/contract';
import { dayText } from '../../../../lib/india-time/day-text.ts';
import { rupeeText } from '../../../../lib/money/rupee-text.ts';
import type { Bought } from './bought.queries.ts';

/** What became of the refund of a purchase, for its buyer; nothing when there is none. */
export function describeRefund({ refundStatus, refundPaise, requestedAt, processedAt }: Bought): string | undefined {
  const amount = rupeeText(refundPaise ?? 0);
  const on = (moment: Date | null) => (moment ? dayText(moment) : '');
  switch (refundStatus) {
    case 'requested':
      return `A refund of ${amount} was asked for on ${on(requestedAt)}. It takes ${refundFigures.processing}.`;
    case 'processed':
      return `${amount} was given back on ${on(processedAt)}. Your bank may need a few days to show it.`;
    case 'failed':
      return `A refund of ${amount} could not be paid out. Our team looks into it and writes to you.`;
    default:
      return undefined;
  }
}
