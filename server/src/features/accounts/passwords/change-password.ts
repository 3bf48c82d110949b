import { type ChangePasswordForm, registrationRefusals, WRONG_CURRENT_PASSWORD } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Caller } from '../../../infra/http/caller.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import { consumeRateLimit } from '../../../infra/http/rate-limit/rate-limit.ts';
import { lockSignedInAccount } from '../account-lock.queries.ts';
import { getPasswordHash } from '../accounts.queries.ts';
import { isCommonPassword } from '../registration/is-common-password.ts';
import { hashPassword } from '../sign-in/hash-password.ts';
import { checkCurrentPassword } from './check-current-password.ts';
import { isSessionFresh, SIGN_IN_AGAIN } from './confirm-identity.ts';
import { setPassword } from './set-password.ts';

export const PASSWORD_CHANGED = 'Your password was changed successfully.';
/** Besides the contract's limit per address: every call costs two hashes and may queue a mail. */
export const changePasswordLimit = {
  name: 'password changes of an account',
  max: 10,
  perSeconds: 3_600,
  text: 'You have tried to change your password too often. Please try again in an hour.',
} as const;

export const SAME_PASSWORD = 'The new password must not be the current one.';

/** Returns why the caller may not set this password, or undefined. */
async function findRefusal(
  context: AppContext,
  caller: Caller,
  { form, passwordHash, origin }: { form: ChangePasswordForm; passwordHash: string | null; origin: Origin },
): Promise<string | undefined> {
  if (isCommonPassword(form.newPassword)) return registrationRefusals.commonPassword;
  if (passwordHash === null) return (await isSessionFresh(context, caller)) ? undefined : SIGN_IN_AGAIN;
  const account = { accountId: caller.accountId, passwordHash };
  if (!(await checkCurrentPassword(context, account, form.currentPassword, origin))) return WRONG_CURRENT_PASSWORD;
  return form.newPassword.normalize() === form.currentPassword.normalize() ? SAME_PASSWORD : undefined;
}

/**
 * Changes the caller's password and ends every other session. An account that only signs in with a provider sets its
 * first password here while its session is fresh, whatever current password it sends; later it must sign in again or
 * request a reset link.
 * @throws {CallError} too_many_requests after five wrong current passwords in 15 minutes or ten calls in an hour, unavailable when too many
 *   passwords wait to be hashed
 */
export async function changePassword(
  context: AppContext,
  caller: Caller,
  form: ChangePasswordForm,
  origin: Origin,
): Promise<string> {
  const { db, clock } = context;
  await consumeRateLimit(db, changePasswordLimit, String(caller.accountId), clock.now());
  const before = await getPasswordHash(db, caller.accountId);
  const refusal = await findRefusal(context, caller, { form, passwordHash: before, origin });
  if (refusal) return refusal;
  const passwordHash = await hashPassword(form.newPassword);
  const now = clock.now();
  return await db.transaction().execute(async (transaction) => {
    const account = await lockSignedInAccount(transaction, caller.accountId);
    // The password was changed or reset after it was checked.
    if (account.passwordHash !== before) return WRONG_CURRENT_PASSWORD;
    const change = { kind: 'password-changed', passwordHash, keepSessionId: caller.sessionId, origin } as const;
    await setPassword(transaction, account, change, now);
    return PASSWORD_CHANGED;
  });
}
