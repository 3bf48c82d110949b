import type { AuthResponse } from '@aarambh/contract';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import type { AppContext } from '../../../app-context.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import { equalsInConstantTime } from '../../../lib/equals-in-constant-time.ts';
import { lockAccount } from '../account-lock.queries.ts';
import { recordRefusedSignIn, recordSecurityEvent } from '../audit-log/security-events.queries.ts';
import { authRefusal, createSession } from '../sessions/create-session.ts';
import { CEREMONY_MS, consumeChallenge, issueChallenge } from './passkey-challenge.ts';
import { passkeySiteOf, requirePasskeySite } from './passkey-site.ts';
import { findPasskeyOwner, lockPasskey, markPasskeyUsed, type StoredPasskey } from './passkeys.queries.ts';

/** The same for an unknown, a removed, a replayed and a forged passkey. */
export const PASSKEY_REFUSED =
  'We could not log you in with this passkey. Please try again, or use another way to log in.';

/**
 * Options for signing in with a passkey. They name no account: the browser offers the passkeys that it has.
 * @throws {CallError} conflict where passkeys are not available
 */
export async function beginPasskeySignIn(context: AppContext): Promise<Record<string, unknown>> {
  const { rpID } = requirePasskeySite(context.config.publicUrl);
  const options = await generateAuthenticationOptions({
    rpID,
    challenge: issueChallenge(context, 'passkey-sign-in'),
    timeout: CEREMONY_MS,
    userVerification: 'required',
  });
  return { ...options };
}

/**
 * What a credential proves; undefined when it is malformed, when it was signed by another key or for another challenge,
 * origin or domain, without user verification, or with a counter that does not grow (a copied authenticator).
 */
async function verifyCredential(context: AppContext, credential: AuthenticationResponseJSON, stored: StoredPasskey) {
  const site = passkeySiteOf(context.config.publicUrl);
  if (!site) return undefined;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential,
      // Consumed before anything else is checked: a refused response cannot be tried again.
      expectedChallenge: (challenge) => consumeChallenge(context, 'passkey-sign-in', challenge),
      expectedOrigin: site.origin,
      expectedRPID: site.rpID,
      credential: { id: stored.credentialId, publicKey: new Uint8Array(stored.publicKey), counter: stored.signCount },
      requireUserVerification: true,
    });
    const { userHandle = '' } = credential.response;
    const isOwner = equalsInConstantTime(userHandle, stored.userHandle.toString('base64url'));
    return verified && isOwner ? authenticationInfo : undefined;
  } catch {
    return undefined;
  }
}

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
  const credential = form.credential as unknown as AuthenticationResponseJSON;
  if (typeof credential.id !== 'string') return authRefusal(PASSKEY_REFUSED);
  const ownerId = await findPasskeyOwner(db, credential.id);
  if (ownerId === undefined) return authRefusal(PASSKEY_REFUSED);
  return await db.transaction().execute(async (transaction) => {
    const now = clock.now();
    // The account first (lock order), so that a take-over or a deletion that ends its passkeys has happened or waits.
    const account = await lockAccount(transaction, ownerId, 'shared');
    const stored = await lockPasskey(transaction, credential.id);
    if (!account || stored?.accountId !== ownerId) return authRefusal(PASSKEY_REFUSED);
    const { accountId, fullName } = account;
    const proof = await verifyCredential({ ...context, db: transaction }, credential, stored);
    if (!proof) {
      await recordRefusedSignIn(transaction, { email: account.email, origin }, now);
      return authRefusal(PASSKEY_REFUSED);
    }
    await recordSecurityEvent(transaction, { accountId, kind: 'signed-in-with-passkey', origin }, now);
    const { newCounter: signCount, credentialBackedUp: isSynced } = proof;
    await markPasskeyUsed(transaction, { passkeyId: stored.passkeyId, signCount, isSynced }, now);
    return await createSession(
      transaction,
      { accountId, fullName },
      { origin, remember: form.rememberMe ?? false },
      now,
    );
  });
}
