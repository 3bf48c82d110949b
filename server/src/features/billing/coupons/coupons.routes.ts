import { COUPON_AUDIENCE, getActiveDiscountCouponByCode, getActiveDiscountCoupons } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { serveCall } from '../../../infra/http/serve-call.ts';
import { findCouponByCode, listCoupons } from './coupons.queries.ts';
import { presentCoupon } from './present-coupon.ts';

/** Serves the valid coupons of job seekers; other audiences get none. */
export function couponRoutes(app: FastifyInstance, { db, clock }: AppContext): void {
  serveCall(app, getActiveDiscountCoupons, async ({ query }) => {
    if (query.couponFor !== COUPON_AUDIENCE) return [];
    return (await listCoupons(db, query.billingCycle, clock.now())).map(presentCoupon);
  });

  serveCall(app, getActiveDiscountCouponByCode, async ({ query }) => {
    if (query.couponFor !== COUPON_AUDIENCE) return presentCoupon(undefined);
    return presentCoupon(await findCouponByCode(db, query.couponCode, query.billingCycle, clock.now()));
  });
}
