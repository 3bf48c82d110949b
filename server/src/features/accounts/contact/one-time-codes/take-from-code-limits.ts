import type { Db } from '../../../../infra/database/connect.ts';
import { networkPrefix } from '../../../../infra/http/rate-limit/network-prefix.ts';
import { takeFromLimit } from '../../../../infra/http/rate-limit/rate-limit.ts';
import type { CodeHolder } from './one-time-codes.queries.ts';

const text = 'You have asked for too many OTPs today. Please try again tomorrow.';
const perSeconds = 24 * 60 * 60;

/** Codes a day. Many people may share one address of origin (a hostel, a mobile network), hence its wide limit. */
export const codeLimits = {
  account: { name: 'one-time codes of an account', max: 10, perSeconds, text },
  target: { name: 'one-time codes to a target', max: 10, perSeconds, text },
  address: { name: 'one-time codes from an address', max: 200, perSeconds, text },
} as const;

/**
 * Takes one code from the day's limits of the account, of the number or e-mail it goes to, and of where it is asked from.
 * @throws {CallError} too_many_requests
 */
export async function takeFromCodeLimits(
  transaction: Db,
  { purpose, accountId, target, address }: CodeHolder & { target: string; address: string },
  now: Date,
): Promise<void> {
  await takeFromLimit(transaction, codeLimits.account, `${purpose} ${accountId}`, now);
  await takeFromLimit(transaction, codeLimits.target, target.toLowerCase(), now);
  await takeFromLimit(transaction, codeLimits.address, networkPrefix(address), now);
}
