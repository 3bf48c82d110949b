import type { JobFair } from '@aarambh/contract';
import { shortDate, timeOfDay, weekdayDate } from '../../platform/text/format.ts';
import type { Tone } from '../../ui/index.ts';

export const fairAddress = (jobFairID: number): string => `/job-fair/${jobFairID}`;

/** Keeps a day, or a time and what stands with it, on one line. */
const together = (text: string) => text.replaceAll(' ', '\u00a0');

/** When a fair is, on one day or several: 'Saturday, Nov 28, 2026, 10:00 am to 5:00 pm'. */
export function fairWhen({ startsOn, endsOn }: Pick<JobFair, 'startsOn' | 'endsOn'>): string {
  const [from, to] = [timeOfDay(startsOn), timeOfDay(endsOn)];
  const begin = together(weekdayDate(startsOn));
  if (shortDate(startsOn) === shortDate(endsOn)) return `${begin}, ${together(`${from} to ${to}`)}`;
  return `${begin}, ${together(from)} to ${together(weekdayDate(endsOn))}, ${together(to)}`;
}

/** How many places are left, as people say it; nothing where nobody can take one: the status says so then. */
export function placesText({ status, placesLeft }: Pick<JobFair, 'status' | 'placesLeft'>): string {
  if (status !== 'Open') return '';
  return placesLeft === 1 ? '1 place left' : `${placesLeft.toLocaleString('en-IN')} places left`;
}

/** The badge of a status; an open fair's says that one may register. */
export const statusBadges: Record<JobFair['status'], { label: string; tone: Tone }> = {
  Open: { label: 'Registration open', tone: 'success' },
  Full: { label: 'Full', tone: 'warning' },
  Closed: { label: 'Registration closed', tone: 'neutral' },
  Over: { label: 'Over', tone: 'neutral' },
  Cancelled: { label: 'Cancelled', tone: 'error' },
};
