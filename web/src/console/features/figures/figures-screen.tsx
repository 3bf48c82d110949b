import { type FigureName, figureNames, getFigures } from '@aarambh/contract';
import { isoDay } from '../../../platform/text/format.ts';
import { RetryAlert, Skeleton, TextField } from '../../../ui/index.ts';
import { useStaffQuery } from '../../api/index.ts';
import { ConsolePage, Figure, FilterBar, useFilters } from '../../ui/index.ts';
import { FigureRows } from './figure-rows.tsx';
import { figureTexts } from './figure-texts.ts';
import { MonthCharts } from './month-charts.tsx';
import { MonthTable } from './month-table.tsx';
import { RevenueByPlan } from './revenue-by-plan.tsx';

const defaults = { month: isoDay(new Date()).slice(0, 7), figure: '', plan: '' };

/** Figures of the portal: of a month, of six months as charts and table, and the rows behind each number. */
export function Component() {
  const { filters, setFilters, page } = useFilters(defaults);
  const { month, plan } = filters;
  const figure = figureNames.find((name) => name === filters.figure);
  const { data, error, reload } = useStaffQuery(getFigures, { query: { until: month } });
  const current = data?.at(-1);
  const before = data?.at(-2);
  const to = (name: FigureName, ofPlan?: string) =>
    `/figures?${new URLSearchParams({ month, figure: name, ...(ofPlan ? { plan: ofPlan } : {}) })}`;

  return (
    <ConsolePage title="Figures">
      <FilterBar>
        <TextField
          type="month"
          label="Month"
          value={month}
          max={defaults.month}
          onChange={({ target }) => setFilters({ month: target.value, figure: '', plan: '' })}
        />
      </FilterBar>
      {error && !data && <RetryAlert message={error.message} onRetry={reload} />}
      {!data && !error && <Skeleton className="h-96" />}
      {data && current && (
        <>
          <div className="grid grid-cols-2 gap-2 lg:grid-cols-4">
            {figureNames.map((name) => (
              <Figure
                key={name}
                label={figureTexts[name].label}
                value={figureTexts[name].textOf(current)}
                hint={before && `${figureTexts[name].textOf(before)} the month before`}
                to={to(name)}
              />
            ))}
          </div>
          {figure ? (
            <FigureRows
              key={`${figure} ${plan}`}
              {...{ figure, month, plan, page }}
              closeTo={`/figures?month=${month}`}
            />
          ) : (
            <>
              <RevenueByPlan sums={current.revenueByPlan} rowsOf={(ofPlan) => to('revenue', ofPlan)} />
              <MonthCharts months={data} />
              <MonthTable months={data} />
            </>
          )}
        </>
      )}
    </ConsolePage>
  );
}
