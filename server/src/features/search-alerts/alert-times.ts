import { DAY_MS, HOUR_MS } from '../../lib/clock.ts';
import { startOfDay } from '../../lib/india-time/indian-day.ts';
import { toIst } from '../../lib/india-time/ist.ts';

/** The hour of IST at which daily and weekly alerts are sent. */
const ALERT_HOUR = 8;
const MONDAY = 1;

/** When the next daily and weekly alerts are due: 8:00 IST of the next day that begins its hour, and of the next Monday. */
export function nextAlertTimes(now: Date): { daily: Date; weekly: Date } {
  const at = (daysLater: number) => new Date(startOfDay(now, daysLater).getTime() + ALERT_HOUR * HOUR_MS);
  const daily = at(0) > now ? at(0) : at(1);
  const weekday = toIst(daily).getUTCDay();
  const weekly = new Date(daily.getTime() + ((MONDAY + 7 - weekday) % 7) * DAY_MS);
  return { daily, weekly };
}
