import type { JobFair } from '@aarambh/contract';

/** Facts that determine the status of a job fair. */
export interface JobFairFacts {
  startsAt: Date;
  endsAt: Date;
  registerUntil: Date;
  capacity: number;
  placesTaken: number;
  cancelledAt: Date | null;
}

/** Current status of a job fair; registration is possible only while it is Open. */
export function jobFairStatus(fair: JobFairFacts, now: Date): JobFair['status'] {
  if (fair.cancelledAt) return 'Cancelled';
  if (now >= fair.endsAt) return 'Over';
  if (now >= fair.registerUntil) return 'Closed';
  return fair.placesTaken < fair.capacity ? 'Open' : 'Full';
}
