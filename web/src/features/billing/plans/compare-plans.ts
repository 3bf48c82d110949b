import type { OfferedPlan } from './offered-plan.ts';

/** Cell of the comparison: a figure, or whether the plan includes the feature. */
export type ComparedValue = string | boolean;

/** Row of the comparison; `values` in the order of the plans. */
export interface ComparedRow {
  label: string;
  values: ComparedValue[];
}

/** Rows for every figure and then every feature of any of the plans, without duplicates, in order of appearance. */
export function comparePlans(plans: readonly OfferedPlan[]): ComparedRow[] {
  const labelsOf = (of: (plan: OfferedPlan) => readonly string[]) => [...new Set(plans.flatMap(of))];
  const figures = labelsOf(({ facts }) => facts.map(({ label }) => label)).map((label) => ({
    label,
    values: plans.map(
      ({ facts }) => facts.find((fact) => fact.label === label)?.value.toLocaleString('en-IN') ?? false,
    ),
  }));
  const features = labelsOf(({ included, bonus }) => [...included, ...bonus]).map((label) => ({
    label,
    values: plans.map(({ included, bonus }) => included.includes(label) || bonus.includes(label)),
  }));
  return [...figures, ...features];
}
