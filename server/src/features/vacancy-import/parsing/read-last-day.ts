import { DAY_MS } from '../../../lib/clock.ts';
import { startOfDay } from '../../../lib/india-time/indian-day.ts';
import { MONTHS } from '../../../lib/india-time/months.ts';

/** A later last day is taken as misread. */
export const MAX_LAST_DAY_DAYS = 180;

const monthNames = MONTHS.map((name) => name.toLowerCase());
const month = `(${monthNames.join('|')})[a-z]{0,6}\\.?`;
const label =
  /\b(?:last (?:date|day)(?: (?:to apply|(?:for|of) (?:\w{1,12} ){0,4}?(?:applications?|applying|submission|receipt|registration|resumes?)(?! of)))?|apply (?:on or before|before|latest by|by|till|until)|applications? (?:close|end|(?:are )?accepted (?:till|until|by))s?|closing date|(?:application )?deadline(?: (?:to apply|for applications?))?)\s{0,2}(?:is|on|by|:|-|–)?\s{0,2}/gi;

/** Dates in the order of India; the groups are day, month and year. */
const dayFirst = new RegExp(
  String.raw`^(\d{1,2})(?:st|nd|rd|th)?[\s-]{0,2}(?:of )?${month},?[\s-]{0,2}(20\d\d|['’]?\d\d\b)?`,
  'i',
);
const monthFirst = new RegExp(String.raw`^${month}\s{0,2}(\d{1,2})(?:st|nd|rd|th)?\b,?\s{0,2}(20\d\d)?`, 'i');
const figures = /^(\d{1,2})([/.-])(\d{1,2})\2(20\d\d|\d\d)\b/;
const iso = /^(20\d\d)-(\d{2})-(\d{2})\b/;

interface CalendarDay {
  day: number;
  /** 1 to 12. */
  month: number;
  /** Undefined when it is not stated. */
  year: number | undefined;
}

const toYear = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : 2_000 + (Number(text.replace(/\D/g, '')) % 100);
const toMonth = (name: string | undefined): number => monthNames.indexOf((name ?? '').slice(0, 3).toLowerCase()) + 1;

function readDate(text: string): CalendarDay | undefined {
  const isoMatch = iso.exec(text);
  if (isoMatch) return { year: toYear(isoMatch[1]), month: Number(isoMatch[2]), day: Number(isoMatch[3]) };
  const first = dayFirst.exec(text);
  if (first) return { day: Number(first[1]), month: toMonth(first[2]), year: toYear(first[3]) };
  const second = monthFirst.exec(text);
  if (second) return { day: Number(second[2]), month: toMonth(second[1]), year: toYear(second[3]) };
  const third = figures.exec(text);
  return third ? { day: Number(third[1]), month: Number(third[3]), year: toYear(third[4]) } : undefined;
}

/** Noon in India of a calendar day; undefined for a day that does not exist. */
function noonOf({ day, month: number, year }: CalendarDay & { year: number }): Date | undefined {
  const noon = new Date(Date.UTC(year, number - 1, day, 6, 30));
  return noon.getUTCDate() === day && noon.getUTCMonth() === number - 1 ? noon : undefined;
}

/** The end of a day in India, if it lies within the next 180 days. */
function endOf(date: CalendarDay, now: Date): Date | undefined {
  const thisYear = now.getUTCFullYear();
  const years = date.year === undefined ? [thisYear, thisYear + 1] : [date.year];
  for (const year of years) {
    const noon = noonOf({ ...date, year });
    const end = noon && startOfDay(noon, 1);
    if (end && end > now && end.getTime() <= now.getTime() + MAX_LAST_DAY_DAYS * DAY_MS) return end;
  }
  return undefined;
}

/**
 * Reads the last day to apply: 'last date 31 Dec 2026', 'Apply before 05/01/2027', 'closing date: March 3'.
 * @returns the end of the day in India; undefined when none is stated within the next 180 days
 */
export function readLastDay(text: string, now: Date): Date | undefined {
  for (const match of text.matchAll(label)) {
    const start = match.index + match[0].length;
    const date = readDate(text.slice(start, start + 40));
    const end = date && endOf(date, now);
    if (end) return end;
  }
  return undefined;
}

/** Whether a text is nothing but a date. */
export const isDate = (text: string): boolean => {
  const date = readDate(text.trim());
  return date !== undefined && noonOf({ ...date, year: date.year ?? 2_000 }) !== undefined;
};
