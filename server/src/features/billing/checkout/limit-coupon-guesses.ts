import { type Choice, getActiveDiscountCouponByCode } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import { networkPrefix } from '../../../infra/http/rate-limit/network-prefix.ts';
import { consumeRateLimit, takeBackRateLimitUse } from '../../../infra/http/rate-limit/rate-limit.ts';

/** Wrong coupons of a network in quotes and orders: no more than the call that finds a coupon by its code admits. */
export const couponGuessLimit = {
  name: 'wrong coupons in quotes',
  text: 'Too many coupons were tried from your network. Please try again in a few minutes.',
  ...getActiveDiscountCouponByCode.limit,
} as const;

/**
 * Rate limit of coupon guesses: prices a choice unless its network has sent too many wrong coupons. A choice with a coupon
 * counts as wrong until it is priced, so that concurrent guesses count too.
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
  const priced = await price();
  await takeBackRateLimitUse(db, couponGuessLimit, network, now);
  return priced;
}
