import { describe, expect, it } from 'vitest';
import { buildTestApp, openTestApp, openTestPlatform } from '../test-support.ts';
import { openSignInIssuer } from './sign-in-issuer.ts';

const { app, platform } = await openTestApp({ demo: true, publicUrl: 'http://localhost:3000' });

const person = { email: 'meera@gmail.com', fullName: 'Meera', isVerified: true, isWorkspace: false };

async function signInAs(given: object) {
  const post = (url: string, payload?: object) => app.inject({ method: 'POST', url, ...(payload ? { payload } : {}) });
  const { nonce } = (await post('/api/AuthJobSeeker/CreateNonce')).json();
  const { clientID } = (await app.inject('/api/Settings')).json().signIn;
  const reply = await post('/demo/sign-in/token', { clientID, nonce, ...given });
  return (await post('/api/AuthJobSeeker/SignIn', { idToken: reply.json().credential })).json();
}

describe('in a demo on this machine', () => {
  it('signs in whoever one chooses to be, the same person twice', async () => {
    const first = await signInAs(person);
    expect(first).toMatchObject({ fullName: 'Meera', errorMessage: '' });
    expect(await signInAs(person)).toMatchObject({ accountID: first.accountID });
    expect(await signInAs({ ...person, email: 'other@gmail.com', isVerified: false })).toMatchObject({ token: '' });
  });

  it('shows a page that says it is a test, with no style or script the policy would refuse', async () => {
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

  it('shows its keys, the public half only', async () => {
    const { keys } = (await app.inject('/demo/sign-in/certs')).json();
    expect(keys).toHaveLength(1);
    expect(Object.keys(keys[0]).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  });

  it.each([
    ['another machine', { remoteAddress: '203.0.113.9' }],
    ['a proxy', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['a page that calls this machine by a name of its own', { headers: { host: 'evil.example' } }],
    ['somebody whose host is no host', { headers: { host: '%%' } }],
  ])('answers nothing to %s', async (_, from) => {
    for (const url of ['/demo/sign-in/choose', '/demo/sign-in/certs'])
      expect((await app.inject({ url, ...from })).statusCode).toBe(403);
    const payload = { clientID: platform.signInProvider?.settings.clientID, nonce: 'n', ...person };
    const reply = await app.inject({ method: 'POST', url: '/demo/sign-in/token', payload, ...from });
    expect(reply.statusCode).toBe(403);
    expect(reply.body).not.toContain('credential');
  });
});

describe('anywhere else', () => {
  it.each([
    ['with real keys', { googleClientId: 'real' }],
    ['without demo mode', { demo: false }],
    ['at an address others reach', { publicUrl: 'https://jobs.example.in' }],
  ])('refuses to be there %s', async (_, settings) => {
    expect(() => openSignInIssuer({ ...platform, config: { ...platform.config, ...settings } })).toThrow(
      /demo on this machine/,
    );
    const other = await openTestPlatform({ demo: true, publicUrl: 'http://localhost:3000', ...settings });
    const otherApp = await buildTestApp(other);
    expect((await otherApp.inject('/api/Settings')).json().signIn.kind).not.toBe('local');
    expect((await otherApp.inject('/demo/sign-in/choose')).statusCode).toBe(404);
    await otherApp.close();
    await other.close();
  });
});
