import { describe, expect, it } from 'vitest';
import { type Tampering, TestAuthenticator } from '../../../infra/webauthn/test-authenticator.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import { inviteStaff } from '../staff-accounts/invite-staff.ts';
import { bearer, createStaffClient, inviteAdmin, PASSWORD } from '../test-staff-fixture.ts';
import { STAFF_PASSKEY_REFUSED } from './use-staff-passkey.ts';

const { app, context } = await openTestApp();
const { clock, db } = context;
const { post, get, codeOf, accept, givePassword } = createStaffClient(app, context);
const admin = await accept(await inviteAdmin(context, 'asha@example.com'));

let colleagues = 0;

/** Invites a colleague. */
async function invite() {
  colleagues += 1;
  const email = `colleague.${colleagues}@example.com`;
  const invitee = { fullName: `Colleague ${colleagues}`, email, roles: ['support'] as const };
  const { link, staffId } = await inviteStaff(context, db, invitee, 'a test');
  return { email, link, staffId };
}

/** A colleague whose only second factor is a passkey. */
async function createPasskeyOwner(authenticator = new TestAuthenticator()) {
  const { email, link, staffId } = await invite();
  const token = link.split('/').at(-1);
  const { step, ticket } = (await post('AcceptInvitation', { token, password: PASSWORD })).json();
  expect(step).toBe('set-up');
  const options = (await post('BeginPasskeySetUp', { ticket })).json();
  const credential = authenticator.create(options);
  const reply = await post('FinishPasskeySetUp', { ticket, name: 'My laptop', credential });
  expect(reply.statusCode, reply.body).toBe(200);
  return { email, staffId, authenticator, ticket, ...reply.json<{ token: string; recoveryCodes: string[] }>() };
}

async function beginSignIn(email: string) {
  const { ticket, step, factors } = (await givePassword(email)).json();
  const options = (await post('BeginPasskeySignIn', { ticket })).json();
  return { ticket, step, factors, options };
}

async function signIn(email: string, authenticator: TestAuthenticator, change: Tampering = {}) {
  const { ticket, options } = await beginSignIn(email);
  return await post('FinishPasskeySignIn', { ticket, credential: authenticator.get(options, change) });
}

describe('a passkey as second factor', () => {
  it('is set up instead of an authenticator app, and signs in after the password', async () => {
    const { email, authenticator, recoveryCodes, token, staffId } = await createPasskeyOwner();
    expect(recoveryCodes).toHaveLength(10);
    expect((await get('GetProfile', bearer(token))).json()).toMatchObject({ factors: ['passkey'] });
    const { step, factors, options } = await beginSignIn(email);
    expect([step, factors]).toEqual(['second-factor', ['passkey']]);
    expect(options).toMatchObject({
      userVerification: 'required',
      allowCredentials: [{ id: authenticator.id.toString('base64url') }],
    });
    const reply = await signIn(email, authenticator);
    expect(reply.statusCode, reply.body).toBe(200);
    expect((await get('GetProfile', bearer(reply.json().token))).statusCode).toBe(200);
    const entries = (await get(`ListAuditEntries?targetKind=staff&targetID=${staffId}`, bearer(admin.token))).json();
    expect(entries.map(({ action }: { action: string }) => action)).toEqual(['SignIn', 'SetUpSecondFactor']);
    expect(entries[0].after).toEqual({ factor: 'passkey' });
  });

  it('takes a recovery code as well', async () => {
    const { email, recoveryCodes } = await createPasskeyOwner();
    const { ticket } = (await givePassword(email)).json();
    expect((await post('ConfirmSignIn', { ticket, code: recoveryCodes[0] })).statusCode).toBe(200);
  });

  it('works where the authenticator does not name its owner', async () => {
    const { email, authenticator } = await createPasskeyOwner();
    expect((await signIn(email, authenticator, { userHandle: '' })).statusCode).toBe(200);
  });

  it.each<[string, Tampering]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another domain', { rpID: 'evil.example' }],
    ['no user verification', { isUserVerified: false }],
    ['a challenge of our own making', { challenge: Buffer.from('abc.def.ghi').toString('base64url') }],
    ['another key', { key: new TestAuthenticator().keys.privateKey }],
    ['the name of another person', { userHandle: Buffer.from('somebody else').toString('base64url') }],
    ['a counter that does not grow', { counter: 0 }],
  ])('is refused with %s', async (_, change) => {
    const { email, authenticator } = await createPasskeyOwner();
    expect((await signIn(email, authenticator)).statusCode).toBe(200);
    const reply = await signIn(email, authenticator, change);
    expect([reply.statusCode, reply.json().detail]).toEqual([403, STAFF_PASSKEY_REFUSED]);
  });

  it('works once for each signature', async () => {
    const { email, authenticator } = await createPasskeyOwner();
    const { ticket, options } = await beginSignIn(email);
    const credential = authenticator.get(options);
    expect((await post('FinishPasskeySignIn', { ticket, credential })).statusCode).toBe(200);
    expect((await post('FinishPasskeySignIn', { ticket, credential })).statusCode).toBe(403);
  });

  it('is refused for another person, and with a challenge for another person', async () => {
    const [owner, other] = [await createPasskeyOwner(), await createPasskeyOwner()];
    expect((await signIn(owner.email, other.authenticator)).statusCode).toBe(403);
    const { ticket } = await beginSignIn(owner.email);
    const { options } = await beginSignIn(other.email);
    const credential = owner.authenticator.get(options);
    expect((await post('FinishPasskeySignIn', { ticket, credential })).statusCode).toBe(403);
  });

  it('is refused after five minutes, and when the account has ended meanwhile', async () => {
    const { email, authenticator, staffId } = await createPasskeyOwner();
    const late = await beginSignIn(email);
    clock.advanceMinutes(6);
    const credential = authenticator.get(late.options);
    expect((await post('FinishPasskeySignIn', { ticket: late.ticket, credential })).statusCode).toBe(403);
    const open = await beginSignIn(email);
    await db.updateTable('staff').set({ ended_at: clock.now() }).where('id', '=', staffId).execute();
    const good = authenticator.get(open.options);
    expect((await post('FinishPasskeySignIn', { ticket: open.ticket, credential: good })).statusCode).toBe(403);
  });

  it('is throttled after five wrong ones', async () => {
    const { email, authenticator } = await createPasskeyOwner();
    const statuses = [];
    for (let attempt = 0; attempt < 6; attempt += 1)
      statuses.push((await signIn(email, authenticator, { isUserVerified: false })).statusCode);
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
    expect((await signIn(email, authenticator)).statusCode).toBe(429);
  });

  it.each([{}, { id: 'abc' }, { id: 'a', rawId: 'a', type: 'public-key', response: {} }])(
    'is refused when it is malformed: %j',
    async (credential) => {
      const { email } = await createPasskeyOwner();
      const { ticket } = (await givePassword(email)).json();
      expect((await post('FinishPasskeySignIn', { ticket, credential })).statusCode).toBe(403);
    },
  );
});

describe('setting up the first factor', () => {
  it('is not possible again with a stolen password, by passkey or by app', async () => {
    const { email, ticket: used } = await createPasskeyOwner();
    const { ticket } = (await givePassword(email)).json();
    for (const stolen of [used, ticket])
      for (const path of ['BeginPasskeySetUp', 'BeginTotpSetUp'])
        expect((await post(path, { ticket: stolen })).statusCode).toBe(403);
  });

  it('stores one of two passkeys that are created at once', async () => {
    const { link, staffId } = await invite();
    const token = link.split('/').at(-1);
    const { ticket } = (await post('AcceptInvitation', { token, password: PASSWORD })).json();
    const finish = async () => {
      const credential = new TestAuthenticator().create((await post('BeginPasskeySetUp', { ticket })).json());
      return { ticket, name: 'Mine', credential };
    };
    const forms = [await finish(), await finish()];
    const replies = await Promise.all(forms.map((form) => post('FinishPasskeySetUp', form)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403]);
    const stored = await db.selectFrom('staff_passkeys').select('id').where('staff_id', '=', staffId).execute();
    expect(stored).toHaveLength(1);
  });

  it('refuses a passkey of another origin', async () => {
    const { link } = await invite();
    const token = link.split('/').at(-1);
    const { ticket } = (await post('AcceptInvitation', { token, password: PASSWORD })).json();
    const options = (await post('BeginPasskeySetUp', { ticket })).json();
    const credential = new TestAuthenticator().create(options, { origin: 'https://evil.example' });
    expect((await post('FinishPasskeySetUp', { ticket, name: 'Mine', credential })).statusCode).toBe(400);
  });
});

describe('a fresh factor', () => {
  it('is given by passkey', async () => {
    const { token, authenticator } = await createPasskeyOwner();
    const headers = bearer(token);
    clock.advanceMinutes(11);
    expect((await post('RenewRecoveryCodes', {}, headers)).json().code).toBe('factor_needed');
    const options = (await post('BeginPasskeyConfirmation', {}, headers)).json();
    const credential = authenticator.get(options);
    expect((await post('FinishPasskeyConfirmation', { credential }, headers)).statusCode).toBe(200);
    expect((await post('RenewRecoveryCodes', {}, headers)).statusCode).toBe(200);
    clock.advanceMinutes(11);
    expect((await post('FinishPasskeyConfirmation', { credential }, headers)).statusCode).toBe(403);
    expect((await post('RenewRecoveryCodes', {}, headers)).json().code).toBe('factor_needed');
  });

  it('says so where there is no passkey', async () => {
    const options = await post('BeginPasskeyConfirmation', {}, bearer(admin.token));
    expect([options.statusCode, options.json().detail]).toEqual([409, 'You have no passkey. Please use a code.']);
  });
});

it('an app of the sign-in before still signs in', async () => {
  clock.advanceMinutes(20);
  const { ticket, factors } = (await givePassword('asha@example.com')).json();
  expect(factors).toEqual(['app']);
  expect((await post('ConfirmSignIn', { ticket, code: codeOf(admin.secret) })).statusCode).toBe(200);
});
