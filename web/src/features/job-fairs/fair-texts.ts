import type { JobFair } from '@aarambh/contract';
import { shortDate, timeOfDay, weekdayDate } from '../../platform/text/format.ts';
import type { Tone } from '../../ui/index.ts';

export const fairAddress = (jobFairID: number): string => `/job-fair/${jobFairID}`;

/** Joins words with non-breaking spaces; after a weekday a line may end, for phones with enlarged text. */
const together = (text: string) => text.replaceAll(/(?<!day,) /g, '\u00a0');

/** Date and time of a fair, on one or several days: 'Saturday, Nov 28, 2026, 10:00 am to 5:00 pm'. */
export function fairDates({ startsOn, endsOn }: Pick<JobFair, 'startsOn' | 'endsOn'>): string {
  const [from, to] = [timeOfDay(startsOn), timeOfDay(endsOn)];
  const begin = together(weekdayDate(startsOn));
  if (shortDate(startsOn) === shortDate(endsOn)) return `${begin}, ${together(`${from} to ${to}`)}`;
  return `${begin}, ${together(from)} to ${together(weekdayDate(endsOn))}, ${together(to)}`;
}

/** Text for the remaining seats; '' if registration is closed, which the status shows. */
export function placesText({ status, placesLeft }: Pick<JobFair, 'status' | 'placesLeft'>): string {
  if (status !== 'Open') return '';
  return placesLeft === 1 ? '1 seat left' : `${placesLeft.toLocaleString('en-IN')} seats left`;
}

/** Badge per status. */
export const statusBadges: Record<JobFair['status'], { label: string; tone: Tone }> = {
  Open: { label: 'Registration open', tone: 'success' },
  Full: { label: 'Full', tone: 'neutral' },
  Closed: { label: 'Registration closed', tone: 'neutral' },
  Over: { label: 'Over', tone: 'neutral' },
  Cancelled: { label: 'Cancelled', tone: 'error' },
};
