import type { AppContext } from '../../../app-context.ts';
import { consumeNonce } from '../../../infra/nonce-store.ts';
import { makeSignedValue, readSignedValue } from '../../../infra/signed-value.ts';

const PURPOSE = 'sign-in-nonce';
const LIFETIME_MS = 10 * 60_000;

/**
 * Sign-in nonce: the provider signs it into the id token, so that a stolen or replayed token is useless. Valid once,
 * for ten minutes.
 */
export function issueSignInNonce({ secrets, clock }: AppContext): string {
  return makeSignedValue(secrets.keyFor(PURPOSE), new Date(clock.now().getTime() + LIFETIME_MS));
}

/** Consumes a sign-in nonce; false when it is forged, expired or used. */
export async function consumeSignInNonce({ db, secrets, clock }: AppContext, nonce: string): Promise<boolean> {
  const value = readSignedValue(secrets.keysFor(PURPOSE), nonce, clock.now());
  return value !== undefined && (await consumeNonce(db, PURPOSE, value.id, value.expiresAt));
}
