import { type FigureName, figureNames, type MonthFigures } from '@aarambh/contract';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { figureTexts } from './figure-texts.ts';
import { monthText } from './month-text.ts';

const HEIGHT = 180;
const ticks = { fontSize: 12, fill: 'currentColor' };

/** One figure of six months as bars. The table below says the same in numbers, so the picture is hidden from readers. */
function MonthChart({ figure, months }: { figure: FigureName; months: readonly MonthFigures[] }) {
  const { label, numberOf, textOf } = figureTexts[figure];
  const data = months.map((month) => ({
    name: monthText(month.month),
    value: numberOf(month) ?? 0,
    text: textOf(month),
  }));
  return (
    <figure className="grid min-w-0 gap-2 rounded-lg border border-line bg-raised p-3">
      <figcaption className="font-medium">{label}</figcaption>
      <div aria-hidden="true" className="text-muted" style={{ height: HEIGHT }}>
        <ResponsiveContainer width="100%" height={HEIGHT}>
          <BarChart data={data} accessibilityLayer={false} margin={{ top: 8, right: 4, bottom: 0, left: 0 }}>
            <CartesianGrid vertical={false} stroke="currentColor" strokeOpacity={0.2} />
            <XAxis dataKey="name" tickLine={false} axisLine={false} tick={ticks} interval="equidistantPreserveStart" />
            <YAxis
              width={56}
              tickLine={false}
              axisLine={false}
              tick={ticks}
              tickFormatter={compact}
              allowDecimals={false}
              interval={0}
            />
            <Tooltip
              cursor={{ fill: 'currentColor', fillOpacity: 0.08 }}
              contentStyle={{ background: 'var(--color-raised)', borderColor: 'var(--color-line)' }}
              formatter={(_value, _name, { payload }) => [(payload as { text: string }).text, label]}
            />
            <Bar dataKey="value" fill="var(--color-brand)" radius={[4, 4, 0, 0]} isAnimationActive={false} />
          </BarChart>
        </ResponsiveContainer>
      </div>
    </figure>
  );
}

const compactFormat = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: 1 });
const compact = (value: number) => compactFormat.format(value);

/** The figures of six months as charts. */
export const MonthCharts = ({ months }: { months: readonly MonthFigures[] }) => (
  <section aria-label="Charts" className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-2">
    {figureNames.map((figure) => (
      <MonthChart key={figure} figure={figure} months={months} />
    ))}
  </section>
);
