const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** When an interview is over. */
export const endOf = ({ startsAt, durationMinutes }: { startsAt: Date; durationMinutes: number }): Date =>
  new Date(startsAt.getTime() + durationMinutes * MINUTE_MS);

/** Whether less time is left before an interview than cancelling for nothing takes. */
export const violatesBuffer = (startsAt: Date, bufferHours: number, now: Date): boolean =>
  startsAt.getTime() - now.getTime() < bufferHours * HOUR_MS;
