import type { AppContext } from '../../app-context.ts';
import { consumeSingleUseToken, issueSingleUseToken } from '../single-use-token.ts';

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

const singleUse = (purpose: ChallengePurpose) => ({ purpose, lifetimeMs: LIFETIME_MS, nonces: 'passkey-challenge' });

/** Issues a challenge, valid once, for five minutes. Nothing is stored for it. */
export const issueChallenge = (context: AppContext, purpose: ChallengePurpose): string =>
  issueSingleUseToken(context, singleUse(purpose));

/**
 * Consumes the challenge that an authenticator has signed; false when it is forged, expired, used, or of another purpose.
 * @param signed base64url, as in the client data
 */
export const consumeChallenge = (context: AppContext, purpose: ChallengePurpose, signed: string): Promise<boolean> =>
  consumeSingleUseToken(context, singleUse(purpose), Buffer.from(signed, 'base64url').toString('utf8'));
