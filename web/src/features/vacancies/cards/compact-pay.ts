import type { VacancyCard } from '@aarambh/contract';
import { rupees } from '../../../platform/text/format.ts';

type Pay = Pick<VacancyCard, 'fromSalary' | 'toSalary' | 'salaryNotDisclose' | 'payText'>;

const LAKH = 100_000;
const CRORE = 10_000_000;

/** At most two decimals, without trailing zeros. */
const short = (amount: number): string => String(Math.round(amount * 100) / 100);

/** Amounts of whole rupees in the unit of the last: [200000, 270000] as '₹2–2.7 L'. */
function shortAmounts(amounts: readonly number[]): string {
  const last = amounts.at(-1) ?? 0;
  if (last < LAKH) return amounts.map(rupees).join('–');
  const [unit, name] = last < CRORE ? [LAKH, 'L'] : [CRORE, 'Cr'];
  return `₹${amounts.map((amount) => short(amount / unit)).join('–')} ${name}`;
}

/** Whether a card states any pay. */
export const hasPay = ({ fromSalary, toSalary, salaryNotDisclose, payText }: Pay): boolean =>
  Boolean(payText) || (!salaryNotDisclose && (fromSalary !== null || toSalary !== null));

/** Pay in few letters: as the employer states it, '₹2–2.7 L a year', or 'Salary Not Disclosed' (core §2). */
export function compactPay(pay: Pay): string {
  const { fromSalary, toSalary, payText } = pay;
  if (payText) return payText;
  if (!hasPay(pay)) return 'Salary Not Disclosed';
  if (fromSalary === null) return `Up to ${shortAmounts([toSalary ?? 0])} a year`;
  if (toSalary === null) return `From ${shortAmounts([fromSalary])} a year`;
  return `${shortAmounts(fromSalary === toSalary ? [toSalary] : [fromSalary, toSalary])} a year`;
}

/** '2 - 5 Years' as '2–5 yrs'. */
export const compactExperience = (experience: string): string =>
  experience
    .replace(/\s*(?:-|–|\bto\b)\s*/i, '–')
    .replace(/\byears\b/i, 'yrs')
    .replace(/\byear\b/i, 'yr');
