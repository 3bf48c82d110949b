import { toPaise } from '@aarambh/contract';
import { formatIndianNumber } from '../../../lib/money/rupees.ts';
import { cleanText } from '../../../lib/text/clean-text.ts';
import { describePay, PAY_TEXT_LENGTH, type PayPeriod } from './describe-pay.ts';

/** A yearly salary range in paise; both ends are null when it is not disclosed. */
export interface Pay {
  salaryFromPaise: number | null;
  salaryToPaise: number | null;
  salaryNotDisclosed: boolean;
  /** Pay as stated, where it is not simply an amount a year; empty otherwise. */
  payText: string;
}

/** Yearly pay outside these bounds (rupees) is taken as misread. */
export const MIN_YEARLY_RUPEES = 5_000;
export const MAX_YEARLY_RUPEES = 200_000_000;
/** A range whose upper end is more than this many times the lower one is taken as misread. */
const MAX_RANGE_RATIO = 30;

const notDisclosed: Pay = { salaryFromPaise: null, salaryToPaise: null, salaryNotDisclosed: true, payText: '' };

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
    payText: '',
  };
}

const units: [RegExp, number][] = [
  [/^(?:cr|crs|crores?)$/, 10_000_000],
  [/^(?:mn|million)$/, 1_000_000],
  [/^(?:l|lpa|lacs?|lakhs?)$/, 100_000],
  [/^(?:k|thousand)$/, 1_000],
];

const per = String.raw`(?:\b(?:per|an?)|\/)\s*`;
// A month has 26 paid working days and a day 8 paid hours, as wages are calculated in India.
const periods: [RegExp, PayPeriod, number][] = [
  [new RegExp(String.raw`${per}(?:year|yr|annum)\b|annual|yearly|\bp\.?\s?a\b|lpa\b|\bctc\b`), 'year', 1],
  [new RegExp(String.raw`${per}(?:hour|hr)\b|hourly`), 'hour', 8 * 26 * 12],
  [new RegExp(String.raw`${per}day\b|daily`), 'day', 26 * 12],
  [new RegExp(String.raw`${per}week\b|weekly`), 'week', 52],
  [new RegExp(String.raw`${per}(?:month|mth|mo)\b|monthly|\bp\.?\s?m\b`), 'month', 12],
  // These are monthly by custom.
  [/in\s?hand|stipend|\bpay\s?(?:matrix|level|scale|band)/, '', 12],
];

const foreignMoney = /[$€£¥]|\b(?:usd|eur|gbp|aed|sgd|sar|qar|omr|kwd|bhd|myr|dollars?|euros?|dirhams?|pounds?)\b/;
const unpaid = /\bunpaid\b|\bno (?:stipend|salary|pay)\b|\bwithout (?:stipend|salary|pay)\b/;
const lumpSum = /lump\s?-?sum|one\s?-?time/;
const otherNumbers = /\bopenings?\b|\bvacanc(?:y|ies)\b/;
/** Pay that depends on results alone. */
const variable =
  /\b(?:performance|commission|incentives?|target|results?|percentage)[ -]?(?:based|basis|only)\b|\bbased (?:on|upon) (?:your |the )?(?:%|percentage|performance|commission|incentive|sales|target|result)|\bcommission\b|\bvariable pay\b/;
const notMoney =
  /\((?:including )?variable[^)]*\)|\d+(?:\.\d+)?\s*%|\blevel\s*-?\s*\d+|\d+\s*(?:(?:-|to)\s*\d+)?\s*\+?\s*(?:years?|yrs?)\b|\d+\s*(?:days?|hours?)\b/g;

const number = String.raw`\d{1,3}(?:,\s?\d{2,3})*,\s?\d{3}(?!\d)|\d+(?:\.\d+)?`;
const amount = String.raw`(?:₹|\brs\.?|\binr)?\s*(${number})\s*(?:(crores?|crs?|mn|million|lpa|lakhs?|lacs?|l|thousand|k)(?![a-z]))?`;
const range = new RegExp(String.raw`${amount}\s*(?:-|–|—|to|~)\s*(?:more than\s*|up\s?to\s*)?${amount}`);
const single = new RegExp(amount);

/** Whether a text states that the pay is not rupees a period: foreign currency, nothing, or one sum for all of the work. */
export function isOtherPay(text: string): boolean {
  const plain = toPlain(text);
  return [foreignMoney, unpaid, lumpSum].some((words) => words.test(plain));
}

const toPlain = (text: string): string => cleanText(text, 300).normalize('NFKC').toLowerCase();

/**
 * Parses pay in any notation ('4-7.5 Lacs PA', '15,000/month', '₹ 2,00,000', '25k') to yearly paise and a text. Without a
 * period, sums from one lakh are yearly and smaller ones monthly, as is usual; a range goes by its lower end. Foreign
 * currencies, one-time payments and pay by results have a text only; implausible sums count as not disclosed.
 */
export function parsePay(text: string): Pay {
  const plain = toPlain(text);
  if (foreignMoney.test(plain)) return textOnly(/\d/.test(plain) ? asStated(text) : '');
  if (unpaid.test(plain)) return textOnly('Unpaid');
  if (lumpSum.test(plain)) return textOnly(describeLumpSum(plain));
  if (otherNumbers.test(plain)) return notDisclosed;
  const money = plain.replace(notMoney, ' ').replaceAll('/-', ' ');
  const match = range.exec(money) ?? single.exec(money);
  if (!match) return textOnly(variable.test(plain) ? asStated(text) : '');
  return match.length > 3 ? readRange(plain, money, match) : readSingle(plain, money, match);
}

const textOnly = (payText: string): Pay => ({ ...notDisclosed, payText });

/** A text of pay as it is, on one line. */
function asStated(text: string): string {
  const line = cleanText(text, PAY_TEXT_LENGTH);
  return line.slice(0, 1).toUpperCase() + line.slice(1);
}

function describeLumpSum(plain: string): string {
  const [, figure, unit] = single.exec(plain) ?? [];
  const sum = figure ? toNumber(figure) * scale(unit) : 0;
  return sum >= 100 ? `₹${formatIndianNumber(sum)} lump sum` : 'Lump sum';
}

/** Converts stated amounts to yearly pay, with the text of what is stated. */
function toPay(plain: string, period: Period | undefined, from: number | null, to: number | null): Pay {
  if (!period) return notDisclosed;
  const { name, factor } = period;
  const yearly = (amount: number | null) => (amount === null ? null : amount * factor);
  const pay = toYearlyPay(yearly(from), yearly(to));
  if (pay.salaryNotDisclosed) return pay;
  const [low, high] = from !== null && to !== null ? [Math.min(from, to), Math.max(from, to)] : [from, to];
  return { ...pay, payText: describePay(plain, { from: low, to: high, period: name }) };
}

function readRange(plain: string, money: string, match: RegExpExecArray): Pay {
  const [, lowText = '', lowUnit, highText = '', highUnit] = match;
  const high = toNumber(highText) * scale(highUnit);
  let low = toNumber(lowText) * scale(lowUnit);
  if (!lowUnit && highUnit && low < 1_000) {
    const inHighUnit = low * scale(highUnit);
    low = inHighUnit > high ? low * scale('lakh') : inHighUnit;
  }
  const period = readPeriod(money, match, low, high, Boolean(lowUnit || highUnit));
  const inLakhs = period?.inLakhs ? scale('lakh') : 1;
  return toPay(plain, period, low * inLakhs, high * inLakhs);
}

function readSingle(plain: string, money: string, match: RegExpExecArray): Pay {
  const [written, text = '', unit] = match;
  const figure = toNumber(text) * scale(unit);
  const period = readPeriod(money, match, figure, figure, Boolean(unit));
  const value = period?.inLakhs ? figure * scale('lakh') : figure;
  const before = money.slice(0, match.index);
  const after = money.slice(match.index + written.length);
  if (/(?:up\s?to|upto|max(?:imum)?\.?|till|less than|below|under)\s*:?\s*$/.test(before))
    return toPay(plain, period, null, value);
  const openAbove = /^(?:\s*p\.?a\.?)?\s*(?:\+(?!\s*(?:incentive|commission|bonus))|and above|& above|onwards)/.test(
    after,
  );
  if (openAbove || /(?:from|starting|min(?:imum)?\.?|above|more than|at least)\s*:?\s*$/.test(before)) {
    return toPay(plain, period, value, null);
  }
  return toPay(plain, period, value, value);
}

interface Period {
  /** Empty for a month that the text does not name. */
  name: PayPeriod;
  /** Converts an amount to yearly. */
  factor: number;
  /** Whether figures are in lakhs without saying so: '3-5 PA'. */
  inLakhs?: boolean;
}

/** Reads the period of figures, or infers it from their size; undefined when they are not pay. */
function readPeriod(
  money: string,
  match: RegExpExecArray,
  low: number,
  high: number,
  hasUnit: boolean,
): Period | undefined {
  const end = match.index + match[0].length;
  const nearby = match[0].includes('lpa') ? 'lpa' : money.slice(end, end + 20);
  const period = periodIn(nearby) ?? periodIn(money);
  if (period?.name === 'year' && !hasUnit && high < 100) return low > 0 ? { ...period, inLakhs: true } : undefined;
  if (period) return period;
  if (high < 1_000) return undefined;
  // 80,000 to 1,00,000 is monthly: a range has the period of its lower end.
  return Math.min(low, high) >= 100_000 ? { name: 'year', factor: 1 } : { name: '', factor: 12 };
}

function periodIn(text: string): Period | undefined {
  const found = periods.find(([words]) => words.test(text));
  return found && { name: found[1], factor: found[2] };
}

function scale(unit: string | undefined): number {
  return units.find(([name]) => name.test(unit ?? ''))?.[1] ?? 1;
}

function toNumber(text: string): number {
  return Number(text.replace(/[,\s]/g, ''));
}
