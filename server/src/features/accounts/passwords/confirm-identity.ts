import { WRONG_CURRENT_PASSWORD } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Caller } from '../../../infra/http/caller.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import { CallError } from '../../../lib/call-error.ts';
import { getPasswordHash } from '../accounts.queries.ts';
import { findSessionStart } from '../sessions/sessions.queries.ts';
import { checkCurrentPassword } from './check-current-password.ts';

/** For this long after sign-in the password is not required again. */
const FRESH_SESSION_MS = 15 * 60_000;

/** Reply to an account without a password, which has no other way to confirm. */
export const SIGN_IN_AGAIN = 'Please sign in again to confirm that it is you.';

/** Whether the caller's session was created within the last 15 minutes. */
export async function isSessionFresh({ db, clock }: AppContext, caller: Caller): Promise<boolean> {
  const startedAt = await findSessionStart(db, caller.sessionId);
  return startedAt !== undefined && clock.now().getTime() - startedAt.getTime() <= FRESH_SESSION_MS;
}

/**
 * Re-authentication before a sensitive change: passes when the session is fresh or the current password is right
 * (security 15). Call it before the transaction of the change: it hashes, and its count of failures must not be rolled
 * back.
 * @throws {CallError} password_needed with what the user can do, too_many_requests after five wrong passwords in 15
 *   minutes, unavailable when too many passwords wait to be checked
 */
export async function confirmIdentity(
  context: AppContext,
  caller: Caller,
  currentPassword: string | undefined,
  origin: Origin,
): Promise<void> {
  if (await isSessionFresh(context, caller)) return;
  const { accountId } = caller;
  const passwordHash = await getPasswordHash(context.db, accountId);
  if (passwordHash === null) throw new CallError('password_needed', SIGN_IN_AGAIN);
  if (!currentPassword) throw new CallError('password_needed');
  if (await checkCurrentPassword(context, { accountId, passwordHash }, currentPassword, origin)) return;
  throw new CallError('password_needed', WRONG_CURRENT_PASSWORD);
}
