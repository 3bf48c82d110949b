import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const NONCE_BYTES = 16;

/** Contents of a signed value. `id` is unique, which lets the nonce store accept it only once. */
export interface SignedValue {
  id: string;
  expiresAt: Date;
}

const sign = (key: Buffer, payload: string) => createHmac('sha256', key).update(payload).digest('base64url');

/** Creates an HMAC-signed value of 128 random bits with an expiry; nothing is stored for it. */
export function makeSignedValue(key: Buffer, expiresAt: Date): string {
  const payload = `${randomBytes(NONCE_BYTES).toString('base64url')}.${expiresAt.getTime().toString(36)}`;
  return `${payload}.${sign(key, payload)}`;
}

/** Verifies a signed value; undefined when it is forged, malformed or expired. */
export function readSignedValue(key: Buffer, value: string, now: Date): SignedValue | undefined {
  const [id, expiry, signature, ...rest] = value.split('.');
  if (!id || !expiry || !signature || rest.length > 0) return undefined;
  const expected = Buffer.from(sign(key, `${id}.${expiry}`));
  const received = Buffer.from(signature);
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) return undefined;
  const expiresAt = new Date(Number.parseInt(expiry, 36));
  return expiresAt > now ? { id, expiresAt } : undefined;
}
