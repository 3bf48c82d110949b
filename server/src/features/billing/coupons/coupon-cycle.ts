import type { CouponCycle } from '@aarambh/contract';
import type { PlanKind } from '../../../infra/database/schema.ts';

const cycleOfKind = {
  interview: 'Interview Assist',
  resumeMaker: 'Resume Maker',
  combo: 'Combo',
} as const satisfies Record<Exclude<PlanKind, 'subscription'>, CouponCycle>;

/** What a coupon must count for to be used with a plan: its billing cycle, or its kind where it has none. */
export function couponCycleOf(plan: { kind: PlanKind; billingCycle: 'Monthly' | 'Yearly' | null }): CouponCycle {
  return plan.kind === 'subscription' ? (plan.billingCycle ?? 'Monthly') : cycleOfKind[plan.kind];
}
