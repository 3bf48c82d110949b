import { isoDay } from './format.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const inUnits = (count: number, unit: string): string => `in ${count} ${unit}${count === 1 ? '' : 's'}`;

/** Calendar days of India from one instant to another. */
const daysBetween = (from: Date, to: Date): number =>
  Math.round((Date.parse(isoDay(to)) - Date.parse(isoDay(from))) / (24 * HOUR_MS));

/** How long until an instant: now, in 25 minutes, in 3 hours, tomorrow, in 4 days. Days are calendar days of India. */
export function countdownText(to: Date, now: Date): string {
  const ms = to.getTime() - now.getTime();
  if (ms < MINUTE_MS) return 'now';
  if (ms < HOUR_MS) return inUnits(Math.floor(ms / MINUTE_MS), 'minute');
  const days = daysBetween(now, to);
  if (days === 0) return inUnits(Math.floor(ms / HOUR_MS), 'hour');
  return days === 1 ? 'tomorrow' : inUnits(days, 'day');
}
