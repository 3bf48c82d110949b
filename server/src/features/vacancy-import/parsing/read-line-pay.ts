import type { ImportLine } from './import-line.ts';
import { isOtherPay, type Pay, parsePay, toYearlyPay } from './parse-pay.ts';

const PERIODS_OF_A_YEAR = new Set([12, 52, 26 * 12, 8 * 26 * 12]);
const ratioOf = (a: number | null, b: number | null): number => (a === null || b === null ? Number(a === b) : a / b);

/** Reads the pay of a line: its yearly figures, unless the salary text states a unit other than rupees a year. */
export function readLinePay(line: ImportLine): Pay {
  const figures = toYearlyPay(line.salaryFrom, line.salaryTo);
  const text = parsePay(line.salaryText);
  if (figures.salaryNotDisclosed || isOtherPay(line.salaryText)) return text;
  const ratios = new Set([
    ratioOf(text.salaryFromPaise, figures.salaryFromPaise),
    ratioOf(text.salaryToPaise, figures.salaryToPaise),
  ]);
  const [ratio = 0] = ratios;
  if (text.salaryNotDisclosed || ratios.size > 1) return figures;
  // Equal except for the number of periods in a year: the figures were copied from the text.
  return ratio === 1 || PERIODS_OF_A_YEAR.has(ratio) ? text : figures;
}
