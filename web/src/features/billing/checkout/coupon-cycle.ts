import { type CouponCycle, planKinds } from '@aarambh/contract';
import type { OfferedPlan } from '../plans/index.ts';

/**
 * The cycle that a coupon must be valid for: the billing cycle of a subscription, the kind of any other plan. Not the
 * contract's function of this name, because that would load the table of plan kinds a second time.
 */
export const couponCycleOf = ({ kind, billingCycle = 'Monthly' }: OfferedPlan): CouponCycle =>
  planKinds[kind].couponCycle ?? billingCycle;
