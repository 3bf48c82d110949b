import { cleanText } from '../../../lib/text/clean-text.ts';

/** Whole years; `from` ≤ `to` ≤ 60. Null is an open or unknown end. */
export interface Experience {
  experienceFromYears: number | null;
  experienceToYears: number | null;
}

/** Larger figures are taken as unreadable. */
export const MAX_YEARS = 60;

const unknown: Experience = { experienceFromYears: null, experienceToYears: null };
const number = String.raw`(\d{1,3}(?:\.\d+)?)`;
const unit = '(years?|yrs?|yr|months?|mths?)';
const range = new RegExp(String.raw`${number}\s*${unit}?\s*(?:-|–|—|to)\s*(>?)\s*${number}\s*\+?\s*${unit}?`);
const single = new RegExp(String.raw`(>?)\s*${number}\s*(\+?)\s*${unit}`);
const dateWords = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/;

/**
 * Reads '5 - 10 yrs', '0-2 Yrs', '>25 Yrs', '6+ years', '6 months', 'Fresher' …
 * Months become years: the lower end rounds down, the upper end up. Durations and dates are not experience.
 */
export function parseExperience(text: string): Experience {
  const plain = cleanText(text, 200).toLowerCase();
  if (dateWords.test(plain) || /duration/.test(plain)) return unknown;
  const match = range.exec(plain);
  if (match) return readRange(plain, match);
  const open = /^(\d{1,2})\+$/.exec(plain);
  if (open) return toExperience(Number(open[1]), null);
  const only = single.exec(plain);
  if (only) return readSingle(plain, only);
  if (!/fresher|\bintern\b/.test(plain)) return unknown;
  return toExperience(0, /experienced/.test(plain) ? null : 0);
}

/** Orders and rounds the ends of a range; figures beyond {@link MAX_YEARS} make it unknown. */
export function toExperience(from: number | null, to: number | null): Experience {
  const ends = [from, to].filter((end) => end !== null);
  if (ends.length === 0 || ends.some((end) => !(end >= 0 && end <= MAX_YEARS))) return unknown;
  const [low, high] = [Math.floor(Math.min(...ends)), Math.ceil(Math.max(...ends))];
  return { experienceFromYears: from === null ? null : low, experienceToYears: to === null ? null : high };
}

function readRange(plain: string, match: RegExpExecArray): Experience {
  const [written, low = '', lowUnit, above, high = '', highUnit] = match;
  if (!lowUnit && !highUnit && written.trim() !== plain) return unknown;
  const to = above ? null : years(high, highUnit ?? lowUnit);
  return toExperience(years(low, lowUnit ?? highUnit), to);
}

function readSingle(plain: string, match: RegExpExecArray): Experience {
  const [, above, figure = '', plus, unitText] = match;
  // '000 month' comes from broken pages and does not mean zero months.
  if (/^0{2,}$/.test(figure)) return unknown;
  const value = years(figure, unitText);
  const before = plain.slice(0, match.index);
  if (/(?:up ?to|upto|max(?:imum)?\.?|less than|below|under)\s*$/.test(before)) return toExperience(0, value);
  const open = above || plus || /(?:min(?:imum)?\.?|at least|more than|above|over)\s*$/.test(before);
  return toExperience(value, open ? null : value);
}

function years(figure: string, unitText: string | undefined): number {
  return unitText?.startsWith('m') ? Number(figure) / 12 : Number(figure);
}
