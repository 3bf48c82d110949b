import type { AppContext } from '../app-context.ts';
import { consumeNonce } from './nonce-store.ts';
import { makeSignedValue, readSignedValue } from './signed-value.ts';

/** A kind of signed token that is accepted once. */
export interface SingleUse {
  /** Names the key: a token of one purpose is valid for no other. */
  purpose: string;
  lifetimeMs: number;
  /** Purpose in the nonce store; that of the key by default. */
  nonces?: string;
}

/** Issues a single-use token, a signed value with an expiry. Nothing is stored for it. */
export function issueSingleUseToken(
  { secrets, clock }: Pick<AppContext, 'secrets' | 'clock'>,
  { purpose, lifetimeMs }: SingleUse,
): string {
  return makeSignedValue(secrets.keyFor(purpose), new Date(clock.now().getTime() + lifetimeMs));
}

/**
 * Consumes a single-use token; false when it is forged, expired, used or of another purpose. Of concurrent requests with
 * one token, only one succeeds.
 */
export async function consumeSingleUseToken(
  { db, secrets, clock }: Pick<AppContext, 'db' | 'secrets' | 'clock'>,
  { purpose, nonces = purpose }: SingleUse,
  token: string,
): Promise<boolean> {
  const value = readSignedValue(secrets.keysFor(purpose), token, clock.now());
  return value !== undefined && (await consumeNonce(db, nonces, value.id, value.expiresAt));
}
