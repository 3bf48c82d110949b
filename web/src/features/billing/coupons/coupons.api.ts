import {
  COUPON_AUDIENCE,
  type CouponCycle,
  type DiscountCoupon,
  getActiveDiscountCouponByCode,
  getActiveDiscountCoupons,
} from '@aarambh/contract';
import type { Api } from '../../../platform/api/api.ts';

/** Lists the coupons that are open to everyone now. */
export const listCoupons = (api: Api, billingCycle: CouponCycle): Promise<DiscountCoupon[]> =>
  api(getActiveDiscountCoupons, { query: { couponFor: COUPON_AUDIENCE, billingCycle } });

/** Finds the coupon of a typed code; undefined when it is not valid now, or the call fails (commerce §5). */
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
