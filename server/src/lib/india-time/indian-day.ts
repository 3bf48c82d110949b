import { DAY_MS } from '../clock.ts';
import { fromIst, toIst } from './ist.ts';

/** A calendar day in India. */
export interface IndianDay {
  /** yyyy-MM-dd. */
  name: string;
  startsAt: Date;
  /** The current hour of the day, 0 to 23. */
  hour: number;
}

/** The calendar day in India at an instant. */
export function indianDay(instant: Date): IndianDay {
  const wallClock = toIst(instant);
  return {
    name: wallClock.toISOString().slice(0, 10),
    startsAt: startOfDay(instant),
    hour: wallClock.getUTCHours(),
  };
}

/** Midnight in India of the day of an instant, or of a later day. */
export function startOfDay(instant: Date, daysLater = 0): Date {
  const day = Math.floor(toIst(instant).getTime() / DAY_MS) + daysLater;
  return fromIst(new Date(day * DAY_MS));
}
