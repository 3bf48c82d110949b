import { DAY_MS, IST_MS } from '../clock.ts';

const inIndia = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'long' });

/** The day of a moment in India: 21 November 2026. */
export const dayText = (moment: Date): string => inIndia.format(moment);

/** The first moment of the day, in India, that comes a number of days after the day of a moment. */
export function startOfDay(moment: Date, daysLater = 0): Date {
  const day = Math.floor((moment.getTime() + IST_MS) / DAY_MS) + daysLater;
  return new Date(day * DAY_MS - IST_MS);
}
