// Without zod, and apart from the table of plan kinds: pages load this file as it is (web/vite/bundle-groups.ts).

export const billingCycles = ['Monthly', 'Yearly'] as const;
export type BillingCycle = (typeof billingCycles)[number];

/** What a coupon can be valid for: the billing cycle of a subscription, or the kind of any other plan. */
export const couponCycles = [...billingCycles, 'Interview Assist', 'Resume Maker', 'Combo'] as const;
export type CouponCycle = (typeof couponCycles)[number];

/**
 * The cycle that a coupon must be valid for: the billing cycle of a subscription, the kind of any other plan.
 * @param kind `planKinds[plan.kind]`
 */
export function couponCycleOf(
  kind: { couponCycle: CouponCycle | null },
  plan: { billingCycle?: BillingCycle | null | undefined },
): CouponCycle {
  return kind.couponCycle ?? plan.billingCycle ?? 'Monthly';
}
