import { monthChoices, planKinds, type State } from '@aarambh/contract';
import { Card, SelectField } from '../../../../ui/index.ts';
import type { OfferedPlan } from '../../plans/index.ts';
import { StateField } from '../state-field.tsx';

interface OrderDetailsProps {
  plan: OfferedPlan;
  months: number;
  stateID: number;
  states: readonly State[];
  onMonths: (months: number) => void;
  onState: (stateID: number) => void;
}

/** The duration of a subscription, and the buyer's State (decisions: Tax). */
export function OrderDetails({ plan, months, stateID, states, onMonths, onState }: OrderDetailsProps) {
  return (
    <Card as="section" aria-label="Order details" className="grid gap-4">
      <h2>Order details</h2>
      {planKinds[plan.kind].hasBillingCycle && (
        <SelectField
          label={plan.billingCycle === 'Yearly' ? 'No. of Year(s)' : 'No. of Month(s)'}
          options={monthChoices.map((count) => ({ value: String(count), label: String(count) }))}
          value={String(months)}
          onChange={(event) => onMonths(Number(event.target.value))}
        />
      )}
      <StateField states={states} value={stateID} onChange={onState} />
    </Card>
  );
}
