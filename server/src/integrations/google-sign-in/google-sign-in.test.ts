import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGoogleSignIn } from './google-sign-in.ts';
import { verifyIdToken } from './verify-id-token.ts';

const now = new Date();
const { publicKey, privateKey } = await generateKeyPair('RS256');
const certs = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] };

let keyServer: Server;
let address: string;
let fetched = 0;
let state: 'up' | 'broken' | 'odd' = 'up';

beforeAll(async () => {
  keyServer = createServer((_request, response) => {
    fetched += 1;
    if (state === 'broken') response.statusCode = 500;
    response.end(state === 'odd' ? '<html>' : JSON.stringify(certs));
  });
  await new Promise<void>((done) => keyServer.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(keyServer.address() as AddressInfo).port}/certs`;
});
afterAll(() => {
  keyServer?.close();
});

const token = (kid = 'one') =>
  new SignJWT({ email: 'asha@gmail.com', email_verified: true, nonce: 'n' })
    .setProtectedHeader({ alg: 'RS256', kid })
    .setIssuer('https://accounts.google.com')
    .setAudience('our-client')
    .setSubject('1')
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(privateKey);

it('fetches the keys once for several tokens', async () => {
  const google = openGoogleSignIn('our-client', address);
  for (let i = 0; i < 3; i += 1) {
    expect(await verifyIdToken(google, await token(), now)).toMatchObject({ issuer: 'https://accounts.google.com' });
  }
  expect(await verifyIdToken(google, await token('another'), now)).toBeUndefined();
  expect(fetched).toBe(1);
});

it.each(['broken', 'odd'] as const)('is unavailable while the keys are %s, and recovers', async (failure) => {
  const google = openGoogleSignIn('our-client', address);
  state = failure;
  await expect(verifyIdToken(google, await token(), now)).rejects.toMatchObject({ code: 'unavailable' });
  state = 'up';
  expect(await verifyIdToken(google, await token(), now)).toMatchObject({ issuer: 'https://accounts.google.com' });
});

it('is unavailable when the key server cannot be reached', async () => {
  const google = openGoogleSignIn('our-client', 'http://127.0.0.1:1/certs');
  await expect(verifyIdToken(google, await token(), now)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 });
});
