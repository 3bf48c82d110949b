import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { AppContext } from '../../app-context.ts';
import { equalsInConstantTime } from '../../lib/equals-in-constant-time.ts';
import { loadWebAuthn } from './load-webauthn.ts';
import { CEREMONY_MS, type ChallengePurpose, consumeChallenge, issueChallenge } from './passkey-challenge.ts';
import { passkeySiteOf, requirePasskeySite } from './passkey-site.ts';

/**
 * Options for using a passkey. Without `allowed` they name no account: the browser offers the passkeys that it has.
 * @throws {CallError} conflict where passkeys are not available
 */
export async function makeRequestOptions(
  context: AppContext,
  purpose: ChallengePurpose,
  allowed?: { id: string; transports: string[] }[],
): Promise<Record<string, unknown>> {
  const { rpID } = requirePasskeySite(context.config.publicUrl);
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID,
    challenge: issueChallenge(context, purpose),
    timeout: CEREMONY_MS,
    userVerification: 'required',
    ...(allowed ? { allowCredentials: allowed } : {}),
  });
  return { ...options };
}

/** Data to verify the use of a passkey. */
export interface VerifyingPasskey {
  credentialId: string;
  publicKey: Buffer;
  signCount: number;
  userHandle: Buffer;
  /** The owner is known already: the authenticator need not name one, as some do not for `allowed` passkeys. */
  isOwnerKnown?: true;
}

/** The state of a passkey after its use. */
export interface PasskeyProof {
  signCount: number;
  isSynced: boolean;
}

/**
 * What the use of a passkey proves; undefined when it is malformed, when it was signed by another key or for another
 * challenge, origin or domain, without user verification, or with a counter that does not grow (a copied authenticator).
 */
export async function verifyPasskeyUse(
  context: AppContext,
  purpose: ChallengePurpose,
  credential: Record<string, unknown>,
  { credentialId, publicKey, signCount, userHandle: ownerHandle, isOwnerKnown }: VerifyingPasskey,
): Promise<PasskeyProof | undefined> {
  const site = passkeySiteOf(context.config.publicUrl);
  if (!site) return undefined;
  const response = credential as unknown as AuthenticationResponseJSON;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      // Consumed before anything else is checked: a refused response cannot be tried again.
      expectedChallenge: (challenge) => consumeChallenge(context, purpose, challenge),
      expectedOrigin: site.origin,
      expectedRPID: site.rpID,
      credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter: signCount },
      requireUserVerification: true,
    });
    const { userHandle = '' } = response.response;
    const isNamed = equalsInConstantTime(userHandle, ownerHandle.toString('base64url'));
    const isOwner = isNamed || (userHandle === '' && isOwnerKnown === true);
    if (!verified || !isOwner) return undefined;
    return { signCount: authenticationInfo.newCounter, isSynced: authenticationInfo.credentialBackedUp };
  } catch {
    return undefined;
  }
}
