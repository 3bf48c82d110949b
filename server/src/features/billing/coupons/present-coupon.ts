import { type DiscountCoupon, toRupees } from '@aarambh/contract';
import type { Coupon } from './coupons.queries.ts';

/** Wire format of a coupon, its value in rupees or percent; `couponID` is 0 without a coupon. */
export function presentCoupon(coupon: Coupon | undefined): DiscountCoupon {
  if (!coupon) return { couponID: 0, couponCode: '', discountType: '', discountValue: 0 };
  return {
    couponID: coupon.couponId,
    couponCode: coupon.code,
    discountType: coupon.discountType,
    // The same factor converts paise to rupees and hundredths of a percent to percent.
    discountValue: toRupees(coupon.discountValue),
  };
}
