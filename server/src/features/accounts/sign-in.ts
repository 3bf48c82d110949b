import type { AuthResponse, SignInForm } from '@aarambh/contract';
import type { Platform } from '../../platform/platform.ts';
import { findAccountByEmail } from './accounts.queries.ts';
import { checkPassword } from './hash-password.ts';
import { openSession, refuse } from './open-session.ts';
import { slowDownGuessing } from './slow-down-guessing.ts';

/** The same for an unknown e-mail and a wrong password: which of them it was stays untold (security 13). */
export const SIGN_IN_REFUSED = 'Invalid email or password.';

/**
 * Signs in with e-mail and password.
 * @param address where the attempt comes from
 * @throws {CallError} too_many_requests after five failures, unavailable when the machine is too busy
 */
export async function signIn(platform: Platform, form: SignInForm, address: string): Promise<AuthResponse> {
  const { db, clock } = platform;
  const account = await slowDownGuessing(platform, { address, email: form.email }, async () => {
    const found = await findAccountByEmail(db, form.email);
    return (await checkPassword(form.password, found?.passwordHash)) ? found : undefined;
  });
  if (!account) return refuse(SIGN_IN_REFUSED);
  return await db
    .transaction()
    .execute((transaction) => openSession(transaction, account, clock.now(), form.rememberMe ?? false));
}
