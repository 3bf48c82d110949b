import { type DiscountCoupon, toRupees } from '@aarambh/contract';
import type { Coupon } from './coupons.queries.ts';

/** A coupon on the wire, its value in rupees or percent; `couponID` 0 when there is none. */
export function presentCoupon(coupon: Coupon | undefined): DiscountCoupon {
  if (!coupon) return { couponID: 0, couponCode: '', discountType: '', discountValue: 0 };
  return {
    couponID: coupon.couponId,
    couponCode: coupon.code,
    discountType: coupon.discountType,
    // Hundredths of a percent become percent as paise become rupees.
    discountValue: toRupees(coupon.discountValue),
  };
}
