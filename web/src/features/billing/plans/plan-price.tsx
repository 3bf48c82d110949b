import { exactRupees, rupees } from '../../../platform/text/format.ts';
import type { OfferedPlan } from './offered-plan.ts';
import { priceWithGst } from './price-with-gst.ts';

const cycles = { Monthly: ' a month', Yearly: ' a year' } as const;

/** The price of a plan without and with GST. */
export function PlanPrice({ plan, className = '' }: { plan: OfferedPlan; className?: string }) {
  const cycle = plan.billingCycle ? cycles[plan.billingCycle] : '';
  return (
    <div className={className}>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-3xl font-bold">{rupees(plan.price)}</span>
        <span className="text-muted">{cycle} + 18% GST</span>
      </p>
      <p className="mt-1 text-sm text-muted">
        You pay <strong className="font-semibold text-ink">{exactRupees(priceWithGst(plan.price))}</strong> with GST
      </p>
    </div>
  );
}
