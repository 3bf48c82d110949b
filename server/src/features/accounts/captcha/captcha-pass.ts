import type { AppContext } from '../../../app-context.ts';
import { consumeNonce } from '../../../infra/nonce-store.ts';
import { makeSignedValue, readSignedValue } from '../../../infra/signed-value.ts';

const PURPOSE = 'captcha-pass';
const LIFETIME_MS = 10 * 60_000;

/** Issues a pass to a client that has solved a captcha: valid once, for ten minutes. */
export function issueCaptchaPass({ secrets, clock }: AppContext): string {
  return makeSignedValue(secrets.keyFor(PURPOSE), new Date(clock.now().getTime() + LIFETIME_MS));
}

/**
 * Consumes a pass; false when it is forged, expired or used. Of concurrent requests with one pass, only one succeeds.
 */
export async function consumeCaptchaPass({ db, secrets, clock }: AppContext, pass: string): Promise<boolean> {
  const value = readSignedValue(secrets.keysFor(PURPOSE), pass, clock.now());
  return value !== undefined && (await consumeNonce(db, PURPOSE, value.id, value.expiresAt));
}
