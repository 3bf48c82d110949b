import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { AppContext } from '../../app-context.ts';
import { brand } from '../../lib/brand.ts';
import { loadWebAuthn } from './load-webauthn.ts';
import { CEREMONY_MS, type ChallengePurpose, consumeChallenge, issueChallenge } from './passkey-challenge.ts';
import { requirePasskeySite } from './passkey-site.ts';
import { withoutAttestation } from './without-attestation.ts';

/** EdDSA, ES256 and RS256 (COSE), which all authenticators of today have. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Whose passkey is created. `userHandle` names the owner to the authenticator, without personal data. */
interface PasskeyOwner {
  userName: string;
  displayName: string;
  userHandle: Buffer;
  /** Credentials that the owner has, which the browser does not create again. */
  known: { id: string; transports: string[] }[];
}

/**
 * Options for creating a passkey: discoverable, with user verification, without an attestation.
 * @throws {CallError} conflict where passkeys are not available
 */
export async function makeCreationOptions(
  context: AppContext,
  purpose: ChallengePurpose,
  { userName, displayName, userHandle, known }: PasskeyOwner,
): Promise<Record<string, unknown>> {
  const { rpID } = requirePasskeySite(context.config.publicUrl);
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID,
    userName,
    userDisplayName: displayName,
    userID: new Uint8Array(userHandle),
    challenge: issueChallenge(context, purpose),
    timeout: CEREMONY_MS,
    excludeCredentials: known,
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { ...options };
}

const knownTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

/** The stored fields of a created passkey. */
export interface CreatedPasskey {
  credentialId: string;
  publicKey: Buffer;
  signCount: number;
  transports: string[];
  isSynced: boolean;
}

/**
 * Verifies a created passkey; undefined when it is malformed, or signed for another challenge, origin or domain.
 * @throws {CallError} conflict where passkeys are not available
 */
export async function verifyCreatedPasskey(
  context: AppContext,
  purpose: ChallengePurpose,
  credential: Record<string, unknown>,
): Promise<CreatedPasskey | undefined> {
  const { rpID, origin } = requirePasskeySite(context.config.publicUrl);
  const { verifyRegistrationResponse } = await loadWebAuthn();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: await withoutAttestation(credential as unknown as RegistrationResponseJSON),
      expectedChallenge: (challenge) => consumeChallenge(context, purpose, challenge),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs,
    });
    if (!registrationInfo) return undefined;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey),
      signCount: counter,
      transports: knownTransports.filter((transport) => (transports as string[]).includes(transport)),
      isSynced: registrationInfo.credentialBackedUp,
    };
  } catch {
    return undefined;
  }
}
