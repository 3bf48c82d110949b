import type { MonthFigures } from '@aarambh/contract';
import { exactRupees } from '../../../platform/text/format.ts';
import { Figure } from '../../ui/index.ts';

interface RevenueByPlanProps {
  sums: MonthFigures['revenueByPlan'];
  /** Address of the invoices of a plan. */
  rowsOf: (plan: string) => string;
}

/** The revenue of a month, a card a plan. */
export const RevenueByPlan = ({ sums, rowsOf }: RevenueByPlanProps) => (
  <section className="grid gap-2">
    <h2>Revenue by plan</h2>
    {sums.length === 0 && <p className="text-muted">Nothing was sold in this month.</p>}
    <div className="grid grid-cols-2 gap-2 lg:grid-cols-4">
      {sums.map(({ plan, revenue }) => (
        <Figure key={plan} label={plan} value={exactRupees(revenue)} hint="without tax" to={rowsOf(plan)} />
      ))}
    </div>
  </section>
);
