import type { AppContext } from '../../../app-context.ts';
import { DAY_MS } from '../../../lib/clock.ts';
import { createCoupon } from './create-coupon.ts';

export type NewCoupon = Parameters<typeof createCoupon>[1];

let made = 0;

/** Makes a listed coupon of 12.5 percent for everything, running from yesterday till tomorrow, and answers its id. */
export function makeCoupon(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  more: Partial<NewCoupon> = {},
): Promise<number> {
  made += 1;
  const now = clock.now().getTime();
  return createCoupon(db, {
    code: `TAKE-${made}`,
    cycles: ['Monthly', 'Interview Assist', 'Resume Maker', 'Combo'],
    discountType: 'Percentage',
    discountValue: 1_250,
    startsAt: new Date(now - DAY_MS),
    endsAt: new Date(now + DAY_MS),
    maxUses: null,
    maxUsesPerBuyer: null,
    listed: true,
    ...more,
  });
}
