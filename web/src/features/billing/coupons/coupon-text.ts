import type { DiscountCoupon } from '@aarambh/contract';
import { exactRupees, rupees } from '../../../platform/text/format.ts';

/** The discount of a coupon in words: 10% off, ₹200 off. */
export function couponText({ discountType, discountValue }: DiscountCoupon): string {
  if (discountType === 'Percentage') return `${discountValue}% off`;
  return `${Number.isInteger(discountValue) ? rupees(discountValue) : exactRupees(discountValue)} off`;
}
