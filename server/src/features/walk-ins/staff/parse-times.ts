import { fieldError } from '../../../lib/call-error.ts';
import { parseIstField } from '../../../lib/india-time/parse-ist-field.ts';

/**
 * Parses start and end of a walk-in interview, both `yyyy-MM-dd HH:mm` in IST.
 * @throws {CallError} bad_input for invalid, unordered or past times
 */
export function parseTimes(typed: { starts: string; ends: string }, now: Date): { startsAt: Date; endsAt: Date } {
  const [startsAt, endsAt] = [parseIstField('starts', typed.starts), parseIstField('ends', typed.ends)];
  if (endsAt <= startsAt) throw fieldError('ends', 'It must end after it starts.');
  if (startsAt <= now) throw fieldError('starts', 'It must start in the future.');
  return { startsAt, endsAt };
}
