import { pbkdf2Sync, randomBytes } from 'node:crypto';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { expect, it } from 'vitest';
import { deriveKeyInJavaScript } from './derive-key-in-javascript.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const derive = async (password: Uint8Array, salt: Uint8Array, cost: number) =>
  hex((await deriveKeyInJavaScript({ cost }, salt, password)).derivedKey);

it('derives the key of the test vector in RFC 7914', async () => {
  const key = await derive(Buffer.from('passwd'), Buffer.from('salt'), 1);
  expect(key).toBe('55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc');
});

it.each([
  [20, 16, 1],
  [20, 16, 1_000],
  [0, 0, 2],
  [64, 51, 3],
])(
  'agrees with Node for a password of %i bytes, a salt of %i bytes and %i iterations',
  async (password, salt, cost) => {
    const [passwordBytes, saltBytes] = [randomBytes(password), randomBytes(salt)];
    expect(await derive(passwordBytes, saltBytes, cost)).toBe(
      hex(pbkdf2Sync(passwordBytes, saltBytes, cost, 32, 'sha256')),
    );
  },
);

it('agrees with the Web Crypto implementation of the captcha library', async () => {
  const [password, salt] = [randomBytes(20), randomBytes(16)];
  const parameters = { algorithm: 'PBKDF2/SHA-256', cost: 1_000, keyLength: 32 } as Parameters<typeof deriveKey>[0];
  const { derivedKey } = await deriveKey(parameters, salt, password);
  expect(await derive(password, salt, 1_000)).toBe(hex(derivedKey));
});
