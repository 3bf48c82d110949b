import { isoMinute } from '../../../platform/text/format.ts';

/** An instant as the values of fields of date (yyyy-MM-dd) and time (HH:mm), in IST. */
export function istFields(instant: string): { date: string; time: string } {
  const [date = '', time = ''] = isoMinute(instant).split('T');
  return { date, time };
}
