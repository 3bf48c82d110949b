import { anyOf } from '../../engine/expression.ts';
import type { FoundCondition } from './found-condition.ts';
import { type Bound, findRangeEnd, isAfterNumber, readCueAfter, readCueBefore } from './number-cues.ts';
import { createPayCondition } from './pay-condition.ts';
import { isWord, type Token } from './split-keyword.ts';

const set = (words: string): Set<string> => new Set(words.split(' '));

const payWords = set(
  'salary sallary salery sailary pay package ctc stipend income tankhwah tankhwa vetan paying earning वेतन सैलरी',
);
const introductions = set(
  'expected starting fixed monthly yearly annual with having of is as around about approx approximately near between in hand inhand take home',
);
const rupeeWords = set('rs inr rupee rupees rupaye rupay rupya rupiya ₹ रुपये रुपए');
/** Money of other countries, which stated pay is not compared with. */
const foreignWords = set('usd dollar aed dirham gbp eur sgd');
const thousands = set('k thousand hazar hazaar hajar hajaar हजार हज़ार');
const lakhs = set('lakh lac lack लाख');
const lakhsAYear = set('lpa lakhpa lacpa');
const crores = set('cr crore करोड़');
/** Words after an amount that make it something else. */
const otherAmounts = set(
  'video resolution display camera screen editor follower subscriber user view project turnover revenue portfolio fund ticket loan budget member rpm sqft sq kva btu volt watt kw mw km kg ton gb mb word call opening vacancy post seat bed number',
);
/** Words before a number that make it the name of something. Versions of Office and Windows are too low for pay. */
const nameWords = set('iso iec en astm asme api sap as pin pincode code model series sector plot room sd no');

/** First words of cues whose amount is not itself wanted. */
const belowWords = set('below under less lower');

/** Periods of pay, with how many of them make a month. */
const periods: [Set<string>, number][] = [
  [set('month monthly mahina mahine maheena maheene mahiney pm महीना महीने'), 1],
  [set('year yearly annum annual annually pa saal sal साल'), 1 / 12],
  [set('week weekly hafta hafte'), 52 / 12],
  [set('day daily din roz rozana'), 26],
  [set('hour hourly hr ghanta ghante'), 26 * 8],
];

/** Those that need no "per" before them. */
const adverbs = set(
  'month monthly mahina mahine mahiney pm महीना yearly annum annual annually pa weekly daily hourly roz rozana',
);
/** After "weekly" they say how often pay is paid out, and not for what time an amount is. */
const payments = set('payment payout payouts');
/** Less than this, in rupees a month, is not pay. */
const MIN_PAY = 300;

/** An amount as it was typed. */
interface Amount {
  value: number;
  /** Rupees that one of it stands for; undefined when no unit was typed. */
  unit: number | undefined;
  isPerYear: boolean;
  to: number;
}

function readUnit(tokens: Token[], from: number): { unit: number; isPerYear: boolean; to: number } | undefined {
  const token = tokens[from];
  if (!token || !/^\s?[-.]?$/.test(token.gap)) return undefined;
  if (isWord(token, thousands)) return { unit: 1_000, isPerYear: false, to: from + 1 };
  if (isWord(token, lakhsAYear)) return { unit: 100_000, isPerYear: true, to: from + 1 };
  if (isWord(token, lakhs) || (token.text === 'l' && token.gap === '' && tokens[from + 1]?.text !== 'p'))
    return { unit: 100_000, isPerYear: false, to: from + 1 };
  if (token.text === 'l' && tokens[from + 1]?.text === 'p' && tokens[from + 2]?.text === 'a')
    return { unit: 100_000, isPerYear: true, to: from + 3 };
  if (isWord(token, crores)) return { unit: 10_000_000, isPerYear: true, to: from + 1 };
  return undefined;
}

function readAmount(tokens: Token[], at: number): Amount | undefined {
  const value = tokens[at]?.value;
  if (value === undefined) return undefined;
  const unit = readUnit(tokens, at + 1);
  return { value, unit: unit?.unit, isPerYear: unit?.isPerYear ?? false, to: unit?.to ?? at + 1 };
}

/** What was read around the amounts. */
interface Reading {
  bound: Bound | undefined;
  perMonth: number | undefined;
  /** Whether something says that the number is pay. */
  isPay: boolean;
  isStipend: boolean;
  isPerYear: boolean;
  /** Whether a most is not itself wanted: "below 20k". */
  isBelow: boolean;
  isForeign: boolean;
}

/** Reads the words before an amount. @returns index of the amount; undefined when there is none */
function readIntroduction(tokens: Token[], from: number, reading: Reading): number | undefined {
  for (let at = from; at < Math.min(from + 7, tokens.length); ) {
    const token = tokens[at] as Token;
    if (at > from && (token.isNegated || /[,;|()]/.test(token.gap))) return undefined;
    if (/₹|(?:^|[^\p{L}])rs\.?\s*$/iu.test(token.gap.slice(-8))) reading.isPay = true;
    if (/[$€£]$/.test(token.gap)) reading.isForeign = true;
    if (/[>≥]\s?$/.test(token.gap.slice(-3))) reading.bound = 'min';
    if (/[<≤]\s?$/.test(token.gap.slice(-3))) reading.bound = 'max';
    if (/<\s?$/.test(token.gap.slice(-3))) reading.isBelow = true;
    if (token.value !== undefined) return at;
    const cue = readCueBefore(tokens, at);
    if (isWord(token, payWords)) {
      reading.isPay = true;
      if (token.stem === 'stipend') reading.isStipend = true;
      if (token.stem === 'ctc' || token.stem === 'package') reading.isPerYear = true;
    } else if (isWord(token, rupeeWords)) reading.isPay = true;
    else if (isWord(token, foreignWords)) reading.isForeign = true;
    else if (cue) {
      reading.bound = cue.bound;
      reading.isBelow = belowWords.has(token.text);
    } else if (!isWord(token, introductions)) return undefined;
    at = cue?.to ?? at + 1;
  }
  return undefined;
}

/** Reads the period of an amount: "per month", "/month", "p.m.", "a year", "har mahine". */
function readPeriod(tokens: Token[], from: number): { perMonth: number; to: number } | undefined {
  const token = tokens[from];
  if (!token || !/^\s?\+?\s?[-./]{0,2}\s?$/.test(token.gap)) return undefined;
  const of = (at: number): number | undefined => periods.find(([words]) => isWord(tokens[at], words))?.[1];
  if (['per', 'a', 'an', 'every', 'each', 'har', 'ek'].includes(token.text)) {
    const perMonth = of(from + 1);
    return perMonth === undefined ? undefined : { perMonth, to: from + 2 };
  }
  const next = tokens[from + 1];
  if (token.text === 'p' && (next?.text === 'm' || next?.text === 'a'))
    return { perMonth: next.text === 'm' ? 1 : 1 / 12, to: from + 2 };
  const perMonth = token.gap.includes('/') || isWord(token, adverbs) ? of(from) : undefined;
  return perMonth === undefined ? undefined : { perMonth, to: from + 1 };
}

/** Reads the words after an amount. @returns index after the last of them */
function readEnding(tokens: Token[], from: number, keyword: string, reading: Reading): number {
  let to = from;
  const typedAfter = () => keyword.slice(tokens[to - 1]?.end, (tokens[to - 1]?.end ?? 0) + 4);
  for (let i = 0; i < 5; i++) {
    if (/^\s?\+/.test(typedAfter())) reading.bound ??= 'min';
    if (/^\s?\/-/.test(typedAfter())) reading.isPay = true;
    const token = tokens[to];
    if (!token || token.isNegated || /[,;|()]/.test(token.gap)) break;
    if (isWord(token, adverbs) && isWord(tokens[to + 1], payments)) {
      reading.isPay = true;
      to += 2;
      continue;
    }
    const period = readPeriod(tokens, to);
    const cue = readCueAfter(tokens, to);
    if (period && reading.perMonth === undefined) {
      reading.perMonth = period.perMonth;
      reading.isPay = true;
      to = period.to;
    } else if (cue) {
      reading.bound ??= cue.bound;
      to = cue.to;
    } else if (isWord(token, foreignWords)) {
      reading.isForeign = true;
      to++;
    } else if (isWord(token, payWords) || isWord(token, rupeeWords)) {
      reading.isPay = true;
      if (token.stem === 'stipend') reading.isStipend = true;
      if (token.stem === 'ctc') reading.isPerYear = true;
      to++;
    } else if (
      /^(?:in|take|ki|ka|wali|wala|wale)$/.test(token.text) &&
      /^(?:hand|home|salary|pay|sailary)$/.test(tokens[to + 1]?.text ?? '')
    ) {
      reading.isPay = true;
      to += 2;
    } else if (token.text === 'inhand' || (/^(?:wali|wala|wale|fixed)$/.test(token.text) && reading.isPay)) {
      reading.isPay = true;
      to++;
    } else break;
  }
  return to;
}

const isRound = (value: number, step: number): boolean => value % step === 0;

/** Whether numbers without unit and words around them are pay: 25000, "15000-20000", "above 18000", but not 411001 or 2024. */
function isPlainPay(amounts: Amount[], { bound }: Reading, before: Token | undefined): boolean {
  if (amounts.some(({ unit }) => unit !== undefined) || isWord(before, nameWords)) return false;
  const values = amounts.map(({ value }) => value);
  if (bound !== undefined || values.length > 1)
    return values.every((value) => value >= 3_000 && value <= 10_000_000 && isRound(value, 100));
  return values.every((value) => value >= 10_000 && value < 100_000 && isRound(value, 500));
}

/** Rupees that pay without a unit or period stands for in a month: more than 1.5 lakh is pay for a year. */
const monthsOf = (rupees: number): number => (rupees > 150_000 ? 1 / 12 : 1);

/**
 * Reads pay: "above 25k a month", "25000+", "4-6 lpa", "salary 30000", "₹15,000/month", "upto 20k", "20 hazaar".
 * Amounts of foreign money are not used. Amounts without a period are a month's pay up to 1.5 lakh, else a year's.
 */
export function readPay(tokens: Token[], from: number, keyword: string): FoundCondition | undefined {
  const reading: Reading = {
    bound: undefined,
    perMonth: undefined,
    isPay: false,
    isStipend: false,
    isPerYear: false,
    isBelow: false,
    isForeign: false,
  };
  const first = tokens[from];
  const isInHand = first?.text === 'in' && tokens[from + 1]?.text === 'hand';
  if (!isInHand && /^(?:with|having|of|is|as|in|hand|home|near|take)$/.test(first?.text ?? '')) return undefined;
  if (first?.value !== undefined && isAfterNumber(tokens, from)) return undefined;
  const at = readIntroduction(tokens, from, reading);
  const low = at === undefined ? undefined : readAmount(tokens, at);
  if (at === undefined || low === undefined) return undefined;
  const isBetween = tokens.slice(from, at).some(({ text }) => text === 'between');
  const rangeEnd = findRangeEnd(tokens, low.to, isBetween);
  const high = rangeEnd === undefined ? undefined : readAmount(tokens, rangeEnd);
  const amounts = high ? [low, high] : [low];
  const unit = low.unit ?? (high?.unit !== undefined && low.value < 1_000 ? high.unit : undefined);
  const typedEnd = (high ?? low).to;
  const to = readEnding(tokens, typedEnd, keyword, reading);
  const last = high ?? low;
  const isUnitPay = last.unit !== undefined && (last.unit > 1_000 || last.value >= (reading.bound ? 3 : 10));
  if (isWord(tokens[to], otherAmounts)) return undefined;
  if (reading.isForeign) return { kind: 'unused', label: '', expression: anyOf([]), weight: 1, from, to };
  if (!reading.isPay && !isUnitPay && !isPlainPay(amounts, reading, tokens[at - 1])) return undefined;
  const isPerYear = reading.isPerYear || amounts.some((amount) => amount.isPerYear);
  const monthly = ({ value }: Amount, factor: number): number => {
    const rupees = value * factor;
    const perMonth = reading.perMonth ?? (isPerYear && rupees >= 100_000 ? 1 / 12 : monthsOf(rupees));
    return rupees * perMonth;
  };
  const least = monthly(low, unit ?? 1);
  const most = high ? monthly(high, high.unit ?? 1) : undefined;
  if (Math.max(least, most ?? 0) < MIN_PAY) return undefined;
  const { bound, isBelow, isStipend, perMonth = 1 } = reading;
  return { ...createPayCondition({ least, most, bound, isBelow, isEstimate: perMonth > 1, isStipend }), from, to };
}
