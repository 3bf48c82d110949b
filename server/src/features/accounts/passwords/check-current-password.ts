import type { AppContext } from '../../../app-context.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import { recordSecurityEvent } from '../sessions/security-events.queries.ts';
import { checkPassword } from '../sign-in/hash-password.ts';
import { slowDownGuessing } from '../sign-in/slow-down-guessing.ts';

/** The same wherever the current password is asked for again. */
export const WRONG_CURRENT_PASSWORD = 'The current password is not right.';

/**
 * Whether a password is the current one of a signed-in account. Guesses are counted per account, wherever they come
 * from: whoever found an open session must not find the password with it.
 * @throws {CallError} too_many_requests after five failures in 15 minutes, unavailable when the machine is too busy
 */
export async function checkCurrentPassword(
  context: AppContext,
  account: { accountId: number; passwordHash: string },
  password: string,
  origin: Origin,
): Promise<boolean> {
  const { accountId, passwordHash } = account;
  const isRight = await slowDownGuessing(context, `current password\n${accountId}`, {
    attempt: async () => (await checkPassword(password, passwordHash)) || undefined,
    noteFailure: (transaction, now) =>
      recordSecurityEvent(transaction, { accountId, kind: 'sign-in-refused', origin }, now),
  });
  return isRight ?? false;
}
