import { generateKeyPairSync } from 'node:crypto';
import { type AuthResponse, MAX_PASSKEYS, type Passkey } from '@aarambh/contract';
import { describe, expect, it } from 'vitest';
import { passkeyRefusals } from '../../../infra/webauthn/passkey-refusals.ts';
import { PASSKEYS_NOT_OFFERED, passkeySiteOf } from '../../../infra/webauthn/passkey-site.ts';
import { type Tampering, TestAuthenticator } from '../../../infra/webauthn/test-authenticator.ts';
import {
  buildTestApp,
  openTestApp,
  openTestContext,
  registerThrough,
  type TestAccount,
} from '../../../testing/test-app.ts';
import { listEventKinds, listMessages } from '../contact/test-contact.queries.ts';
import { PASSKEY_REFUSED } from './sign-in-with-passkey.ts';

const { app, context } = await openTestApp();

const post = (path: string, payload: object, member?: TestAccount) =>
  app.inject({ method: 'POST', url: `/api/${path}`, payload, ...(member ? { headers: member.headers } : {}) });

const begin = async (member: TestAccount) =>
  (await post('JobSeekerPasskeys/BeginRegistration', { accountID: member.accountID }, member)).json();

const finish = (member: TestAccount, credential: object, name = 'My phone') =>
  post('JobSeekerPasskeys/FinishRegistration', { accountID: member.accountID, name, credential }, member);

async function addPasskey(member: TestAccount, authenticator = new TestAuthenticator()) {
  const reply = await finish(member, authenticator.create(await begin(member)));
  expect(reply.statusCode).toBe(200);
  return authenticator;
}

const beginSignIn = async () => (await post('AuthJobSeeker/BeginPasskeySignIn', {})).json();

const finishSignIn = async (credential: object, more: object = {}) =>
  (await post('AuthJobSeeker/FinishPasskeySignIn', { credential, ...more })).json<AuthResponse>();

const signInWith = async (authenticator: TestAuthenticator, change: Tampering = {}) =>
  finishSignIn(authenticator.get(await beginSignIn(), change));

const passkeysOf = async (member: TestAccount) =>
  (await app.inject({ url: `/api/JobSeekerPasskeys/GetPasskeys/${member.accountID}`, headers: member.headers })).json<
    Passkey[]
  >();

const eventsOf = (member: TestAccount) => listEventKinds(context.db, member.accountID);

describe('adding a passkey', () => {
  it('asks for a discoverable credential with user verification, without an attestation', async () => {
    const member = await registerThrough(app);
    expect(await begin(member)).toMatchObject({
      rp: { id: 'localhost', name: 'Aarambh' },
      attestation: 'none',
      timeout: 300_000,
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  it('stores it, notifies the owner by mail and records it', async () => {
    const member = await registerThrough(app, { isEmailVerified: true });
    const authenticator = await addPasskey(member);
    expect(await passkeysOf(member)).toEqual([
      {
        passkeyID: expect.any(Number),
        name: 'My phone',
        createdOn: context.clock.now().toISOString(),
        lastUsedOn: null,
        isSynced: false,
      },
    ]);
    expect(await eventsOf(member)).toContain('passkey-added');
    const mails = await listMessages(context.db, member.accountID);
    expect(mails.at(-1)).toMatchObject({ template: 'passkey-added', data: { passkeyName: 'My phone' } });
    const { excludeCredentials } = await begin(member);
    expect(excludeCredentials).toEqual([
      { id: authenticator.id.toString('base64url'), type: 'public-key', transports: ['hybrid', 'internal'] },
    ]);
  });

  it.each<[string, Tampering]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another domain', { rpID: 'evil.example' }],
    ['no user verification', { isUserVerified: false }],
    ['a challenge of our own making', { challenge: Buffer.from('abc.def.ghi').toString('base64url') }],
    ['the type of a sign-in', { type: 'webauthn.get' }],
  ])('refuses %s', async (_, change) => {
    const member = await registerThrough(app);
    const reply = await finish(member, new TestAuthenticator().create(await begin(member), change));
    expect([reply.statusCode, reply.json().detail]).toEqual([400, passkeyRefusals.notVerified]);
    expect(await passkeysOf(member)).toEqual([]);
  });

  it('refuses a challenge of another account, of a sign-in, an expired one and a used one', async () => {
    const [member, other] = [await registerThrough(app), await registerThrough(app)];
    const options = await begin(member);
    const foreign = { ...options, challenge: (await begin(other)).challenge };
    const ofSignIn = { ...options, challenge: (await beginSignIn()).challenge };
    for (const given of [foreign, ofSignIn])
      expect((await finish(member, new TestAuthenticator().create(given))).statusCode).toBe(400);
    expect((await finish(member, new TestAuthenticator().create(options))).statusCode).toBe(200);
    expect((await finish(member, new TestAuthenticator().create(options))).statusCode).toBe(400);
    const late = new TestAuthenticator().create(await begin(member));
    context.clock.advanceMinutes(5);
    expect((await finish(member, late)).statusCode).toBe(400);
    expect(await passkeysOf(member)).toHaveLength(1);
  });

  it('reads no attestation, so that its certificates are not followed', async () => {
    const member = await registerThrough(app);
    const attestation: Tampering['attestation'] = ['packed', new Map<string, unknown>([['x5c', [new Uint8Array(9)]]])];
    const reply = await finish(member, new TestAuthenticator().create(await begin(member), { attestation }));
    expect(reply.statusCode).toBe(200);
  });

  it.each([{}, { id: 'abc' }, { id: 'a', rawId: 'a', type: 'public-key', response: {} }])(
    'refuses the malformed credential %j',
    async (credential) => {
      const member = await registerThrough(app);
      expect((await finish(member, credential)).statusCode).toBe(400);
      expect((await finishSignIn(credential)).errorMessage).toBe(PASSKEY_REFUSED);
    },
  );

  it('refuses a credential that is stored already, also for another account', async () => {
    const [member, other] = [await registerThrough(app), await registerThrough(app)];
    const authenticator = await addPasskey(member);
    const reply = await finish(other, authenticator.create(await begin(other)));
    expect([reply.statusCode, reply.json().detail]).toEqual([409, passkeyRefusals.known]);
  });

  it('has a limit per account', async () => {
    const member = await registerThrough(app);
    const last = await begin(member);
    for (let i = 0; i < MAX_PASSKEYS; i++) await addPasskey(member);
    expect((await begin(member)).detail).toBe(passkeyRefusals.tooMany);
    expect((await finish(member, new TestAuthenticator().create(last))).statusCode).toBe(409);
  });

  it('needs the password when the session is no longer fresh', async () => {
    const member = await registerThrough(app);
    context.clock.advanceMinutes(16);
    const path = 'JobSeekerPasskeys/BeginRegistration';
    const refused = await post(path, { accountID: member.accountID }, member);
    expect(refused.json()).toMatchObject({ code: 'password_needed' });
    const wrong = await post(path, { accountID: member.accountID, password: 'Chai@9999' }, member);
    expect(wrong.json()).toMatchObject({ code: 'password_needed' });
    const right = await post(path, { accountID: member.accountID, password: 'Chai@2468' }, member);
    expect(right.json()).toHaveProperty('challenge');
  });
});

describe('signing in with a passkey', () => {
  it('finds the account by the credential, and records it', async () => {
    const member = await registerThrough(app, { fullName: 'Asha Rao' });
    const authenticator = await addPasskey(member);
    const options = await beginSignIn();
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(options).not.toHaveProperty('allowCredentials');
    const auth = await finishSignIn(authenticator.get(options));
    expect(auth).toMatchObject({ accountID: member.accountID, fullName: 'Asha Rao', errorMessage: '' });
    expect(await eventsOf(member)).toContain('signed-in-with-passkey');
    const headers = { authorization: `Bearer ${auth.token}` };
    expect(await passkeysOf({ ...auth, headers })).toMatchObject([{ lastUsedOn: context.clock.now().toISOString() }]);
  });

  it.each([
    [12, {}],
    [30 * 24, { rememberMe: true }],
  ])('lasts %i hours with %o', async (hours, more) => {
    const authenticator = await addPasskey(await registerThrough(app));
    const { expiration } = await finishSignIn(authenticator.get(await beginSignIn()), more);
    expect(Date.parse(expiration) - context.clock.now().getTime()).toBe(hours * 3_600_000);
  });

  it.each<[string, Tampering]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another domain', { rpID: 'evil.example' }],
    ['no user verification', { isUserVerified: false }],
    ['another key', { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }],
    ['another user handle', { userHandle: Buffer.from('another').toString('base64url') }],
    ['the type of a registration', { type: 'webauthn.create' }],
  ])('refuses %s, in the same words as an unknown passkey', async (_, change) => {
    const member = await registerThrough(app);
    const authenticator = await addPasskey(member);
    const auth = await signInWith(authenticator, change);
    expect(auth).toMatchObject({ token: '', accountID: 0, errorMessage: PASSKEY_REFUSED });
    expect(await eventsOf(member)).toContain('sign-in-refused');
    expect((await signInWith(new TestAuthenticator())).errorMessage).toBe(PASSKEY_REFUSED);
  });

  it('tells the holder of a suspended account so', async () => {
    const member = await registerThrough(app);
    const authenticator = await addPasskey(member);
    await context.db
      .updateTable('accounts')
      .set({ suspended_at: context.clock.now(), suspension_reason: 'Spam.' })
      .where('id', '=', member.accountID)
      .execute();
    const auth = await signInWith(authenticator);
    expect(auth).toMatchObject({ token: '', accountID: 0 });
    expect(auth.errorMessage).toMatch(/^Your account is suspended\. Reason: Spam\./);
  });

  it('accepts a response once', async () => {
    const authenticator = await addPasskey(await registerThrough(app));
    const response = authenticator.get(await beginSignIn());
    const replies = await Promise.all([finishSignIn(response), finishSignIn(response), finishSignIn(response)]);
    expect(replies.filter((auth) => auth.token)).toHaveLength(1);
    expect((await finishSignIn(response)).errorMessage).toBe(PASSKEY_REFUSED);
  });

  it('a refused response uses up its challenge', async () => {
    const authenticator = await addPasskey(await registerThrough(app));
    const options = await beginSignIn();
    await finishSignIn(authenticator.get(options, { isUserVerified: false }));
    expect((await finishSignIn(authenticator.get(options))).errorMessage).toBe(PASSKEY_REFUSED);
  });

  it('refuses a challenge that has expired', async () => {
    const authenticator = await addPasskey(await registerThrough(app));
    const options = await beginSignIn();
    context.clock.advanceMinutes(5);
    expect((await finishSignIn(authenticator.get(options))).errorMessage).toBe(PASSKEY_REFUSED);
  });

  it('refuses a counter that does not grow: the authenticator was copied', async () => {
    const authenticator = await addPasskey(await registerThrough(app));
    expect((await signInWith(authenticator, { counter: 5 })).token).not.toBe('');
    expect((await signInWith(authenticator, { counter: 5 })).errorMessage).toBe(PASSKEY_REFUSED);
    expect((await signInWith(authenticator, { counter: 6 })).token).not.toBe('');
  });

  it('accepts passkeys without a counter', async () => {
    const authenticator = await addPasskey(await registerThrough(app));
    for (let i = 0; i < 2; i++) expect((await signInWith(authenticator, { counter: 0 })).token).not.toBe('');
  });
});

describe('removing a passkey', () => {
  it('ends it, notifies the owner by mail and records it', async () => {
    const member = await registerThrough(app, { isEmailVerified: true });
    const authenticator = await addPasskey(member);
    const [stored] = await passkeysOf(member);
    const remove = (by: TestAccount) =>
      post('JobSeekerPasskeys/RemovePasskey', { accountID: by.accountID, passkeyID: stored?.passkeyID }, by);
    expect((await remove(await registerThrough(app))).statusCode).toBe(404);
    expect((await remove(member)).json()).toEqual([]);
    expect((await remove(member)).statusCode).toBe(404);
    expect((await signInWith(authenticator)).errorMessage).toBe(PASSKEY_REFUSED);
    expect(await eventsOf(member)).toContain('passkey-removed');
    expect((await listMessages(context.db, member.accountID)).at(-1)).toMatchObject({ template: 'passkey-removed' });
  });

  it('a deleted account has none', async () => {
    const member = await registerThrough(app);
    const authenticator = await addPasskey(member);
    const path = 'PersonalData/DeleteAccount';
    const reply = await post(path, { accountID: member.accountID, currentPassword: 'Chai@2468' }, member);
    expect(reply.body).toMatch(/success/);
    expect((await signInWith(authenticator)).errorMessage).toBe(PASSKEY_REFUSED);
  });
});

describe('where passkeys are available', () => {
  it.each([
    ['https://jobs.example', 'jobs.example'],
    ['https://www.jobs.example:8443', 'www.jobs.example'],
    ['http://localhost:3000', 'localhost'],
    ['http://jobs.example', undefined],
    ['http://127.0.0.1:3000', undefined],
    ['https://127.0.0.1', undefined],
    ['https://[::1]:3000', undefined],
  ])('%s: %s', (publicUrl, rpID) => {
    expect(passkeySiteOf(publicUrl)?.rpID).toBe(rpID);
  });

  it('says so where they are not', async () => {
    const away = await openTestContext({ publicUrl: 'http://127.0.0.1:3000' });
    const other = await buildTestApp(away);
    const reply = await other.inject({ method: 'POST', url: '/api/AuthJobSeeker/BeginPasskeySignIn', payload: {} });
    expect([reply.statusCode, reply.json().detail]).toEqual([409, PASSKEYS_NOT_OFFERED]);
    await other.close();
    await away.close();
  });
});
