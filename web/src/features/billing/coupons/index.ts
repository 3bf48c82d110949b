export { CouponBox } from './coupon-box.tsx';
export { listCoupons } from './coupons.api.ts';
