import {
  COUPON_AUDIENCE,
  type CouponCycle,
  type DiscountCoupon,
  getActiveDiscountCouponByCode,
  getActiveDiscountCoupons,
} from '@aarambh/contract';
import type { Api } from '../../../platform/api/api.ts';

/** The coupons anybody may choose now. */
export const listCoupons = (api: Api, billingCycle: CouponCycle): Promise<DiscountCoupon[]> =>
  api(getActiveDiscountCoupons, { query: { couponFor: COUPON_AUDIENCE, billingCycle } });

/** The coupon of a typed code; nothing when it does not count, or cannot be asked for (commerce §5). */
export async function findCoupon(
  api: Api,
  couponCode: string,
  billingCycle: CouponCycle,
): Promise<DiscountCoupon | undefined> {
  try {
    const coupon = await api(getActiveDiscountCouponByCode, {
      query: { couponFor: COUPON_AUDIENCE, couponCode, billingCycle },
    });
    return coupon.couponID > 0 ? coupon : undefined;
  } catch {
    return undefined;
  }
}
