import { MONTHS } from './format.ts';

/** A month of the contract, `yyyy-MM` or `yyyy`, as it is shown: `Jun 2019`. */
export function monthText(month: string): string {
  const [year = '', number] = month.split('-');
  return number === undefined ? year : `${MONTHS[Number(number) - 1]} ${year}`;
}

/** A typed month as `yyyy-MM` or `yyyy`: '06/2019', 'June 2019', '2019-06', '2019'. Any other text stays, to be refused. */
export function parseMonth(typed: string): string {
  const text = typed.trim();
  const [, number, year] = /^(\d{1,2})\s*[-/. ]\s*(\d{4})$/.exec(text) ?? [];
  if (number && year) return `${year}-${number.padStart(2, '0')}`;
  const [, name = '', ofName] = /^([a-z]{3,9})\.?[\s,'-]*(\d{4})$/i.exec(text) ?? [];
  const at = MONTHS.findIndex((month) => name.toLowerCase().startsWith(month.toLowerCase()));
  return at >= 0 && ofName ? `${ofName}-${String(at + 1).padStart(2, '0')}` : text;
}

/** The years or months of a job: `Jun 2019 – today`. */
export const periodText = ({ from, to }: { from: string; to: string }): string =>
  `${monthText(from)} – ${to === '' ? 'today' : monthText(to)}`;
