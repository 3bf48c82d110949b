import type { Db } from '../../../../infra/database/connect.ts';
import { networkPrefix } from '../../../../infra/http/rate-limit/network-prefix.ts';
import { consumeRateLimit } from '../../../../infra/http/rate-limit/rate-limit.ts';
import { toMailIdentity } from '../../../../lib/text/to-mail-identity.ts';
import type { CodeScope } from './one-time-codes.queries.ts';

const text = 'You have requested too many OTPs today. Please try again tomorrow.';
const perSeconds = 24 * 60 * 60;

/** Codes a day. Many people may share one network address (a hostel, a mobile network), hence its high limit. */
export const codeLimits = {
  account: { name: 'one-time codes of an account', max: 10, perSeconds, text },
  target: { name: 'one-time codes to a target', max: 10, perSeconds, text },
  address: { name: 'one-time codes from an address', max: 200, perSeconds, text },
} as const;

/**
 * Rate limits of one-time codes: consumes one code from the daily limits of the account, of the target number or
 * email, and of the network of the request.
 * @throws {CallError} too_many_requests
 */
export async function consumeCodeLimits(
  transaction: Db,
  { purpose, accountId, target, address }: CodeScope & { target: string; address: string },
  now: Date,
): Promise<void> {
  await consumeRateLimit(transaction, codeLimits.account, `${purpose} ${accountId}`, now);
  await consumeRateLimit(transaction, codeLimits.target, toMailIdentity(target), now);
  await consumeRateLimit(transaction, codeLimits.address, networkPrefix(address), now);
}
