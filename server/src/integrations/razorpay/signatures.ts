import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether a text is the hex HMAC-SHA256 of the message; compares in constant time. */
export function isSignature(secret: string, message: Buffer | string, signature: string): boolean {
  if (!/^[0-9a-f]{64}$/i.test(signature)) return false;
  return timingSafeEqual(createHmac('sha256', secret).update(message).digest(), Buffer.from(signature, 'hex'));
}
