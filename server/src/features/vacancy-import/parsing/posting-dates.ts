import { DAY_MS } from '../../../lib/clock.ts';
import type { ImportLine } from './import-line.ts';
import type { ImportOptions } from './import-options.ts';
import { isDate, readLastDay } from './read-last-day.ts';

/** Days for which an imported posting is valid. */
export const VALIDITY_DAYS = 60;
const SHIFT_DAYS = 30;
const EARLIEST = Date.UTC(2000, 0, 1);

/** When a posting was published and until when it is valid. */
export interface PostingDates {
  postedAt: Date;
  expiresAt: Date;
  /** Whether the line states a last day to apply. */
  isLastDayStated: boolean;
}

/**
 * Reads the posting date and the last day to apply, or returns the reason why the line is refused.
 * @param key identifies the posting: shifted dates are the same in a repeated import
 */
export function readPostingDates(
  line: ImportLine,
  key: string,
  description: string,
  options: ImportOptions,
): PostingDates | string {
  const postedAt = readPostedAt(line.postedOn, key, options);
  if (typeof postedAt === 'string') return postedAt;
  const lastDay = readStatedLastDay(line, description, options);
  if (typeof lastDay === 'string') return lastDay;
  const expiresAt = lastDay ?? validityEnd(postedAt);
  if (expiresAt <= options.now) return 'The posting has expired; with --shift-dates it counts as new.';
  return { postedAt, expiresAt, isLastDayStated: lastDay !== undefined };
}

/** The end of the validity of a posting that states no last day. */
const validityEnd = (postedAt: Date): Date => new Date(postedAt.getTime() + VALIDITY_DAYS * DAY_MS);

/** Reads the last day to apply from its field, the title or the description, or returns why the field is not valid. */
function readStatedLastDay(
  { lastDate, title }: ImportLine,
  description: string,
  { now, shiftDates }: ImportOptions,
): Date | string | undefined {
  // The last days of an old file have passed, but its postings must be live.
  if (shiftDates) return undefined;
  const written = lastDate.trim();
  if (written === '') return readLastDay(`${title} . ${description}`, now);
  if (!isDate(written)) return 'The last date is not a date like 2026-03-31.';
  return readLastDay(`Last date: ${written}`, now) ?? 'The last date has passed, or is more than 180 days away.';
}

/** Reads the posting date, or returns why it is not valid. */
function readPostedAt(
  postedOn: string,
  key: string,
  { now, shiftDates, undatedPostedAt }: ImportOptions,
): Date | string {
  if (shiftDates) return spreadOverLastDays(key, now);
  const written = postedOn.trim();
  if (written === '') return new Date(Math.min(undatedPostedAt.getTime(), now.getTime()));
  const dateOnly = /^\d{4}-\d{2}-\d{2}$/.test(written);
  // A date without a time is an Indian day: noon in India.
  const time = dateOnly ? Date.parse(`${written}T06:30:00Z`) : Date.parse(written);
  const isReal = /^\d{4}-\d{2}-\d{2}(?:$|[T ])/.test(written) && !Number.isNaN(time) && isCalendarDay(written);
  if (!isReal) return 'The posting date is not a date like 2026-03-31.';
  if (time < EARLIEST) return 'The posting date lies before the year 2000.';
  if (time > now.getTime() + DAY_MS) return 'The posting date lies in the future.';
  return new Date(Math.min(time, now.getTime()));
}

function isCalendarDay(written: string): boolean {
  const [year = 0, month = 0, day = 0] = written.slice(0, 10).split('-').map(Number);
  return month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** A pseudo-random instant of the last 30 days, the same for a key all day, so that a repeated import changes nothing. */
function spreadOverLastDays(key: string, now: Date): Date {
  let hash = 2_166_136_261;
  for (const char of key) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return new Date(today - (hash % (SHIFT_DAYS * 86_400)) * 1_000);
}
