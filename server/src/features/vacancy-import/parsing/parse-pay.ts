import { cleanText } from '../../../lib/text/clean-text.ts';

/** A yearly salary range in paise; both ends are null when it is not disclosed. */
export interface Pay {
  salaryFromPaise: number | null;
  salaryToPaise: number | null;
  salaryNotDisclosed: boolean;
}

/** Yearly pay outside of these bounds (rupees) is a misreading or a joke, never an offer. */
export const LEAST_RUPEES_A_YEAR = 5_000;
export const MOST_RUPEES_A_YEAR = 200_000_000;
const WIDEST_RANGE = 30;

const notDisclosed: Pay = { salaryFromPaise: null, salaryToPaise: null, salaryNotDisclosed: true };

/** A yearly range given in rupees, as pay; implausible figures count as not disclosed. An open end is null. */
export function payOfYear(fromRupees: number | null, toRupees: number | null): Pay {
  const from = fromRupees === 0 && toRupees ? null : fromRupees;
  const ends = [from, toRupees].filter((end) => end !== null);
  const plausible = ends.every((end) => end >= LEAST_RUPEES_A_YEAR && end <= MOST_RUPEES_A_YEAR);
  if (ends.length === 0 || !plausible) return notDisclosed;
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  if (high > low * WIDEST_RANGE) return notDisclosed;
  return {
    salaryFromPaise: from === null ? null : Math.round(low * 100),
    salaryToPaise: toRupees === null ? null : Math.round(high * 100),
    salaryNotDisclosed: false,
  };
}

const units: [RegExp, number][] = [
  [/^(?:cr|crs|crores?)$/, 10_000_000],
  [/^(?:mn|million)$/, 1_000_000],
  [/^(?:l|lpa|lacs?|lakhs?)$/, 100_000],
  [/^(?:k|thousand)$/, 1_000],
];

// A month has 26 paid working days and a day 8 paid hours, as wages are reckoned in India.
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
 * Reads pay in any of the ways it is written ('4-7.5 Lacs PA', '15,000/month', '₹ 2,00,000', '25k') as yearly paise.
 * Without a period, lakhs are a year's pay and smaller sums a month's, as people write them. Foreign money, stipends
 * paid once and implausible sums count as not disclosed.
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
  return factor === undefined ? notDisclosed : payOfYear(low * factor, high * factor);
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
    return payOfYear(null, yearly);
  const openAbove = /^(?:\s*p\.?a\.?)?\s*(?:\+(?!\s*incentive)|and above|& above|onwards)/.test(after);
  if (openAbove || /(?:from|starting|min(?:imum)?\.?|above|more than|at least)\s*:?\s*$/.test(before)) {
    return payOfYear(yearly, null);
  }
  return payOfYear(yearly, yearly);
}

/** What to multiply by to get a year's rupees; undefined when the figure says nothing about pay. */
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
