import type { AuthResponse } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import { lockAccount } from '../account-lock.queries.ts';
import { recordSecurityEvent } from '../audit-log/security-events.queries.ts';
import { checkOneTimeCode } from '../contact/one-time-codes/one-time-code.ts';
import { authRefusal, createSession } from '../sessions/create-session.ts';
import { signInThrottleKey, throttleSignIn } from '../sign-in/throttle-sign-in.ts';
import { findSignInAccount, readSignInNumber, type TypedMobile } from './mobile-account.ts';
import { markMobileProved } from './mobile-sign-in.queries.ts';

/** The same for a wrong, an expired and a used code, and for a number without an account (security 13). */
export const CODE_REFUSED = 'This OTP is not correct or has expired. Please check it, or ask for a new one.';

/** Signs in with the code sent to a number; undefined when it is refused. */
async function tryCode(
  context: AppContext,
  form: TypedMobile & { code: string; rememberMe?: boolean | undefined },
  target: string,
  origin: Origin,
): Promise<AuthResponse | undefined> {
  const { db, clock } = context;
  return await db.transaction().execute(async (transaction) => {
    const now = clock.now();
    const found = await findSignInAccount(transaction, form, now);
    const account = found === undefined ? undefined : await lockAccount(transaction, found);
    // The number may have changed, or its verification ended, before the account was locked.
    if (!account || found !== (await findSignInAccount(transaction, form, now))) return undefined;
    const { accountId, fullName } = account;
    const request = { purpose: 'sign-in', accountId, target, code: form.code } as const;
    const check = await checkOneTimeCode(context, transaction, request, now);
    if (!check.isRight) {
      if (check.counted) await recordSecurityEvent(transaction, { accountId, kind: 'code-refused', origin }, now);
      return undefined;
    }
    await markMobileProved(transaction, accountId, now);
    const options = { origin, remember: form.rememberMe ?? false, event: 'signed-in-with-code' } as const;
    return await createSession(transaction, { accountId, fullName }, options, now);
  });
}

/**
 * Signs in with a one-time code sent to a verified mobile number.
 * @throws {CallError} bad_input for a number that gets no codes, too_many_requests after five failures of a network
 */
export async function signInWithCode(
  context: AppContext,
  form: TypedMobile & { code: string; rememberMe?: boolean | undefined },
  origin: Origin,
): Promise<AuthResponse> {
  const target = readSignInNumber(context, form);
  const auth = await throttleSignIn(context, signInThrottleKey(origin.address, target), {
    attempt: () => tryCode(context, form, target, origin),
  });
  return auth ?? authRefusal(CODE_REFUSED);
}
