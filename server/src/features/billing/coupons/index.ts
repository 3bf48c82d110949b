export { type Coupon, findCoupon, findCouponByCode } from './coupons.queries.ts';
export { couponRoutes } from './coupons.routes.ts';
export { createCoupon } from './create-coupon.ts';
export { endCoupon } from './end-coupon.ts';
export { canStillUseCoupon, HOLD_MINUTES, holdCoupon } from './hold-coupon.ts';
export { presentCoupon } from './present-coupon.ts';
export { couponStaffActions } from './staff/coupon-staff-actions.ts';
