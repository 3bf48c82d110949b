/**
 * The figures of a refund (commerce §9), for the rule and for every page that promises it; how they are read:
 * docs/decisions/0012-refund-rules.md.
 */
export const refundFigures = {
  /** Up to so many days a plan is a short one. */
  shortPlanDays: 30,
  shortPlanWindowDays: 10,
  longPlanWindowDays: 30,
  /** Plans under the interview-connect terms: interview assistance and combos. */
  servedPlanWindowDays: 7,
  /** Whoever has used nothing has at least these days: no window is ever made shorter. */
  unusedDays: 3,
  /** Of everything a plan includes; from then on it counts as used. */
  usedPercent: 25,
  processing: '4 to 5 business days',
} as const;
