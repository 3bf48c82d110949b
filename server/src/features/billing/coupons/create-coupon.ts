import { randomInt } from 'node:crypto';
import type { Db } from '../../../infra/database/connect.ts';
import { CallError } from '../../../lib/call-error.ts';
import { insertCoupon, type NewCoupon } from './coupons.queries.ts';

const MAX_ID = 2_147_483_647;
/** In hundredths of a percent; below 100 percent, because an order cannot be free. */
const MAX_PERCENTAGE = 9_900;

/**
 * Creates a coupon and returns its id. Ids are random, because a request names a coupon by id alone and unlisted coupons
 * must not be found by enumeration. The code of a coupon that has ended can be used again.
 * @throws {CallError} bad_input for an invalid coupon, conflict when a coupon that has not ended has the code
 */
export async function createCoupon(db: Db, coupon: NewCoupon, now: Date): Promise<number> {
  checkCoupon(coupon);
  const couponId = randomInt(1, MAX_ID);
  if (!(await insertCoupon(db, couponId, { ...coupon, code: coupon.code.trim() }, now)))
    throw new CallError('conflict', 'A coupon with this code already exists.');
  return couponId;
}

/** @throws {CallError} bad_input for an invalid coupon */
export function checkCoupon(coupon: NewCoupon): void {
  const code = coupon.code.trim();
  if (!/^[\w-]{3,50}$/.test(code))
    throw new CallError('bad_input', 'A code has 3 to 50 letters, digits, hyphens or underscores.');
  if (coupon.cycles.length === 0)
    throw new CallError('bad_input', 'A coupon needs at least one billing cycle or kind of plan.');
  if (coupon.discountType === 'Percentage' && coupon.discountValue > MAX_PERCENTAGE)
    throw new CallError('bad_input', 'A coupon can take at most 99 percent off.');
  if (coupon.endsAt <= coupon.startsAt) throw new CallError('bad_input', 'A coupon must end after it starts.');
}
