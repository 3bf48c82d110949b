import { COUPON_INVALID, type CouponCycle } from '@aarambh/contract';
import type { Db } from '../../../infra/database/connect.ts';
import { CallError } from '../../../lib/call-error.ts';
import { type CouponBuyer, countUses, lockCoupon } from './coupons.queries.ts';

/** How long an unpaid purchase keeps a coupon, in minutes. */
export const HOLD_MINUTES = 30;
export const COUPON_USED_UP = 'This coupon has been used up.';
export const COUPON_USED_BY_BUYER =
  'You have used this coupon already, or hold it for an order of the last 30 minutes that is not paid yet.';

/**
 * Makes sure that one more purchase may use a coupon, and keeps others from it until the caller's transaction, which
 * inserts that purchase, ends.
 * @param use.attemptOf the first of the purchases that this one takes the place of
 * @throws {CallError} bad_input when it does not count now, conflict when a limit is reached
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
