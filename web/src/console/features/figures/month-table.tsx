import { type FigureName, figureNames, type MonthFigures } from '@aarambh/contract';
import { Link } from 'react-router';
import { figureTexts } from './figure-texts.ts';
import { monthText } from './month-text.ts';

const addressOf = (month: string, figure: FigureName) => `/figures?${new URLSearchParams({ month, figure })}`;

/** The figures of six months as a table; each number opens its rows. */
export function MonthTable({ months }: { months: readonly MonthFigures[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
    <section aria-label="Table of the charts" tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-sm">
        <caption className="sr-only">The figures of the charts</caption>
        <thead>
          <tr className="border-b border-line text-left text-muted">
            <th scope="col" className="py-2 pe-4 font-medium">
              Month
            </th>
            {figureNames.map((figure) => (
              <th key={figure} scope="col" className="py-2 ps-4 text-end font-medium">
                {figureTexts[figure].label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map((month) => (
            <tr key={month.month} className="h-10 border-b border-line">
              <th scope="row" className="pe-4 text-left font-medium whitespace-nowrap">
                {monthText(month.month)}
              </th>
              {figureNames.map((figure) => (
                <td key={figure} className="ps-4 text-end tabular-nums">
                  <Link to={addressOf(month.month, figure)}>{figureTexts[figure].textOf(month)}</Link>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
