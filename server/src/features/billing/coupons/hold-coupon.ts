import { COUPON_INVALID, type CouponCycle } from '@aarambh/contract';
import type { Db } from '../../../infra/database/connect.ts';
import { CallError } from '../../../lib/call-error.ts';
import { MINUTE_MS } from '../../../lib/clock.ts';
import { type CouponBuyer, countUses, lockCoupon, lockCouponLimits } from './coupons.queries.ts';

/** How long an unpaid purchase holds a coupon, in minutes. */
export const HOLD_MINUTES = 30;
export const COUPON_USED_UP = 'This coupon has been used up.';
export const COUPON_USED_BY_BUYER =
  'You have used this coupon already, or hold it for an order of the last 30 minutes that is not paid yet.';

/** The use of a coupon by a purchase. */
interface CouponUse {
  couponId: number;
  buyer: CouponBuyer;
  cycle: CouponCycle;
  /** First attempt of the group that the purchase belongs to. */
  attemptOf: number | undefined;
}

type Limits = Awaited<ReturnType<typeof lockCouponLimits>>;

/**
 * Checks the limits of a locked coupon.
 * @param heldSince unpaid purchases created since then count as uses; undefined for none
 * @throws {CallError} conflict when a limit is reached
 */
async function checkLimits(
  tx: Db,
  { couponId, buyer, attemptOf }: CouponUse,
  { maxUses, maxUsesPerBuyer }: Limits,
  heldSince?: Date,
): Promise<void> {
  const uses = await countUses(tx, couponId, buyer, heldSince, attemptOf);
  if (maxUses !== null && uses.all >= maxUses) throw new CallError('conflict', COUPON_USED_UP);
  if (maxUsesPerBuyer !== null && uses.own >= maxUsesPerBuyer) throw new CallError('conflict', COUPON_USED_BY_BUYER);
}

/**
 * Checks that one more use of a coupon is allowed now, and locks the coupon until the transaction ends.
 * @throws {CallError} bad_input when the coupon is not valid, conflict when a limit is reached
 */
async function checkUse(tx: Db, use: CouponUse, now: Date): Promise<void> {
  const coupon = await lockCoupon(tx, use.couponId, use.cycle, now);
  if (!coupon) throw new CallError('bad_input', COUPON_INVALID);
  const heldSince = new Date(now.getTime() - HOLD_MINUTES * MINUTE_MS);
  await checkLimits(tx, use, coupon, heldSince);
}

/**
 * Reserves one use of a coupon for a new purchase, which the caller inserts in the same transaction.
 * @throws {CallError} bad_input when the coupon is not valid, conflict when a limit is reached
 */
export const holdCoupon = (tx: Db, use: CouponUse, now: Date): Promise<void> => checkUse(tx, use, now);

/**
 * Whether a purchase that is being paid may still use its coupon. One that was paid while it held the coupon may, unless it was
 * settled so late that others have used the coupon up meanwhile; one that was paid later only if the coupon is also valid and not
 * held by others. Locks the coupon until the transaction ends.
 * @param heldAt when the purchase was created
 * @param paidAt when the buyer started the payment
 */
export async function canStillUseCoupon(
  tx: Db,
  use: CouponUse,
  { heldAt, paidAt, now }: { heldAt: Date; paidAt: Date; now: Date },
): Promise<boolean> {
  // Providers round down to the second: a payment in the last second of the hold would be late.
  const isInTime = paidAt.getTime() + 1_000 <= heldAt.getTime() + HOLD_MINUTES * MINUTE_MS;
  try {
    if (isInTime) await checkLimits(tx, use, await lockCouponLimits(tx, use.couponId));
    else await checkUse(tx, use, now);
    return true;
  } catch (error) {
    if (error instanceof CallError) return false;
    throw error;
  }
}
