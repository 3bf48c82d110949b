import { type FigureName, figureNames, type MonthFigures } from '@aarambh/contract';
import { figureTexts } from './figure-texts.ts';
import { monthText } from './month-text.ts';

/** One figure of six months as bars. The table below says the same in numbers, so the picture is hidden from readers. */
function MonthChart({ figure, months }: { figure: FigureName; months: readonly MonthFigures[] }) {
  const { label, numberOf, textOf } = figureTexts[figure];
  const highest = Math.max(...months.map((month) => numberOf(month) ?? 0));
  return (
    <figure className="grid min-w-0 gap-2 rounded-lg border border-line bg-raised p-3">
      <figcaption className="font-medium">{label}</figcaption>
      <ol aria-hidden="true" className="grid h-44 auto-cols-fr grid-flow-col gap-2 text-center text-sm text-muted">
        {months.map((month) => {
          const value = numberOf(month) ?? 0;
          return (
            <li key={month.month} className="flex min-w-0 flex-col justify-end gap-1">
              <span className="wrap-anywhere">{textOf(month)}</span>
              <span
                className="shrink-0 rounded-t bg-brand"
                style={{ height: `${highest > 0 ? Math.max((value / highest) * 60, value > 0 ? 2 : 0) : 0}%` }}
              />
              <span className="border-t border-line pt-1 whitespace-nowrap">{monthText(month.month)}</span>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}

/** The figures of six months as charts. */
export const MonthCharts = ({ months }: { months: readonly MonthFigures[] }) => (
  <section aria-label="Charts" className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-2">
    {figureNames.map((figure) => (
      <MonthChart key={figure} figure={figure} months={months} />
    ))}
  </section>
);
