import { CallError } from '../../../lib/call-error.ts';
import { parseIst } from '../../../lib/india-time/parse-ist.ts';

const refuse = (field: string, message: string) =>
  new CallError('bad_input', message, { fields: [{ field, message }] });

function read(field: 'starts' | 'ends', typed: string): Date {
  const moment = parseIst(typed);
  if (!moment) throw refuse(field, `There is no ${typed}.`);
  return moment;
}

/**
 * Reads begin and end of a walk-in interview, both `yyyy-MM-dd HH:mm` in IST.
 * @throws {CallError} bad_input for moments that do not exist, are out of order or in the past
 */
export function readTimes(typed: { starts: string; ends: string }, now: Date): { startsAt: Date; endsAt: Date } {
  const startsAt = read('starts', typed.starts);
  const endsAt = read('ends', typed.ends);
  if (endsAt <= startsAt) throw refuse('ends', 'It must end after it starts.');
  if (startsAt <= now) throw refuse('starts', 'It must start in the future.');
  return { startsAt, endsAt };
}
