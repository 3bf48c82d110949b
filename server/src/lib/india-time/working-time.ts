import { MINUTE_MS } from '../clock.ts';
import { startOfDay } from './indian-day.ts';

/** Staff decide between these hours (IST), every day. */
const FIRST_HOUR = 9;
const END_HOUR = 21;

const atHour = (instant: Date, hour: number, daysLater = 0): number =>
  startOfDay(instant, daysLater).getTime() + hour * 60 * MINUTE_MS;

/** The instant N minutes of working hours (9:00 to 21:00 IST, every day) after another. */
export function addWorkingMinutes(instant: Date, minutes: number): Date {
  let at = instant.getTime();
  let leftMs = minutes * MINUTE_MS;
  for (;;) {
    const day = new Date(at);
    at = Math.max(at, atHour(day, FIRST_HOUR));
    const end = atHour(day, END_HOUR);
    if (at + leftMs <= end) return new Date(at + leftMs);
    leftMs -= Math.max(0, end - at);
    at = atHour(day, FIRST_HOUR, 1);
  }
}
