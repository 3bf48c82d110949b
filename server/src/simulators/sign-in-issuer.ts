import { createHash } from 'node:crypto';
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { z } from 'zod';
import { type Config, SettingError } from '../config.ts';
import { CallError } from '../platform/call-error.ts';
import type { Clock } from '../platform/clock.ts';
import { isLoopback, isLoopbackAddress } from '../platform/http/is-loopback.ts';
import type { SignInProvider } from '../platform/sign-in/sign-in-provider.ts';
import { chooserPage, testAccounts } from './sign-in-chooser.ts';

const CLIENT_ID = 'aarambh-test-client';
const KEY_ID = 'test';
const LASTS_SECONDS = 600;

const choice = z.strictObject({
  clientID: z.literal(CLIENT_ID),
  nonce: z.string().min(1).max(500),
  email: z.email().max(254),
  fullName: z.string().max(200),
  isVerified: z.boolean(),
  isWorkspace: z.boolean(),
});

type Choice = z.infer<typeof choice>;

async function makeKeys() {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  return { privateKey, certs: { keys: [{ ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' }] } };
}

/**
 * A stand-in for Google for trying the product: whoever is asked for becomes who one wants to be. So it lives in demo
 * mode on this machine only, answers sockets of this machine only, and its keys die with the process.
 * @throws {SettingError} with real keys, or an address others can reach
 */
export function openSignInIssuer(config: Config, clock: Clock): SignInProvider {
  if (config.googleClientId || !config.demo || !isLoopbackAddress(config.publicUrl))
    throw new SettingError('The test sign-in is for a demo on this machine only.');
  const issuer = `${config.publicUrl}/demo/sign-in`;
  // Made when first needed: it takes a while, and most processes never do.
  let made: ReturnType<typeof makeKeys> | undefined;
  const keys = () => {
    made ??= makeKeys();
    return made;
  };

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
      .setExpirationTime(now + LASTS_SECONDS)
      .sign((await keys()).privateKey);
  }

  return {
    settings: { kind: 'local', clientID: CLIENT_ID },
    sources: {},
    issuers: [issuer],
    keys: async (header, token) => createLocalJWKSet((await keys()).certs)(header, token),
    serveHere(app) {
      const hidden = { schema: { hide: true } };
      const preHandler = async (request: Parameters<typeof isLoopback>[0]) => {
        if (!isLoopback(request, config) || !isLoopbackAddress(`http://${request.host}`))
          throw new CallError('forbidden', 'The test sign-in works on the computer that runs the portal only.');
      };
      app.get('/demo/sign-in/certs', { ...hidden, preHandler }, async () => (await keys()).certs);
      app.get('/demo/sign-in/choose', { ...hidden, preHandler }, async (_request, reply) =>
        reply
          .header('cache-control', 'no-store')
          .type('text/html; charset=utf-8')
          .send(chooserPage(testAccounts, reply.cspNonce)),
      );
      app.post('/demo/sign-in/token', { schema: { hide: true, body: choice }, preHandler }, async (request, reply) =>
        reply
          .header('cache-control', 'no-store')
          .type('application/json; charset=utf-8')
          .send({ credential: await issue(request.body as Choice) }),
      );
    },
  };
}
