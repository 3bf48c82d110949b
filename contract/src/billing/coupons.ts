import { z } from 'zod';
import { call } from '../call.ts';
import { textInQuery } from '../fields.ts';
import { couponCycles } from './coupon-cycle.ts';

/** The audience of our coupons (commerce §9). */
export const COUPON_AUDIENCE = 'Job Seeker';
/** Error text for an unknown, expired or unsuitable code (commerce §5). */
export const COUPON_INVALID = 'Invalid Coupon Code!';

/** A discount coupon (commerce §3): percent for Percentage, rupees for Fixed. `couponID` is 0 when there is no coupon. */
export const discountCoupon = z.object({
  couponID: z.number().int(),
  couponCode: z.string(),
  discountType: z.enum(['Fixed', 'Percentage', '']),
  discountValue: z.number(),
});
export type DiscountCoupon = z.infer<typeof discountCoupon>;

const couponFor = z.string().max(50);
const billingCycle = z.enum(couponCycles, 'Please choose a plan first.');

export const getActiveDiscountCoupons = call({
  method: 'GET',
  path: 'DiscountCoupon/GetActiveDiscountCoupons',
  summary: 'Public coupons that are valid now.',
  source: 'commerce §7',
  access: 'visitor',
  query: z.strictObject({ couponFor, billingCycle }),
  reply: { kind: 'json', schema: z.array(discountCoupon) },
});

export const getActiveDiscountCouponByCode = call({
  method: 'GET',
  path: 'DiscountCoupon/GetActiveDiscountCouponByCode',
  summary: 'The coupon with this code; couponID 0 when it is not valid now.',
  source: 'commerce §7',
  access: 'visitor',
  query: z.strictObject({ couponFor, couponCode: textInQuery(50), billingCycle }),
  reply: { kind: 'json', schema: discountCoupon },
  limit: { max: 60, perSeconds: 600 },
});

export const couponCalls = { getActiveDiscountCoupons, getActiveDiscountCouponByCode };
