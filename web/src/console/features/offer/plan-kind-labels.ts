import { type PlanKind, planKindNames, planKinds } from '@aarambh/contract';

/** The kinds of plan as the pricing page names them. */
export const kindLabels = Object.fromEntries(planKindNames.map((kind) => [kind, planKinds[kind].label])) as Record<
  PlanKind,
  string
>;
