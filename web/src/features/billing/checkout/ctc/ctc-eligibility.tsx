import type { PlanKind } from '@aarambh/contract';
import { lazy, Suspense, useId } from 'react';
import { rupees } from '../../../../platform/text/format.ts';
import { Card, CheckboxField, Skeleton } from '../../../../ui/index.ts';
import type { CtcTerms } from '../../plans/index.ts';

// Few ask for a personalised plan: only they load its form.
const CtcForm = lazy(() => import('./ctc-form.tsx').then((module) => ({ default: module.CtcForm })));

interface CtcEligibilityProps {
  kind: PlanKind;
  goodToGoCtc: number;
  terms: CtcTerms;
  isPersonalised: boolean;
  onPersonalised: (isPersonalised: boolean) => void;
  onTerms: (terms: CtcTerms) => void;
}

interface WayProps {
  ceiling: string;
  isPersonalised: boolean;
  onPersonalised: (isPersonalised: boolean) => void;
}

/** One tick box: the regular plan stays on the page until the CTC is known. */
const OneBox = ({ ceiling, isPersonalised, onPersonalised }: WayProps) => (
  <CheckboxField
    label={`My current CTC is higher than ${ceiling} a year`}
    checked={isPersonalised}
    onChange={(event) => onPersonalised(event.target.checked)}
  />
);

/** Two ways of a combo plan; the personalised one has no plan until it is suggested (commerce §4). */
function TwoWays({ ceiling, isPersonalised, onPersonalised }: WayProps) {
  const name = useId();
  const ways = [
    { value: true, label: `Personalised plan, for a current CTC higher than ${ceiling} a year` },
    { value: false, label: `Regular plans, for a current CTC of up to ${ceiling} a year` },
  ];
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Which plan is for you</legend>
      {ways.map(({ value, label }) => (
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

/** Whose regular plan it is, and the way to a personalised one (commerce §2, §4). */
export function CtcEligibility({ kind, goodToGoCtc, terms, onTerms, ...way }: CtcEligibilityProps) {
  const ceiling = rupees(goodToGoCtc);
  const Ways = kind === 'combo' ? TwoWays : OneBox;
  return (
    <Card as="section" aria-label="CTC Eligibility">
      <h2>CTC Eligibility</h2>
      <p className="mt-1 mb-1 text-muted">
        You are good to go with the regular plan when your current CTC is {ceiling} a year or less.
      </p>
      <Ways ceiling={ceiling} {...way} />
      {way.isPersonalised && (
        <Suspense fallback={<Skeleton className="mt-2 h-40" />}>
          <CtcForm kind={kind} goodToGoCtc={goodToGoCtc} terms={terms} onTerms={onTerms} />
        </Suspense>
      )}
    </Card>
  );
}
