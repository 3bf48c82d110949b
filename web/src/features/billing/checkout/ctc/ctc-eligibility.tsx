import type { PlanKind } from '@aarambh/contract';
import { lazy, Suspense, useId } from 'react';
import { rupees } from '../../../../platform/text/format.ts';
import { Card, CheckboxField, Skeleton } from '../../../../ui/index.ts';
import { type CtcTerms, purchaseRules } from '../../plans/index.ts';

// Loaded on demand: few buyers want a personalised plan.
const CtcForm = lazy(() => import('./ctc-form.tsx').then((module) => ({ default: module.CtcForm })));

interface CtcEligibilityProps {
  kind: PlanKind;
  goodToGoCtc: number;
  ctcTerms: CtcTerms;
  isPersonalised: boolean;
  onPersonalised: (isPersonalised: boolean) => void;
  onTerms: (terms: CtcTerms) => void;
}

interface ChoiceProps {
  /** The CTC up to which the regular plan is sold; undefined without a limit. */
  ceiling: string | undefined;
  isPersonalised: boolean;
  onPersonalised: (isPersonalised: boolean) => void;
}

/** Checkbox for a personalised plan; the regular plan stays on the page until the CTC is known. */
const PersonalisedCheckbox = ({ ceiling, isPersonalised, onPersonalised }: ChoiceProps) => (
  <CheckboxField
    label={ceiling ? `My current CTC is higher than ${ceiling} a year` : 'I want a plan for my current CTC'}
    checked={isPersonalised}
    onChange={(event) => onPersonalised(event.target.checked)}
  />
);

/** Radio buttons: a personalised combo plan is only shown once the CTC is known (commerce §4). */
function PersonalisedRadios({ ceiling, isPersonalised, onPersonalised }: ChoiceProps) {
  const name = useId();
  const options = ceiling
    ? [
        { value: true, label: `Personalised plan, for a current CTC higher than ${ceiling} a year` },
        { value: false, label: `Regular plans, for a current CTC of up to ${ceiling} a year` },
      ]
    : [
        { value: true, label: 'Personalised plan, for my current CTC' },
        { value: false, label: 'Regular plans' },
      ];
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Which plan is for you</legend>
      {options.map(({ value, label }) => (
        <label key={label} className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
          <input
            type="radio"
            name={name}
            checked={isPersonalised === value}
            onChange={() => onPersonalised(value)}
            className="mt-0.5 size-5 shrink-0 accent-brand"
          />
          <span className="min-w-0">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Who can buy the regular plan, and the choice of a personalised one (commerce §2, §4). */
export function CtcEligibility({ kind, goodToGoCtc, ctcTerms, onTerms, ...choice }: CtcEligibilityProps) {
  const ceiling = goodToGoCtc > 0 ? rupees(goodToGoCtc) : undefined;
  const PersonalisedChoice = purchaseRules[kind].isShownForCtc ? PersonalisedRadios : PersonalisedCheckbox;
  return (
    <Card as="section" aria-label="CTC Eligibility">
      <h2>CTC Eligibility</h2>
      <p className="mt-1 mb-1 text-muted">
        {ceiling
          ? `The regular plan is for you if your current CTC is ${ceiling} a year or less.`
          : 'The regular plan has no CTC limit.'}
      </p>
      <PersonalisedChoice ceiling={ceiling} {...choice} />
      {choice.isPersonalised && (
        <Suspense fallback={<Skeleton className="mt-2 h-40" />}>
          <CtcForm kind={kind} goodToGoCtc={goodToGoCtc} ctcTerms={ctcTerms} onTerms={onTerms} />
        </Suspense>
      )}
    </Card>
  );
}
