import type { AppContext } from '../../../app-context.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import { recordSecurityEvent } from '../audit-log/security-events.queries.ts';
import { checkPassword } from '../sign-in/hash-password.ts';
import { throttleSignIn } from '../sign-in/throttle-sign-in.ts';

/**
 * Whether a password is the current one of a signed-in account. Failures are counted per account, from any address, so
 * that a stolen session cannot be used to guess the password.
 * @throws {CallError} too_many_requests after five failures in 15 minutes, unavailable when too many passwords wait to
 *   be checked
 */
export async function checkCurrentPassword(
  context: AppContext,
  account: { accountId: number; passwordHash: string },
  password: string,
  origin: Origin,
): Promise<boolean> {
  const { accountId, passwordHash } = account;
  const isRight = await throttleSignIn(context, `current password\n${accountId}`, {
    attempt: async () => (await checkPassword(password, passwordHash, 'other')) || undefined,
    // A change that succeeds must not allow five more guesses.
    keepsFailures: true,
    recordFailure: (transaction, now) =>
      recordSecurityEvent(transaction, { accountId, kind: 'sign-in-refused', origin }, now),
  });
  return isRight ?? false;
}
