import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLocalJWKSet, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { z } from 'zod';
import type { AppContext } from '../app-context.ts';
import { SettingError } from '../config.ts';
import { withAdvisoryLock } from '../infra/database/locks/advisory-lock.ts';
import { isLoopback, isLoopbackAddress } from '../infra/http/is-loopback.ts';
import type { SignInProvider } from '../integrations/google-sign-in/sign-in-provider.ts';
import { CallError } from '../lib/call-error.ts';
import { DAY_MS } from '../lib/clock.ts';
import { chooserPage, testAccounts } from './sign-in-chooser.ts';

const CLIENT_ID = 'aarambh-test-client';
const KEY_ID = 'test';
const TOKEN_TTL_SECONDS = 600;
const KEY_NAME = 'test sign-in key';

const publicParts = ['kty', 'n', 'e'] as const;

const choice = z.strictObject({
  clientID: z.literal(CLIENT_ID),
  nonce: z.string().min(1).max(500),
  email: z.email().max(254),
  fullName: z.string().max(200),
  isVerified: z.boolean(),
  isWorkspace: z.boolean(),
});

type Choice = z.infer<typeof choice>;

/** The signing key of all instances, generated when first needed: that is slow, and most never need it. */
async function findKey({ db, ttlStore }: Pick<AppContext, 'db' | 'ttlStore'>): Promise<JWK> {
  const find = async () => (await ttlStore.get(KEY_NAME)) as JWK | undefined;
  const make = async () => {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    const made = await exportJWK(privateKey);
    await ttlStore.set(KEY_NAME, made, DAY_MS);
    return made;
  };
  // Under a lock: two keys generated concurrently would make the tokens of one instance invalid at the other.
  return (await find()) ?? (await withAdvisoryLock(db, KEY_NAME, async () => (await find()) ?? (await make())));
}

/** The public key, in the format of a provider's key set. */
const certsOf = (key: JWK) => ({
  keys: [
    { ...Object.fromEntries(publicParts.map((part) => [part, key[part]])), kid: KEY_ID, alg: 'RS256', use: 'sig' },
  ],
});

/**
 * Simulator of Google sign-in: it issues a token for any identity without a password. Therefore it runs in demo mode on a
 * loopback address only, serves loopback connections only, and its keys expire after a day.
 * @throws {SettingError} with real keys, or a public address
 */
export function openSignInIssuer({
  config,
  db,
  clock,
  ttlStore,
}: Pick<AppContext, 'config' | 'db' | 'clock' | 'ttlStore'>): SignInProvider {
  if (config.googleClientId || !config.demo || !isLoopbackAddress(config.publicUrl))
    throw new SettingError('The test sign-in is for a demo on this machine only.');
  // Shared by concurrent requests, so that waiting ones do not hold all database connections.
  let finding: Promise<JWK> | undefined;
  const key = (): Promise<JWK> => {
    finding ??= findKey({ db, ttlStore }).finally(() => {
      finding = undefined;
    });
    return finding;
  };
  const issuer = `${config.publicUrl}/demo/sign-in`;
  async function issue({ clientID, nonce, email, fullName, isVerified, isWorkspace }: Choice): Promise<string> {
    const now = Math.floor(clock.now().getTime() / 1_000);
    const subject = createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 21);
    return await new SignJWT({
      email,
      email_verified: isVerified,
      ...(fullName ? { name: fullName } : {}),
      ...(isWorkspace ? { hd: email.split('@')[1] } : {}),
      nonce,
    })
      .setProtectedHeader({ alg: 'RS256', kid: KEY_ID, typ: 'JWT' })
      .setIssuer(issuer)
      .setAudience(clientID)
      .setSubject(subject)
      .setIssuedAt(now)
      .setExpirationTime(now + TOKEN_TTL_SECONDS)
      .sign(await key());
  }

  return {
    settings: { kind: 'local', clientID: CLIENT_ID },
    sources: {},
    issuers: [issuer],
    keys: async (header, token) => createLocalJWKSet(certsOf(await key()))(header, token),
    registerRoutes(app) {
      const hidden = { schema: { hide: true } };
      const preHandler = async (request: Parameters<typeof isLoopback>[0]) => {
        if (!isLoopback(request, config))
          throw new CallError('forbidden', 'The test sign-in works on the computer that runs the portal only.');
      };
      app.get('/demo/sign-in/certs', { ...hidden, preHandler }, async () => certsOf(await key()));
      app.get('/demo/sign-in/choose', { ...hidden, preHandler }, async (_request, reply) =>
        reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(chooserPage(testAccounts)),
      );
      for (const [name, type] of [
        ['chooser.js', 'text/javascript'],
        ['chooser.css', 'text/css'],
      ] as const) {
        const text = readFileSync(join(import.meta.dirname, `sign-in-${name}`), 'utf8');
        app.get(`/demo/sign-in/${name}`, { ...hidden, preHandler }, async (_request, reply) =>
          reply.header('cache-control', 'no-cache').type(`${type}; charset=utf-8`).send(text),
        );
      }
      app.post('/demo/sign-in/token', { schema: { hide: true, body: choice }, preHandler }, async (request, reply) =>
        reply
          .header('cache-control', 'no-store')
          .type('application/json; charset=utf-8')
          .send({ credential: await issue(request.body as Choice) }),
      );
    },
  };
}
