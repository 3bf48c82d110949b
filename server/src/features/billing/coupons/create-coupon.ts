import { randomInt } from 'node:crypto';
import type { Db } from '../../../infra/database/connect.ts';
import { CallError } from '../../../lib/call-error.ts';
import { insertCoupon, type NewCoupon } from './coupons.queries.ts';

const LARGEST_ID = 2_147_483_647;
/** In hundredths of a percent; there has to be something left to pay. */
const LARGEST_PERCENTAGE = 9_900;

/**
 * Makes a coupon and answers its id. Requests name coupons by their id alone, so ids are drawn: one that is not listed
 * cannot be found by counting.
 * @throws {CallError} bad_input for one that could never count, conflict when the code is taken
 */
export async function createCoupon(db: Db, coupon: NewCoupon): Promise<number> {
  const code = coupon.code.trim();
  if (!/^[\w-]{3,50}$/.test(code))
    throw new CallError('bad_input', 'A code has 3 to 50 letters, digits, hyphens or underscores.');
  if (coupon.cycles.length === 0) throw new CallError('bad_input', 'Say what the coupon counts for.');
  if (coupon.discountType === 'Percentage' && coupon.discountValue > LARGEST_PERCENTAGE)
    throw new CallError('bad_input', 'A coupon takes at most 99 percent off.');
  if (coupon.endsAt <= coupon.startsAt) throw new CallError('bad_input', 'A coupon ends after it begins.');

  const couponId = randomInt(1, LARGEST_ID);
  if (!(await insertCoupon(db, couponId, { ...coupon, code })))
    throw new CallError('conflict', 'There is a coupon with this code already.');
  return couponId;
}
