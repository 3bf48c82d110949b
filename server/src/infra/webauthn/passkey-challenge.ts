import type { AppContext } from '../../app-context.ts';
import { consumeNonce } from '../nonce-store.ts';
import { makeSignedValue, readSignedValue } from '../signed-value.ts';

/**
 * What a challenge is for: signing in or adding a passkey, of members, or of one staff member. It is valid for nothing
 * else.
 */
export type ChallengePurpose =
  | 'passkey-sign-in'
  | `passkey-registration:${number}`
  | `staff-passkey:${number}`
  | `staff-passkey-registration:${number}`;

const LIFETIME_MS = 5 * 60_000;

/** Time that the browser gives the person, in ms. */
export const CEREMONY_MS = LIFETIME_MS;

/** Issues a challenge, valid once, for five minutes. Nothing is stored for it. */
export function issueChallenge({ secrets, clock }: AppContext, purpose: ChallengePurpose): string {
  return makeSignedValue(secrets.keyFor(purpose), new Date(clock.now().getTime() + LIFETIME_MS));
}

/**
 * Consumes the challenge that an authenticator has signed; false when it is forged, expired, used, or of another purpose.
 * @param signed base64url, as in the client data
 */
export async function consumeChallenge(
  { db, secrets, clock }: AppContext,
  purpose: ChallengePurpose,
  signed: string,
): Promise<boolean> {
  const challenge = Buffer.from(signed, 'base64url').toString('utf8');
  const value = readSignedValue(secrets.keysFor(purpose), challenge, clock.now());
  return value !== undefined && (await consumeNonce(db, 'passkey-challenge', value.id, value.expiresAt));
}
