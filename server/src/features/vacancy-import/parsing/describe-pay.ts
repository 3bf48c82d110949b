import { formatIndianNumber } from '../../../lib/money/rupees.ts';

/** Maximum length of the pay that a vacancy shows as stated. */
export const PAY_TEXT_LENGTH = 80;

/** The period for which an amount is paid; empty for one by custom, which the text does not name. */
export type PayPeriod = 'year' | 'month' | 'week' | 'day' | 'hour' | '';

/** Amounts as stated, in rupees for each period; null is an open end. */
export interface StatedPay {
  from: number | null;
  to: number | null;
  period: PayPeriod;
}

const rupees = (amount: number): string => `₹${formatIndianNumber(amount)}`;

function describeAmounts({ from, to }: StatedPay): string {
  if (from === null) return `Up to ${rupees(to ?? 0)}`;
  if (to === null) return `From ${rupees(from)}`;
  return from === to ? rupees(from) : `${rupees(from)} – ${rupees(to)}`;
}

/** Describes pay besides the amounts. */
function describeExtras(plain: string): string {
  const variable = /including variable:?\s?([\d.]{1,5})\s?%/.exec(plain)?.[1];
  if (variable) return `, ${Number(variable)}% of it variable`;
  const extra = /\b(incentive|commission|bonus)/.exec(plain)?.[1];
  if (!extra || /\b(?:no|without) (?:incentive|commission|bonus)/.test(plain)) return '';
  return ` + ${extra === 'incentive' ? 'incentives' : extra}`;
}

const articles: Readonly<Record<PayPeriod, string>> = {
  year: ' a year',
  month: ' a month',
  week: ' a week',
  day: ' a day',
  hour: ' an hour',
  '': '',
};

/**
 * Describes pay as the employer states it: '₹15,000 – ₹18,000 a month + incentives', 'Stipend ₹8,000 a month'.
 * Empty for a plain amount a year, which its figures say as well.
 * @param plain the text in lower case
 */
export function describePay(plain: string, stated: StatedPay): string {
  const extras = describeExtras(plain);
  const isStipend = /\bstipend\b/.test(plain);
  const isYearly = stated.period === 'year';
  if (isYearly && extras === '' && !isStipend) return '';
  const inHand = /\bin[ -]?hand\b/.test(plain) ? ' in hand' : '';
  const text = `${describeAmounts(stated)}${articles[stated.period]}${inHand}${extras}`;
  return isStipend ? `Stipend ${text.replace(/^(?:Up|From)/, (word) => word.toLowerCase())}` : text;
}
