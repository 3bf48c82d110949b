import type { PlanKind } from './plan-kinds.ts';

/** Fields of the plan's id and price on the wire, in the plan and in its purchase (commerce §3). */
export const planWireFields = {
  interview: { idField: 'interviewAssistancePlanID', priceField: 'planPrice' },
  resumeMaker: { idField: 'resumeMakerPlanID', priceField: 'planPrice' },
  combo: { idField: 'comboPlanID', priceField: 'planPrice' },
  subscription: { idField: 'candidatePlanID', priceField: 'price' },
} as const satisfies Record<PlanKind, { idField: string; priceField: 'price' | 'planPrice' }>;
