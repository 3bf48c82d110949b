import { formatMoment } from '../../../lib/india-time/format-india-time.ts';

/** The times that an appointment had before it was moved, as facts of a mail; none where they are unknown. */
export const formerTimes = (startsAt: string | undefined, endsAt: string | undefined): [string, string][] =>
  startsAt === undefined || endsAt === undefined
    ? []
    : [
        ['Was to start', formatMoment(new Date(startsAt))],
        ['Was to end', formatMoment(new Date(endsAt))],
      ];
