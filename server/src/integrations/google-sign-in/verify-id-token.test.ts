import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import type { SignInProvider } from './sign-in-provider.ts';
import { verifyIdToken } from './verify-id-token.ts';

const now = new Date('2026-11-21T08:00:00Z');
const seconds = Math.floor(now.getTime() / 1_000);
const issuer = 'https://accounts.provider.example';

const { publicKey, privateKey } = await generateKeyPair('RS256');
const otherKey = await generateKeyPair('RS256');
const jwk = { ...(await exportJWK(publicKey)), kid: 'one', use: 'sig' };
const provider: SignInProvider = {
  settings: { kind: 'google', clientID: 'our-client' },
  sources: {},
  issuers: [issuer, 'accounts.provider.example'],
  keys: createLocalJWKSet({ keys: [jwk] }),
};

const claims = {
  iss: issuer,
  aud: 'our-client',
  sub: '1234567890',
  iat: seconds - 5,
  exp: seconds + 3_600,
  email: 'asha@gmail.com',
  email_verified: true,
  name: 'Asha Kulkarni',
  nonce: 'n',
};

const sign = (
  payload: JWTPayload,
  header: { alg: string; kid?: string } = { alg: 'RS256', kid: 'one' },
  key = privateKey,
) => new SignJWT(payload).setProtectedHeader(header).sign(key);
const read = (token: string) => verifyIdToken(provider, token, now);
const without = (name: keyof typeof claims): JWTPayload =>
  Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));

describe('a valid token', () => {
  it('yields the identity', async () => {
    expect(await read(await sign(claims))).toEqual({
      issuer,
      subject: '1234567890',
      email: 'asha@gmail.com',
      isEmailVerified: true,
      isAuthoritative: true,
      fullName: 'Asha Kulkarni',
      nonce: 'n',
    });
  });

  it('yields one issuer name for all aliases', async () => {
    expect(await read(await sign({ ...claims, iss: 'accounts.provider.example' }))).toMatchObject({ issuer });
  });

  it.each([
    [{ email: 'asha@gmail.com' }, true],
    [{ email: 'Asha@GMAIL.com' }, true],
    [{ email: 'asha@company.example', hd: 'company.example' }, true],
    [{ email: 'asha@company.example' }, false],
    [{ email: 'asha@gmail.com.evil.example' }, false],
    [{ email: 'asha@notgmail.com' }, false],
    [{ email: 'asha@gmail.com', email_verified: false }, false],
    [{ email: 'asha@company.example', hd: 'company.example', email_verified: false }, false],
  ])('%o: the provider is authoritative for the mailbox: %s', async (more, isAuthoritative) => {
    expect(await read(await sign({ ...claims, ...more }))).toMatchObject({ isAuthoritative });
  });

  it('yields an unverified address', async () => {
    expect(await read(await sign({ ...claims, email_verified: false }))).toMatchObject({ isEmailVerified: false });
  });

  it.each([
    ['', 'asha'],
    ['  ', 'asha'],
    [' A\u0000sha\n', 'A sha'],
    ['x'.repeat(300), 'x'.repeat(200)],
  ])('with the name %j yields the name %j', async (name, fullName) => {
    expect(await read(await sign({ ...claims, name }))).toMatchObject({ fullName });
  });
});

describe('rejects', () => {
  const keyed = new TextEncoder().encode(JSON.stringify(jwk));
  it.each<[string, () => Promise<string> | string]>([
    ['no token at all', () => 'x'],
    ['a token cut short', async () => (await sign(claims)).slice(0, -9)],
    ['an unsigned one', () => new UnsecuredJWT(claims).encode()],
    [
      'one signed with the public key as a shared secret',
      () => new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'one' }).sign(keyed),
    ],
    [
      'another algorithm with a key of its own',
      async () => sign(claims, { alg: 'ES256', kid: 'one' }, (await generateKeyPair('ES256')).privateKey),
    ],
    [
      'RSA with another hash',
      async () => sign(claims, { alg: 'RS512', kid: 'one' }, (await generateKeyPair('RS512')).privateKey),
    ],
    ["another key with the provider's key id", () => sign(claims, { alg: 'RS256', kid: 'one' }, otherKey.privateKey)],
    ['an unknown key', () => sign(claims, { alg: 'RS256', kid: 'two' }, otherKey.privateKey)],
    ['an expired one', () => sign({ ...claims, exp: seconds - 11 })],
    ['one that never expires', () => sign(without('exp'))],
    ['one without a moment of issue', () => sign(without('iat'))],
    ['one for another audience', () => sign({ ...claims, aud: 'their-client' })],
    ['one without an audience', () => sign(without('aud'))],
    ['one of another issuer', () => sign({ ...claims, iss: 'https://evil.example' })],
    ['one without a subject', () => sign(without('sub'))],
    ['one without an email', () => sign(without('email'))],
    ['one with no email in its place', () => sign({ ...claims, email: 'asha' })],
    ['one that does not say whether the email is verified', () => sign(without('email_verified'))],
    ['one that says so with a string', () => sign({ ...claims, email_verified: 'true' })],
    ['one without a nonce', () => sign(without('nonce'))],
  ])('%s', async (_, make) => {
    expect(await read(await make())).toBeUndefined();
  });
});
