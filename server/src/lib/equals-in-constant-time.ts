import { timingSafeEqual } from 'node:crypto';

/** Compares a received text with a secret in constant time, so that the duration does not reveal it (timing attack). */
export function equalsInConstantTime(received: string, secret: string): boolean {
  const [a, b] = [Buffer.from(received), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}
