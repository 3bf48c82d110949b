import { fieldError } from '../../../lib/call-error.ts';
import { parseIst } from '../../../lib/india-time/ist.ts';

/**
 * Parses the start of an interview, `yyyy-MM-dd` and `HH:mm` in IST.
 * @throws {CallError} bad_input for a past or invalid time
 */
export function parseFutureStart({ date, time }: { date: string; time: string }, now: Date): Date {
  const startsAt = parseIst(`${date} ${time}`);
  if (startsAt && startsAt > now) return startsAt;
  throw fieldError('date', 'Give a date and time in the future, in IST.');
}
