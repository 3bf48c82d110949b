export { PlanOverview } from './plan-overview.tsx';
export { activePlanNames, hasPurchasedPlan } from './plans.api.ts';
