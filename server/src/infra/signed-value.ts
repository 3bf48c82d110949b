import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const NONCE_BYTES = 16;

/** What a signed value stands for; `id` is unique, for values that count once. */
export interface SignedValue {
  id: string;
  expiresAt: Date;
}

const sign = (key: Buffer, payload: string) => createHmac('sha256', key).update(payload).digest('base64url');

/** Makes a value of 128 random bits that expires and cannot be forged; nothing is stored for it. */
export function makeSignedValue(key: Buffer, expiresAt: Date): string {
  const payload = `${randomBytes(NONCE_BYTES).toString('base64url')}.${expiresAt.getTime().toString(36)}`;
  return `${payload}.${sign(key, payload)}`;
}

/** Reads a value this key signed; nothing when it is forged, misshapen or expired. */
export function readSignedValue(key: Buffer, value: string, now: Date): SignedValue | undefined {
  const [id, expiry, signature, ...rest] = value.split('.');
  if (!id || !expiry || !signature || rest.length > 0) return undefined;
  const expected = Buffer.from(sign(key, `${id}.${expiry}`));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const expiresAt = new Date(Number.parseInt(expiry, 36));
  return expiresAt > now ? { id, expiresAt } : undefined;
}
