import { describe, expect, it } from 'vitest';
import { buildTestApp, openTestApp, openTestContext } from '../testing/test-app.ts';
import { openSignInIssuer } from './sign-in-issuer.ts';

const demo = { demo: true, publicUrl: 'http://localhost:3000' };
const { app, context } = await openTestApp(demo);
const { app: secondInstance } = await openTestApp({ ...demo, databaseUrl: context.databaseUrl });

const person = { email: 'meera@gmail.com', fullName: 'Meera', isVerified: true, isWorkspace: false };

const post = (instance: typeof app, url: string, payload?: object) =>
  instance.inject({ method: 'POST', url, ...(payload ? { payload } : {}) });

async function credentialOf(given: object, instance = app): Promise<string> {
  const { nonce } = (await post(instance, '/api/AuthJobSeeker/CreateNonce')).json();
  const { clientID } = (await instance.inject('/api/Settings')).json().signIn;
  return (await post(instance, '/demo/sign-in/token', { clientID, nonce, ...given })).json().credential;
}

const signInWith = async (idToken: string) => (await post(app, '/api/AuthJobSeeker/SignIn', { idToken })).json();

const signInAs = async (given: object) => signInWith(await credentialOf(given));

describe('in a local demo', () => {
  it('uses one key for concurrent first sign-ins at two instances', async () => {
    const credentials = await Promise.all(
      [app, secondInstance, app, secondInstance].map((instance, n) =>
        credentialOf({ ...person, email: `first.${n}@gmail.com` }, instance),
      ),
    );
    const replies = await Promise.all(credentials.map(signInWith));
    expect(replies.map(({ errorMessage }) => errorMessage)).toEqual(['', '', '', '']);
  });

  it('issues tokens for the chosen identity, the same subject each time', async () => {
    const first = await signInAs(person);
    expect(first).toMatchObject({ fullName: 'Meera', errorMessage: '' });
    expect(await signInAs(person)).toMatchObject({ accountID: first.accountID });
    expect(await signInAs({ ...person, email: 'other@gmail.com', isVerified: false })).toMatchObject({ token: '' });
  });

  it('serves a chooser marked as a test, without inline style or script', async () => {
    const reply = await app.inject('/demo/sign-in/choose?client_id=x&nonce=%3Cscript%3E');
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('TEST');
    expect(reply.body).not.toContain('<script>');
    expect(String(reply.headers['content-security-policy'])).not.toContain('unsafe');
    expect(reply.body).not.toMatch(/<style|<script>|<script(?! src="\/)/);
    const files = [...reply.body.matchAll(/(?:href|src)="(\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(files).toHaveLength(2);
    for (const path of files) expect((await app.inject(path)).statusCode).toBe(200);
    expect(reply.body).not.toMatch(/ style=| on\w+=/);
  });

  it('publishes only the public key', async () => {
    const { keys } = (await app.inject('/demo/sign-in/certs')).json();
    expect(keys).toHaveLength(1);
    expect(Object.keys(keys[0]).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  });

  it.each([
    ['another machine', { remoteAddress: '203.0.113.9' }],
    ['a proxy', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['a page that calls this machine by a name of its own', { headers: { host: 'evil.example' } }],
    ['a malformed host', { headers: { host: '%%' } }],
  ])('refuses %s', async (_, from) => {
    for (const url of ['/demo/sign-in/choose', '/demo/sign-in/certs'])
      expect((await app.inject({ url, ...from })).statusCode).toBe(403);
    const payload = { clientID: context.signInProvider?.settings.clientID, nonce: 'n', ...person };
    const reply = await app.inject({ method: 'POST', url: '/demo/sign-in/token', payload, ...from });
    expect(reply.statusCode).toBe(403);
    expect(reply.body).not.toContain('credential');
  });
});

describe('elsewhere', () => {
  it.each([
    ['with real keys', { googleClientId: 'real' }],
    ['without demo mode', { demo: false }],
    ['at a public address', { publicUrl: 'https://jobs.example.in' }],
  ])('does not start %s', async (_, settings) => {
    expect(() => openSignInIssuer({ ...context, config: { ...context.config, ...settings } })).toThrow(
      /demo on this machine/,
    );
    const other = await openTestContext({ demo: true, publicUrl: 'http://localhost:3000', ...settings });
    const otherApp = await buildTestApp(other);
    expect((await otherApp.inject('/api/Settings')).json().signIn.kind).not.toBe('local');
    expect((await otherApp.inject('/demo/sign-in/choose')).statusCode).toBe(404);
    await otherApp.close();
    await other.close();
  });
});
