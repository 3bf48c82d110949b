import { toPaise } from '@aarambh/contract';
import { cleanText } from '../../../lib/text/clean-text.ts';

/** A yearly salary range in paise; both ends are null when it is not disclosed. */
export interface Pay {
  salaryFromPaise: number | null;
  salaryToPaise: number | null;
  salaryNotDisclosed: boolean;
}

/** Yearly pay outside these bounds (rupees) is taken as misread. */
export const MIN_YEARLY_RUPEES = 5_000;
export const MAX_YEARLY_RUPEES = 200_000_000;
/** A range whose upper end is more than this many times the lower one is taken as misread. */
const MAX_RANGE_RATIO = 30;

const notDisclosed: Pay = { salaryFromPaise: null, salaryToPaise: null, salaryNotDisclosed: true };

/** Converts a yearly range in rupees to pay in paise; implausible figures count as not disclosed. An open end is null. */
export function toYearlyPay(fromRupees: number | null, toRupees: number | null): Pay {
  const from = fromRupees === 0 && toRupees ? null : fromRupees;
  const ends = [from, toRupees].filter((end) => end !== null);
  const plausible = ends.every((end) => end >= MIN_YEARLY_RUPEES && end <= MAX_YEARLY_RUPEES);
  if (ends.length === 0 || !plausible) return notDisclosed;
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  if (high > low * MAX_RANGE_RATIO) return notDisclosed;
  return {
    salaryFromPaise: from === null ? null : toPaise(low),
    salaryToPaise: toRupees === null ? null : toPaise(high),
    salaryNotDisclosed: false,
  };
}

const units: [RegExp, number][] = [
  [/^(?:cr|crs|crores?)$/, 10_000_000],
  [/^(?:mn|million)$/, 1_000_000],
  [/^(?:l|lpa|lacs?|lakhs?)$/, 100_000],
  [/^(?:k|thousand)$/, 1_000],
];

// A month has 26 paid working days and a day 8 paid hours, as wages are calculated in India.
const periods: [RegExp, number][] = [
  [/(?:\b(?:per|an?)|\/)\s*(?:year|yr|annum)\b|annual|yearly|\bp\.?\s?a\b|lpa\b|\bctc\b/, 1],
  [/(?:\b(?:per|an?)|\/)\s*(?:hour|hr)\b|hourly/, 8 * 26 * 12],
  [/(?:\b(?:per|an?)|\/)\s*day\b|daily/, 26 * 12],
  [/(?:\b(?:per|an?)|\/)\s*week\b|weekly/, 52],
  [
    /(?:\b(?:per|an?)|\/)\s*(?:month|mth|mo)\b|monthly|\bp\.?\s?m\b|in\s?hand|stipend|\bpay\s?(?:matrix|level|scale|band)/,
    12,
  ],
];

const foreignMoney = /[$€£¥]|\b(?:usd|eur|gbp|aed|sgd|sar|qar|omr|kwd|bhd|myr|dollars?|euros?|dirhams?|pounds?)\b/;
const noYearlyPay = /unpaid|lump\s?-?sum|\bopenings?\b|one\s?-?time/;
const notMoney =
  /\((?:including )?variable[^)]*\)|\d+(?:\.\d+)?\s*%|\blevel\s*-?\s*\d+|\d+\s*(?:(?:-|to)\s*\d+)?\s*\+?\s*(?:years?|yrs?)\b|\d+\s*(?:days?|hours?)\b/g;

const number = String.raw`\d{1,3}(?:,\s?\d{2,3})*,\s?\d{3}(?!\d)|\d+(?:\.\d+)?`;
const amount = String.raw`(?:₹|\brs\.?|\binr)?\s*(${number})\s*(?:(crores?|crs?|mn|million|lpa|lakhs?|lacs?|l|thousand|k)(?![a-z]))?`;
const range = new RegExp(String.raw`${amount}\s*(?:-|–|—|to|~)\s*(?:more than\s*|up\s?to\s*)?${amount}`);
const single = new RegExp(amount);

/**
 * Parses pay in any notation ('4-7.5 Lacs PA', '15,000/month', '₹ 2,00,000', '25k') to yearly paise. Without a period,
 * lakhs are yearly and smaller sums monthly, as is usual. Foreign currencies, one-time payments and implausible sums count
 * as not disclosed.
 */
export function parsePay(text: string): Pay {
  const plain = cleanText(text, 300).normalize('NFKC').toLowerCase();
  if (foreignMoney.test(plain) || noYearlyPay.test(plain)) return notDisclosed;
  const money = plain.replace(notMoney, ' ').replaceAll('/-', ' ');
  const match = range.exec(money);
  if (match) return readRange(money, match);
  const only = single.exec(money);
  return only ? readSingle(money, only) : notDisclosed;
}

function readRange(money: string, match: RegExpExecArray): Pay {
  const [, lowText = '', lowUnit, highText = '', highUnit] = match;
  const high = toNumber(highText) * scale(highUnit);
  let low = toNumber(lowText) * scale(lowUnit);
  if (!lowUnit && highUnit && low < 1_000) {
    const inHighUnit = low * scale(highUnit);
    low = inHighUnit > high ? low * scale('lakh') : inHighUnit;
  }
  const factor = yearlyFactor(money, match, low, high, Boolean(lowUnit || highUnit));
  return factor === undefined ? notDisclosed : toYearlyPay(low * factor, high * factor);
}

function readSingle(money: string, match: RegExpExecArray): Pay {
  const [written, text = '', unit] = match;
  const value = toNumber(text) * scale(unit);
  const factor = yearlyFactor(money, match, value, value, Boolean(unit));
  if (factor === undefined) return notDisclosed;
  const before = money.slice(0, match.index);
  const after = money.slice(match.index + written.length);
  const yearly = value * factor;
  if (/(?:up\s?to|upto|max(?:imum)?\.?|till|less than|below|under)\s*:?\s*$/.test(before))
    return toYearlyPay(null, yearly);
  const openAbove = /^(?:\s*p\.?a\.?)?\s*(?:\+(?!\s*incentive)|and above|& above|onwards)/.test(after);
  if (openAbove || /(?:from|starting|min(?:imum)?\.?|above|more than|at least)\s*:?\s*$/.test(before)) {
    return toYearlyPay(yearly, null);
  }
  return toYearlyPay(yearly, yearly);
}

/** The factor that converts a figure to yearly rupees; undefined when the figure is not pay. */
function yearlyFactor(
  money: string,
  match: RegExpExecArray,
  low: number,
  high: number,
  hasUnit: boolean,
): number | undefined {
  const end = match.index + match[0].length;
  const nearby = match[0].includes('lpa') ? 'lpa' : money.slice(end, end + 20);
  const period = periodOf(nearby) ?? periodOf(money);
  if (period === 1 && !hasUnit && high < 100) return low > 0 ? scale('lakh') : undefined;
  if (period !== undefined) return period;
  if (hasUnit && high >= 100_000) return 1;
  if (high < 1_000) return undefined;
  return high >= 100_000 ? 1 : 12;
}

function periodOf(text: string): number | undefined {
  return periods.find(([words]) => words.test(text))?.[1];
}

function scale(unit: string | undefined): number {
  return units.find(([name]) => name.test(unit ?? ''))?.[1] ?? 1;
}

function toNumber(text: string): number {
  return Number(text.replace(/[,\s]/g, ''));
}
