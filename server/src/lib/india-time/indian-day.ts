import { DAY_MS, IST_MS } from '../clock.ts';

/** A day in India. */
export interface IndianDay {
  /** yyyy-mm-dd. */
  name: string;
  startsAt: Date;
  /** Hours gone of it, from 0 to 23. */
  hour: number;
}

/** The day it is in India at a moment. */
export function indianDay(now: Date): IndianDay {
  const there = now.getTime() + IST_MS;
  const midnight = Math.floor(there / DAY_MS) * DAY_MS;
  return {
    name: new Date(midnight).toISOString().slice(0, 10),
    startsAt: new Date(midnight - IST_MS),
    hour: Math.floor((there - midnight) / 3_600_000),
  };
}
