import { type Choice, COUPON_INVALID, getActiveDiscountCouponByCode } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import { networkPrefix } from '../../../infra/http/rate-limit/network-prefix.ts';
import { consumeRateLimit, releaseRateLimitUse } from '../../../infra/http/rate-limit/rate-limit.ts';
import { CallError } from '../../../lib/call-error.ts';

/** Wrong coupons of a network in quotes and orders: no more than the call that finds a coupon by its code admits. */
export const couponGuessLimit = {
  name: 'wrong coupons in quotes',
  text: 'Too many coupons were tried from your network. Please try again in a few minutes.',
  ...getActiveDiscountCouponByCode.limit,
} as const;

/**
 * Rate limit of coupon guesses: prices a choice unless its network has sent too many wrong coupons. A choice with a coupon
 * counts as wrong until the outcome is known, so that concurrent guesses count too. Other failures, such as an unavailable
 * payment provider, do not count.
 * @throws {CallError} too_many_requests beyond the limit; whatever `price` throws
 */
export async function limitCouponGuesses<T>(
  { db, clock, config }: AppContext,
  { couponID, couponCode }: Pick<Choice, 'couponID' | 'couponCode'>,
  { address }: Origin,
  price: () => Promise<T>,
): Promise<T> {
  if (!config.rateLimit || (!couponID && !couponCode)) return await price();
  const network = networkPrefix(address);
  const now = clock.now();
  await consumeRateLimit(db, couponGuessLimit, network, now);
  const takeBack = () => releaseRateLimitUse(db, couponGuessLimit, network, now);
  let priced: T;
  try {
    priced = await price();
  } catch (error) {
    const isWrong = error instanceof CallError && error.message === COUPON_INVALID;
    // The failure of `price` is the one to report.
    if (!isWrong) await takeBack().catch(() => undefined);
    throw error;
  }
  await takeBack();
  return priced;
}
