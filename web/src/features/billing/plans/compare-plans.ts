import type { OfferedPlan } from './offered-plan.ts';

/** What one plan has of a line: a figure, or whether it is included. */
export type Share = string | boolean;

/** A line of the comparison; `shares` in the order of the plans. */
export interface ComparedLine {
  label: string;
  shares: Share[];
}

/** Every figure and feature any of the plans has, the figures first, each once and in the order in which they come. */
export function comparePlans(plans: readonly OfferedPlan[]): ComparedLine[] {
  const labelsOf = (of: (plan: OfferedPlan) => readonly string[]) => [...new Set(plans.flatMap(of))];
  const figures = labelsOf(({ facts }) => facts.map(({ label }) => label)).map((label) => ({
    label,
    shares: plans.map(
      ({ facts }) => facts.find((fact) => fact.label === label)?.value.toLocaleString('en-IN') ?? false,
    ),
  }));
  const features = labelsOf(({ included, bonus }) => [...included, ...bonus]).map((label) => ({
    label,
    shares: plans.map(({ included, bonus }) => included.includes(label) || bonus.includes(label)),
  }));
  return [...figures, ...features];
}
