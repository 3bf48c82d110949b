import type { PlanKind } from '@aarambh/contract';

const NOT_ON_OFFER = 'This plan is no longer on offer.';

/**
 * By kind of plan: whether a plan that is no longer on offer can still be read, and the error text for an unknown plan, or
 * one that is no longer on offer.
 */
export const offerRules: Record<PlanKind, { isReadableWhenInactive: boolean; notFoundMessage: string }> = {
  interview: { isReadableWhenInactive: false, notFoundMessage: NOT_ON_OFFER },
  resumeMaker: { isReadableWhenInactive: false, notFoundMessage: NOT_ON_OFFER },
  combo: { isReadableWhenInactive: false, notFoundMessage: NOT_ON_OFFER },
  subscription: { isReadableWhenInactive: true, notFoundMessage: 'Subscription plan not found' },
};
