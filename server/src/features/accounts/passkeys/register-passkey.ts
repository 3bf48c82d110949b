import { createHmac } from 'node:crypto';
import { MAX_PASSKEYS, type Passkey } from '@aarambh/contract';
import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { AppContext } from '../../../app-context.ts';
import type { Caller } from '../../../infra/http/caller.ts';
import type { Origin } from '../../../infra/http/origin.ts';
import { brand } from '../../../lib/brand.ts';
import { CallError } from '../../../lib/call-error.ts';
import { lockSignedInAccount } from '../account-lock.queries.ts';
import { recordSecurityEvent } from '../audit-log/security-events.queries.ts';
import { findContact } from '../contact/contact.queries.ts';
import { confirmIdentity } from '../passwords/confirm-identity.ts';
import { notifyOfPasskey } from './notify-of-passkey.ts';
import { CEREMONY_MS, type ChallengePurpose, consumeChallenge, issueChallenge } from './passkey-challenge.ts';
import { requirePasskeySite } from './passkey-site.ts';
import { insertPasskey, listCredentials, listPasskeys } from './passkeys.queries.ts';
import { withoutAttestation } from './without-attestation.ts';

export const passkeyRefusals = {
  tooMany: `You have ${MAX_PASSKEYS} passkeys, the most an account can have. Please remove one first.`,
  known: 'This passkey is stored already.',
  notVerified: 'We could not verify this passkey. Please try again.',
} as const;

/** EdDSA, ES256 and RS256 (COSE), which all authenticators of today have. */
const supportedAlgorithmIDs = [-8, -7, -257];

const purposeOf = (accountId: number): ChallengePurpose => `passkey-registration:${accountId}`;

/** The user handle of an account: the same for all its passkeys, and of no use to anyone else. */
const userHandleOf = ({ secrets }: AppContext, accountId: number) =>
  createHmac('sha256', secrets.keyFor('passkey-user')).update(String(accountId)).digest();

/**
 * Options for creating a passkey: discoverable, with user verification.
 * @throws {CallError} password_needed as for other sensitive changes, conflict with too many passkeys or where none are
 *   available
 */
export async function beginRegistration(
  context: AppContext,
  caller: Caller,
  password: string | undefined,
  origin: Origin,
): Promise<Record<string, unknown>> {
  const { db, config } = context;
  const { accountId } = caller;
  const { rpID } = requirePasskeySite(config.publicUrl);
  await confirmIdentity(context, caller, password, origin);
  const excludeCredentials = await listCredentials(db, accountId);
  if (excludeCredentials.length >= MAX_PASSKEYS) throw new CallError('conflict', passkeyRefusals.tooMany);
  const { email, fullName } = await findContact(db, accountId);
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID,
    userName: email,
    userDisplayName: fullName,
    userID: new Uint8Array(userHandleOf(context, accountId)),
    challenge: issueChallenge(context, purposeOf(accountId)),
    timeout: CEREMONY_MS,
    excludeCredentials,
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { ...options };
}

/** The verified credential; undefined when it is malformed, or signed for another challenge, origin or domain. */
async function verifyCredential(context: AppContext, accountId: number, credential: Record<string, unknown>) {
  const { rpID, origin } = requirePasskeySite(context.config.publicUrl);
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: withoutAttestation(credential as unknown as RegistrationResponseJSON),
      expectedChallenge: (challenge) => consumeChallenge(context, purposeOf(accountId), challenge),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs,
    });
    return registrationInfo;
  } catch {
    return undefined;
  }
}

const knownTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

/**
 * Stores a created passkey and notifies the owner by mail.
 * @throws {CallError} bad_input when it cannot be verified, conflict when it is stored already or there are too many
 */
export async function finishRegistration(
  context: AppContext,
  caller: Caller,
  { name, credential }: { name: string; credential: Record<string, unknown> },
  origin: Origin,
): Promise<Passkey[]> {
  const { db, clock } = context;
  const { accountId } = caller;
  const verified = await verifyCredential(context, accountId, credential);
  if (!verified) throw new CallError('bad_input', passkeyRefusals.notVerified);
  const { id, publicKey, counter, transports = [] } = verified.credential;
  return await db.transaction().execute(async (transaction) => {
    const now = clock.now();
    const account = await lockSignedInAccount(transaction, accountId);
    const stored = await listPasskeys(transaction, accountId);
    if (stored.length >= MAX_PASSKEYS) throw new CallError('conflict', passkeyRefusals.tooMany);
    const passkey = {
      accountId,
      credentialId: id,
      publicKey: Buffer.from(publicKey),
      signCount: counter,
      userHandle: userHandleOf(context, accountId),
      transports: knownTransports.filter((transport) => (transports as string[]).includes(transport)),
      name,
      isSynced: verified.credentialBackedUp,
    };
    if (!(await insertPasskey(transaction, passkey, now))) throw new CallError('conflict', passkeyRefusals.known);
    await recordSecurityEvent(transaction, { accountId, kind: 'passkey-added', origin }, now);
    await notifyOfPasskey(transaction, 'passkey-added', account, { passkeyName: name, origin }, now);
    return await listPasskeys(transaction, accountId);
  });
}
