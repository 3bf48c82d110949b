export { activePlanNames, hasPurchasedPlan } from './plans.api.ts';
