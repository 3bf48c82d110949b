import type { AppContext } from '../../../app-context.ts';
import { consumeNonce } from '../../../infra/nonce-store.ts';
import { makeSignedValue, readSignedValue } from '../../../infra/signed-value.ts';

const PURPOSE = 'captcha-pass';
const GOOD_FOR_MS = 10 * 60_000;

/** A pass for somebody who has just solved a captcha: good for ten minutes and one use. */
export function makePass({ secrets, clock }: AppContext): string {
  return makeSignedValue(secrets.keyFor(PURPOSE), new Date(clock.now().getTime() + GOOD_FOR_MS));
}

/** Uses up a pass; false when it is forged, expired or used. Only the first of two requests at once gets through. */
export async function usePass({ db, secrets, clock }: AppContext, pass: string): Promise<boolean> {
  const value = readSignedValue(secrets.keyFor(PURPOSE), pass, clock.now());
  return value !== undefined && (await consumeNonce(db, PURPOSE, value.id, value.expiresAt));
}
