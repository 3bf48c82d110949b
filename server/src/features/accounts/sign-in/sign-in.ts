import type { AuthResponse, SignInForm } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import { findAccountByEmail, holdPasswordHash } from '../accounts.queries.ts';
import { openSession, refuse } from '../sessions/open-session.ts';
import { recordRefusedSignIn, recordSecurityEvent } from '../sessions/security-events.queries.ts';
import { checkPassword } from './hash-password.ts';
import { addressWithEmail, slowDownGuessing } from './slow-down-guessing.ts';

/** The same for an unknown e-mail and a wrong password: which of them it was stays untold (security 13). */
export const SIGN_IN_REFUSED = 'Invalid email or password.';

/**
 * Signs in with e-mail and password.
 * @throws {CallError} too_many_requests after five failures, unavailable when the machine is too busy
 */
export async function signIn(context: AppContext, form: SignInForm, origin: Origin): Promise<AuthResponse> {
  const { db, clock } = context;
  const account = await slowDownGuessing(context, addressWithEmail(origin.address, form.email), {
    attempt: async () => {
      const found = await findAccountByEmail(db, form.email);
      return (await checkPassword(form.password, found?.passwordHash)) ? found : undefined;
    },
    noteFailure: (transaction, now) => recordRefusedSignIn(transaction, { email: form.email, origin }, now),
  });
  if (!account) return refuse(SIGN_IN_REFUSED);
  const now = clock.now();
  return await db.transaction().execute(async (transaction) => {
    // A password that was changed or reset while this one was checked opens nothing any more.
    if (!(await holdPasswordHash(transaction, account.accountId, account.passwordHash))) return refuse(SIGN_IN_REFUSED);
    await recordSecurityEvent(transaction, { accountId: account.accountId, kind: 'signed-in', origin }, now);
    return await openSession(transaction, account, { origin, remember: form.rememberMe ?? false }, now);
  });
}
