import { fieldError } from '../../../lib/call-error.ts';
import { parseIstField } from '../../../lib/india-time/parse-ist-field.ts';

interface Times {
  startsAt: Date;
  endsAt: Date;
}

/** @throws {CallError} bad_input for unordered or past times */
export function checkTimes({ startsAt, endsAt }: Times, now: Date): Times {
  if (endsAt <= startsAt) throw fieldError('ends', 'It must end after it starts.');
  if (startsAt <= now) throw fieldError('starts', 'It must start in the future.');
  return { startsAt, endsAt };
}

/**
 * Parses start and end of a walk-in interview, both `yyyy-MM-dd HH:mm` in IST.
 * @throws {CallError} bad_input for invalid, unordered or past times
 */
export const parseTimes = (typed: { starts: string; ends: string }, now: Date): Times =>
  checkTimes({ startsAt: parseIstField('starts', typed.starts), endsAt: parseIstField('ends', typed.ends) }, now);
