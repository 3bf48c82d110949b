import { HOUR_MS, MINUTE_MS } from '../../lib/clock.ts';

/** End of an interview. */
export const endOf = ({ startsAt, durationMinutes }: { startsAt: Date; durationMinutes: number }): Date =>
  new Date(startsAt.getTime() + durationMinutes * MINUTE_MS);

/** Whether it is too late to cancel an interview free of charge. */
export const isInsideCancelBuffer = (startsAt: Date, bufferHours: number, now: Date): boolean =>
  startsAt.getTime() - now.getTime() < bufferHours * HOUR_MS;
