import type { AppContext } from '../../../app-context.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import { networkPrefix } from '../../../infra/http/rate-limit/network-prefix.ts';
import { consumeRateLimit } from '../../../infra/http/rate-limit/rate-limit.ts';
import { hasAccount } from '../../accounts/index.ts';

const perSeconds = 24 * 60 * 60;

/**
 * Rate limits per day, besides the contract's ten in ten minutes. They prevent account enumeration; the limit per address is
 * higher because many people may share one (a hostel, a mobile network).
 */
export const existenceLimits = {
  address: { name: 'user existence from an address', max: 100, perSeconds },
  email: { name: 'user existence of an email', max: 20, perSeconds },
} as const;

/**
 * Whether an account has this email address, so that its owner logs in instead of buying as a guest. The mobile number is
 * ignored: numbers are shared and reassigned, and would allow account enumeration. Both answers take the same work.
 * @throws {CallError} too_many_requests, for known and unknown addresses alike
 */
export async function checkUserExistence({ db, clock }: AppContext, email: string, origin: Origin): Promise<boolean> {
  const now = clock.now();
  await consumeRateLimit(db, existenceLimits.address, networkPrefix(origin.address), now);
  await consumeRateLimit(db, existenceLimits.email, email.toLowerCase(), now);
  return await hasAccount(db, email);
}
