import type { AppContext } from '../../../app-context.ts';
import { consumeNonce } from '../../../infra/nonce-store.ts';
import { makeSignedValue, readSignedValue } from '../../../infra/signed-value.ts';

const PURPOSE = 'sign-in-nonce';
const GOOD_FOR_MS = 10 * 60_000;

/** A value the provider signs along with the identity, so that a stolen or repeated token is of no use: ten minutes, once. */
export function makeNonce({ secrets, clock }: AppContext): string {
  return makeSignedValue(secrets.keyFor(PURPOSE), new Date(clock.now().getTime() + GOOD_FOR_MS));
}

/** Uses up a nonce; false when it is not ours, expired or used. */
export async function useNonce({ db, secrets, clock }: AppContext, nonce: string): Promise<boolean> {
  const value = readSignedValue(secrets.keyFor(PURPOSE), nonce, clock.now());
  return value !== undefined && (await consumeNonce(db, PURPOSE, value.id, value.expiresAt));
}
