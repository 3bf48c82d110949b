import { COUPON_INVALID, type CouponCycle } from '@aarambh/contract';
import type { Db } from '../../../infra/database/connect.ts';
import { CallError } from '../../../lib/call-error.ts';
import { type CouponBuyer, countUses, lockCoupon } from './coupons.queries.ts';

/** How long an unpaid purchase holds a coupon, in minutes. */
export const HOLD_MINUTES = 30;
export const COUPON_USED_UP = 'This coupon has been used up.';
export const COUPON_USED_BY_BUYER =
  'You have used this coupon already, or hold it for an order of the last 30 minutes that is not paid yet.';

/**
 * Reserves one use of a coupon for a new purchase. Checks the usage limits and locks the coupon until the caller's
 * transaction, which inserts the purchase, ends.
 * @param use.attemptOf first attempt of the group that the purchase belongs to
 * @throws {CallError} bad_input when the coupon is not valid, conflict when a limit is reached
 */
export async function holdCoupon(
  tx: Db,
  couponId: number,
  buyer: CouponBuyer,
  use: { cycle: CouponCycle; now: Date; attemptOf?: number | undefined },
): Promise<void> {
  const coupon = await lockCoupon(tx, couponId, use.cycle, use.now);
  if (!coupon) throw new CallError('bad_input', COUPON_INVALID);
  const heldSince = new Date(use.now.getTime() - HOLD_MINUTES * 60_000);
  const uses = await countUses(tx, couponId, buyer, heldSince, use.attemptOf);
  if (coupon.maxUses !== null && uses.all >= coupon.maxUses) throw new CallError('conflict', COUPON_USED_UP);
  if (coupon.maxUsesPerBuyer !== null && uses.own >= coupon.maxUsesPerBuyer)
    throw new CallError('conflict', COUPON_USED_BY_BUYER);
}
