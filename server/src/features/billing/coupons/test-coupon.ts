import type { AppContext } from '../../../app-context.ts';
import { DAY_MS } from '../../../lib/clock.ts';
import { createCoupon } from './create-coupon.ts';

export type NewCoupon = Parameters<typeof createCoupon>[1];

let created = 0;

/**
 * Creates a listed coupon of 12.5 percent for monthly and one-time plans, valid from yesterday to tomorrow, and returns
 * its id.
 */
export function createTestCoupon(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  more: Partial<NewCoupon> = {},
): Promise<number> {
  created += 1;
  const now = clock.now().getTime();
  const coupon: NewCoupon = {
    code: `TAKE-${created}`,
    cycles: ['Monthly', 'Interview Assist', 'Resume Maker', 'Combo'],
    discountType: 'Percentage',
    discountValue: 1_250,
    startsAt: new Date(now - DAY_MS),
    endsAt: new Date(now + DAY_MS),
    maxUses: null,
    maxUsesPerBuyer: null,
    listed: true,
    ...more,
  };
  return createCoupon(db, coupon, clock.now());
}
