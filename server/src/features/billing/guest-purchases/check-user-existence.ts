import type { AppContext } from '../../../app-context.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import { networkPrefix } from '../../../infra/http/rate-limit/network-prefix.ts';
import { takeFromLimit } from '../../../infra/http/rate-limit/rate-limit.ts';
import { hasAccount } from '../../accounts/index.ts';

const perSeconds = 24 * 60 * 60;

/**
 * Questions a day, beside the contract's ten in ten minutes: enough for those who buy, too few to list accounts. Many
 * people may share one address (a hostel, a mobile network).
 */
export const existenceLimits = {
  address: { name: 'user existence from an address', max: 100, perSeconds },
  email: { name: 'user existence of an e-mail', max: 20, perSeconds },
} as const;

/**
 * Whether somebody should log in instead of buying as a guest. Only the e-mail counts: numbers are shared and change
 * hands, and asking by them would tell who has an account. The work is the same for both answers.
 * @throws {CallError} too_many_requests, alike for known and unknown e-mails
 */
export async function checkUserExistence({ db, clock }: AppContext, email: string, origin: Origin): Promise<boolean> {
  const now = clock.now();
  await takeFromLimit(db, existenceLimits.address, networkPrefix(origin.address), now);
  await takeFromLimit(db, existenceLimits.email, email.toLowerCase(), now);
  return await hasAccount(db, email);
}
