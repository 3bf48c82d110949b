import { type WalkIn, walkInTexts } from '@aarambh/contract';
import type { WalkInRow } from './walk-ins.queries.ts';

type Facts = Pick<WalkInRow, 'status' | 'ends_at'>;

const names = {
  invited: 'Invited',
  attending: 'Attending',
  'reschedule-requested': 'Reschedule requested',
  cancelled: 'Cancelled',
} as const;

/** What an invitation is now. */
export function walkInStatus({ status, ends_at }: Facts, now: Date): WalkIn['status'] {
  return status !== 'cancelled' && now >= ends_at ? 'Over' : names[status];
}

/** Why an invitation takes no answer any more, for people to read; nothing while it does. */
export function refusalOf(walkIn: Facts, now: Date): string | undefined {
  const status = walkInStatus(walkIn, now);
  if (status === 'Cancelled') return walkInTexts.cancelled;
  return status === 'Over' ? walkInTexts.over : undefined;
}
