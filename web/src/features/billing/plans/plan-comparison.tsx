import { Check } from '../../../ui/display/icons.tsx';
import { Card, VisuallyHidden } from '../../../ui/index.ts';
import { type ComparedValue, comparePlans } from './compare-plans.ts';
import type { OfferedPlan } from './offered-plan.ts';

function Value({ value }: { value: ComparedValue }) {
  if (typeof value === 'string') return <span className="font-semibold">{value}</span>;
  if (!value)
    return (
      <>
        <span aria-hidden className="text-muted">
          –
        </span>
        <VisuallyHidden>not included</VisuallyHidden>
      </>
    );
  return (
    <>
      <Check aria-hidden className="mx-auto size-5 text-good" />
      <VisuallyHidden>included</VisuallyHidden>
    </>
  );
}

/** Table that compares the plans of a kind; hidden on phones, where the cards show the same facts. */
export function PlanComparison({ plans }: { plans: readonly OfferedPlan[] }) {
  if (plans.length < 2) return null;
  return (
    <section className="mt-10 hidden md:block" aria-labelledby="comparison">
      <h2 id="comparison" className="mb-4">
        Compare the plans
      </h2>
      <Card padding="none">
        <table className="w-full">
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className="p-3 text-start">
                What you get
              </th>
              {plans.map(({ planID, name }) => (
                <th key={planID} scope="col" className="p-3 wrap-anywhere">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparePlans(plans).map(({ label, values }) => (
              <tr key={label} className="border-b border-line last:border-0">
                <th scope="row" className="p-3 text-start font-normal">
                  {label}
                </th>
                {values.map((value, i) => (
                  <td key={plans[i]?.planID} className="p-3 text-center">
                    <Value value={value} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </section>
  );
}
