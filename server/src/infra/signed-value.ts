import { createHmac, randomBytes } from 'node:crypto';
import { equalsInConstantTime } from '../lib/equals-in-constant-time.ts';

const NONCE_BYTES = 16;

/** Contents of a signed value. `id` is unique, which lets the nonce store accept it only once. */
export interface SignedValue {
  id: string;
  expiresAt: Date;
}

/** The HMAC-SHA256 of a text, base64url. */
export const sign = (key: Buffer, payload: string | Buffer): string =>
  createHmac('sha256', key).update(payload).digest('base64url');

/** Creates an HMAC-signed value of 128 random bits with an expiry; nothing is stored for it. */
export function makeSignedValue(key: Buffer, expiresAt: Date): string {
  const payload = `${randomBytes(NONCE_BYTES).toString('base64url')}.${expiresAt.getTime().toString(36)}`;
  return `${payload}.${sign(key, payload)}`;
}

/** Whether a signature was made with one of the keys; each is compared in constant time. */
export const isSignedWith = (keys: readonly Buffer[], payload: string, signature: string): boolean =>
  keys.some((key) => equalsInConstantTime(signature, sign(key, payload)));

/**
 * Verifies a signed value; undefined when it is forged, malformed or expired.
 * @param keys those that are accepted
 */
export function readSignedValue(keys: readonly Buffer[], value: string, now: Date): SignedValue | undefined {
  const [id, expiry, signature, ...rest] = value.split('.');
  if (!id || !expiry || !signature || rest.length > 0) return undefined;
  if (!isSignedWith(keys, `${id}.${expiry}`, signature)) return undefined;
  const expiresAt = new Date(Number.parseInt(expiry, 36));
  return expiresAt > now ? { id, expiresAt } : undefined;
}
