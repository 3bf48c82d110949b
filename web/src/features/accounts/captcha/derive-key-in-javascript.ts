import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';

const KEY_BYTES = 32;

/**
 * PBKDF2 with SHA-256 and a key of 32 bytes, without Web Crypto: for pages loaded over plain http, where
 * `crypto.subtle` is missing. Slower than Web Crypto by a factor of about ten; no secret is derived with it.
 * @param parameters.cost number of iterations
 */
export async function deriveKeyInJavaScript(
  { cost }: { cost: number },
  salt: Uint8Array,
  password: Uint8Array,
): Promise<{ derivedKey: Uint8Array }> {
  return { derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: KEY_BYTES }) };
}
