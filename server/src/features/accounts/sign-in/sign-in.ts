import type { AuthResponse, SignInForm } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import { lockAccount } from '../account-lock.queries.ts';
import { findAccountByEmail } from '../accounts.queries.ts';
import { recordRefusedSignIn } from '../audit-log/security-events.queries.ts';
import { authRefusal, createSession } from '../sessions/create-session.ts';
import { checkPassword } from './hash-password.ts';
import { type CountedGuess, countGuess, reportGuesses } from './limit-guesses.ts';
import { signInThrottleKey, throttleSignIn } from './throttle-sign-in.ts';

/**
 * The same for an unknown email and a wrong password, so that it does not reveal which accounts exist (security 13).
 */
export const SIGN_IN_REFUSED = 'Invalid email or password.';

/** The account of an email if the password matches; takes as long without an account. */
async function checkSignIn({ db }: AppContext, { email, password }: SignInForm) {
  const found = await findAccountByEmail(db, email);
  return (await checkPassword(password, found?.passwordHash)) ? found : undefined;
}

/**
 * Signs in with email and password.
 * @throws {CallError} too_many_requests after five failures of a network or many of all, unavailable when too many passwords wait to be checked
 */
export async function signIn(context: AppContext, form: SignInForm, origin: Origin): Promise<AuthResponse> {
  const { db, clock } = context;
  let guess: CountedGuess | undefined;
  const account = await throttleSignIn(context, signInThrottleKey(origin.address, form.email), {
    attempt: async () => {
      guess = await countGuess(context, form.email, origin.address);
      const found = await checkSignIn(context, form).catch(async (error: unknown) => {
        await guess?.takeBack();
        throw error;
      });
      if (found) await guess.takeBack();
      return found;
    },
    recordFailure: async (transaction, now) => {
      await recordRefusedSignIn(transaction, { email: form.email, origin }, now);
      if (guess) await reportGuesses(transaction, form.email, guess, now);
    },
  });
  if (!account) return authRefusal(SIGN_IN_REFUSED);
  const now = clock.now();
  return await db.transaction().execute(async (transaction) => {
    // The password may have been changed or reset while this one was checked.
    const locked = await lockAccount(transaction, account.accountId, 'shared');
    if (locked?.passwordHash !== account.passwordHash) return authRefusal(SIGN_IN_REFUSED);
    const options = { origin, remember: form.rememberMe ?? false, event: 'signed-in' } as const;
    return await createSession(transaction, account, options, now);
  });
}
