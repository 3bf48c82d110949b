import { type WalkIn, walkInTexts } from '@aarambh/contract';
import type { WalkInRow } from './walk-ins.queries.ts';

type Facts = Pick<WalkInRow, 'status' | 'ends_at'>;

const names = {
  invited: 'Invited',
  attending: 'Attending',
  'reschedule-requested': 'Reschedule requested',
  cancelled: 'Cancelled',
} as const;

/** Current status of an invitation. */
export function walkInStatus({ status, ends_at }: Facts, now: Date): WalkIn['status'] {
  return status !== 'cancelled' && now >= ends_at ? 'Over' : names[status];
}

/** Text why an invitation no longer accepts answers; undefined if it does. */
export function findRefusal(walkIn: Facts, now: Date): string | undefined {
  const status = walkInStatus(walkIn, now);
  if (status === 'Cancelled') return walkInTexts.cancelled;
  return status === 'Over' ? walkInTexts.over : undefined;
}
