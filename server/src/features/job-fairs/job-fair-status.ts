import type { JobFair } from '@aarambh/contract';

/** What the status of a job fair follows from. */
export interface JobFairFacts {
  startsAt: Date;
  endsAt: Date;
  registerUntil: Date;
  capacity: number;
  placesTaken: number;
  cancelledAt: Date | null;
}

/** The one rule of what a job fair is now; one may register only while it is Open. */
export function jobFairStatus(fair: JobFairFacts, now: Date): JobFair['status'] {
  if (fair.cancelledAt) return 'Cancelled';
  if (now >= fair.endsAt) return 'Over';
  if (now >= fair.registerUntil) return 'Closed';
  return fair.placesTaken < fair.capacity ? 'Open' : 'Full';
}
