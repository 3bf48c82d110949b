export { CreditRule } from './credit-rule.tsx';
export { loadOffers } from './load-offers.ts';
export type { OfferedPlan, PlanFields } from './offered-plan.ts';
export { findOffer, goodToGoCtc } from './offers.api.ts';
export {
  type CtcTerms,
  checkoutAddress,
  kindOfPath,
  paymentResultAddress,
  paymentStepAddress,
  pricingAddress,
  REGULAR_PLAN,
} from './plan-addresses.ts';
export { PlanFacts, PlanFeatures } from './plan-contents.tsx';
export { PlanOffers } from './plan-offers.tsx';
export { PlanOverview } from './plan-overview.tsx';
export { PlanPrice } from './plan-price.tsx';
export { activePlanNames, hasPurchasedPlan } from './plans.api.ts';
export { needsLogin, purchaseRules } from './purchase-rules.ts';
export { startingPriceText } from './starting-price.ts';
