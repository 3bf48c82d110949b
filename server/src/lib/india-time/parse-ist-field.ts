import { fieldError } from '../call-error.ts';
import { parseIst } from './ist.ts';

/**
 * Parses the field of an input with `yyyy-MM-dd HH:mm` in IST.
 * @throws {CallError} bad_input for a date or time that does not exist
 */
export function parseIstField(field: string, typed: string): Date {
  const instant = parseIst(typed);
  if (!instant) throw fieldError(field, `${typed} is not a valid date and time.`);
  return instant;
}
