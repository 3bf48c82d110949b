/**
 * Figures of the refund policy (commerce §9), used by the rule and by every page that states it; see
 * docs/decisions/0012-refund-rules.md.
 */
export const refundFigures = {
  /** Maximum validity of a short plan, in days. */
  shortPlanDays: 30,
  shortPlanWindowDays: 10,
  longPlanWindowDays: 30,
  /** Plans with refundPolicy `services`: interview assistance and combos. */
  servedPlanWindowDays: 7,
  /** Minimum refund window of an unused plan; no window is shorter. */
  unusedDays: 3,
  /** Share of any benefit from which a plan counts as used. */
  usedPercent: 25,
  processing: '4 to 5 business days',
} as const;
