import { formatIst, fromIst } from '../../../lib/india-time/ist.ts';
import { BackupError } from '../backup-error.ts';

const ZONED = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;
const WALL_CLOCK = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(:\d\d(?:\.\d+)?)?(?: IST)?$/;

/**
 * Parses the time of a restore: ISO 8601 with a zone, or the wall clock in India.
 * @throws {BackupError} when it is neither
 */
export function parseRestoreTime(text: string): Date {
  const [, day, minute, second = ':00'] = WALL_CLOCK.exec(text.trim()) ?? [];
  const time = day
    ? fromIst(new Date(`${day}T${minute}${second}Z`))
    : new Date(ZONED.test(text.trim()) ? text.trim() : Number.NaN);
  // A day that does not exist, such as 31 November, would become another one.
  const isShifted = day !== undefined && !Number.isNaN(time.getTime()) && !formatIst(time).startsWith(day);
  if (Number.isNaN(time.getTime()) || isShifted)
    throw new BackupError(
      `${text} is not a time: write it like "2026-11-23 17:30:15" (in India) or 2026-11-23T12:00:15Z.`,
    );
  return time;
}
