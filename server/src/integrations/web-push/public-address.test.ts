import { expect, it } from 'vitest';
import { isPublicIp, lookupPublic } from './public-address.ts';
import { deriveVapidKeys } from './vapid-keys.ts';

it.each(['8.8.8.8', '142.250.70.42', '2404:6800:4009::200e'])('%s is public', (address) => {
  expect(isPublicIp(address)).toBe(true);
});

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '::1',
  '::ffff:127.0.0.1',
  'fd00::1',
  'fe80::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'nonsense',
])('%s is not public', (address) => {
  expect(isPublicIp(address)).toBe(false);
});

it('a name that resolves to this machine is refused', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  lookupPublic('localhost', {}, resolve);
  expect(await promise).toMatchObject({ code: 'PRIVATE_ADDRESS' });
});

it('the keys of the portal are the same for one secret, and an uncompressed point', () => {
  const secrets = { fixedKeyFor: () => Buffer.alloc(32, 7) };
  const keys = deriveVapidKeys(secrets);
  expect(deriveVapidKeys(secrets)).toEqual(keys);
  expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65);
  expect(Buffer.from(keys.publicKey, 'base64url')[0]).toBe(4);
});
