import { monthChoices, type State } from '@aarambh/contract';
import { Card, SelectField } from '../../../../ui/index.ts';
import type { OfferedPlan } from '../../plans/index.ts';
import type { Choices } from '../choices.ts';
import { StateField } from '../state-field.tsx';

interface OrderDetailsProps {
  plan: OfferedPlan;
  choices: Choices;
  states: readonly State[];
  onMonths: (months: number) => void;
  onState: (stateID: number) => void;
}

/** For how long a subscription is bought, and where the buyer lives (decisions: Tax). */
export function OrderDetails({ plan, choices, states, onMonths, onState }: OrderDetailsProps) {
  return (
    <Card as="section" aria-label="Order details" className="grid gap-4">
      <h2>Order details</h2>
      {plan.kind === 'subscription' && (
        <SelectField
          label={plan.billingCycle === 'Yearly' ? 'No. of Year(s)' : 'No. of Month(s)'}
          options={monthChoices.map((count) => ({ value: String(count), label: String(count) }))}
          value={String(choices.months)}
          onChange={(event) => onMonths(Number(event.target.value))}
        />
      )}
      <StateField states={states} value={choices.stateID} onChange={onState} />
    </Card>
  );
}
