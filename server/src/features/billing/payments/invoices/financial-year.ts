import { toIst } from '../../../../lib/india-time/ist.ts';

const APRIL = 3;

const twoDigits = (year: number) => String(year % 100).padStart(2, '0');

/** The Indian financial year (April to March, India time) of a moment: 26-27. */
export function financialYearOf(moment: Date): string {
  const india = toIst(moment);
  const year = india.getUTCFullYear() - (india.getUTCMonth() < APRIL ? 1 : 0);
  return `${twoDigits(year)}-${twoDigits(year + 1)}`;
}
