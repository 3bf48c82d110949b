import { useId } from 'react';
import { Check, Plus } from '../../../ui/display/icons.tsx';
import type { OfferedPlan } from './offered-plan.ts';

interface FeaturesProps {
  title: string;
  items: readonly string[];
  Mark: typeof Check;
  level: 3 | 4;
}

function Features({ title, items, Mark, level }: FeaturesProps) {
  const id = useId();
  if (items.length === 0) return null;
  const Heading = `h${level}` as 'h3' | 'h4';
  return (
    <div className="mt-5">
      <Heading id={id} className="text-base">
        {title}
      </Heading>
      <ul aria-labelledby={id} className="mt-2 grid gap-2">
        {items.map((item) => (
          <li key={item} className="flex items-start gap-2">
            <Mark aria-hidden className="mt-0.5 size-5 shrink-0 text-good" />
            <span className="min-w-0">{item}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The figures of a plan: calls, credits, days. */
export function PlanFacts({ plan, className = '' }: { plan: OfferedPlan; className?: string }) {
  if (plan.facts.length === 0) return null;
  return (
    <dl className={`grid gap-2 ${className}`}>
      {plan.facts.map(({ label, value }) => (
        <div key={label} className="flex items-baseline justify-between gap-4">
          <dt className="text-muted">{label}</dt>
          <dd className="text-lg font-semibold">{value.toLocaleString('en-IN')}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The included and the bonus features of a plan. */
export function PlanFeatures({ plan, level = 3 }: { plan: OfferedPlan; level?: 3 | 4 }) {
  return (
    <>
      <Features title="Included Features" items={plan.included} Mark={Check} level={level} />
      <Features title="Bonus Features" items={plan.bonus} Mark={Plus} level={level} />
    </>
  );
}
