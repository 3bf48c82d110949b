import { Badge, Card } from '../../../../ui/index.ts';
import { type OfferedPlan, PlanFacts, PlanFeatures, PlanPrice } from '../../plans/index.ts';

/** The plan being bought (commerce §2). */
export function PlanSummary({ plan, isPersonalised }: { plan: OfferedPlan; isPersonalised: boolean }) {
  return (
    <Card as="section" aria-label="Plan Summary">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="text-base font-semibold text-muted">Plan Summary</h2>
        {isPersonalised && <Badge tone="brand">For your CTC</Badge>}
      </div>
      <h3 className="mt-1 text-xl wrap-anywhere">{plan.name}</h3>
      <PlanPrice plan={plan} className="mt-2" />
      <PlanFacts plan={plan} className="mt-4 border-t border-line pt-4" />
      <PlanFeatures plan={plan} level={4} />
    </Card>
  );
}

/** In place of the plan until the CTC is known (commerce §4). */
export const PendingPlanSummary = () => (
  <Card as="section" aria-label="Plan Summary">
    <h2 className="text-base font-semibold text-muted">Plan Summary</h2>
    <p className="mt-2">Enter your CTC above, and we will suggest a plan for you with its price.</p>
  </Card>
);
