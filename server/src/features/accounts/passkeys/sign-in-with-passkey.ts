import type { AuthResponse } from '@aarambh/contract';
import type { AppContext } from '../../../app-context.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import { makeRequestOptions, verifyPasskeyUse } from '../../../infra/webauthn/use-passkey.ts';
import { lockAccount } from '../account-lock.queries.ts';
import { recordRefusedSignIn } from '../audit-log/security-events.queries.ts';
import { authRefusal, createSession } from '../sessions/create-session.ts';
import { findPasskeyOwner, lockPasskey, markPasskeyUsed } from './passkeys.queries.ts';

/** The same for an unknown, a removed, a replayed and a forged passkey. */
export const PASSKEY_REFUSED =
  'We could not log you in with this passkey. Please try again, or use another way to log in.';

/**
 * Options for signing in with a passkey. They name no account: the browser offers the passkeys that it has.
 * @throws {CallError} conflict where passkeys are not available
 */
export const beginPasskeySignIn = (context: AppContext): Promise<Record<string, unknown>> =>
  makeRequestOptions(context, 'passkey-sign-in');

/**
 * Signs in with a passkey: the credential identifies the account.
 * @returns a refusal that is the same for every cause; one for a stored passkey is in the audit log of its account
 */
export async function signInWithPasskey(
  context: AppContext,
  form: { credential: Record<string, unknown>; rememberMe?: boolean | undefined },
  origin: Origin,
): Promise<AuthResponse> {
  const { db, clock } = context;
  const { credential } = form;
  const { id: credentialId } = credential;
  if (typeof credentialId !== 'string') return authRefusal(PASSKEY_REFUSED);
  const ownerId = await findPasskeyOwner(db, credentialId);
  if (ownerId === undefined) return authRefusal(PASSKEY_REFUSED);
  return await db.transaction().execute(async (transaction) => {
    const now = clock.now();
    // The account first (lock order), so that a take-over or a deletion that ends its passkeys has happened or waits.
    const account = await lockAccount(transaction, ownerId, 'shared');
    const stored = await lockPasskey(transaction, credentialId);
    if (!account || stored?.accountId !== ownerId) return authRefusal(PASSKEY_REFUSED);
    const { accountId, fullName } = account;
    const proof = await verifyPasskeyUse({ ...context, db: transaction }, 'passkey-sign-in', credential, stored);
    if (!proof) {
      await recordRefusedSignIn(transaction, { email: account.email, origin }, now);
      return authRefusal(PASSKEY_REFUSED);
    }
    await markPasskeyUsed(transaction, { passkeyId: stored.passkeyId, ...proof }, now);
    const options = { origin, remember: form.rememberMe ?? false, event: 'signed-in-with-passkey' } as const;
    return await createSession(transaction, { accountId, fullName }, options, now);
  });
}
