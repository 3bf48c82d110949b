import { pbkdf2Sync, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { deriveKeyByHand } from './derive-key-by-hand.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const byHand = async (password: Uint8Array, salt: Uint8Array, cost: number) =>
  hex((await deriveKeyByHand({ cost }, salt, password)).derivedKey);

it('derives what RFC 7914 lists', async () => {
  const key = await byHand(Buffer.from('passwd'), Buffer.from('salt'), 1);
  expect(key).toBe('55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc');
});

it('derives what the library derives, for lengths as captchas have them', async () => {
  for (const [passwordBytes, saltBytes, cost] of [
    [20, 16, 1],
    [20, 16, 1_000],
    [0, 0, 2],
    [64, 51, 3],
  ] as const) {
    const [password, salt] = [randomBytes(passwordBytes), randomBytes(saltBytes)];
    expect(await byHand(password, salt, cost)).toBe(hex(pbkdf2Sync(password, salt, cost, 32, 'sha256')));
  }
});
