import { IST_MS } from '../../../../lib/clock.ts';

const APRIL = 3;

const twoDigits = (year: number) => String(year % 100).padStart(2, '0');

/** The financial year of a moment, April to March in India: 26-27. */
export function financialYearOf(moment: Date): string {
  const india = new Date(moment.getTime() + IST_MS);
  const year = india.getUTCFullYear() - (india.getUTCMonth() < APRIL ? 1 : 0);
  return `${twoDigits(year)}-${twoDigits(year + 1)}`;
}
