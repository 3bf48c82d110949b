import type { AuthResponse, SecurityEvent } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignInProvider } from '../../../integrations/google-sign-in/sign-in-provider.ts';
import { CallError } from '../../../lib/call-error.ts';
import { buildTestApp, openTestContext, registerThrough, type TestContext } from '../../../testing/test-app.ts';
import { lockAccount, lockSignedInAccount } from '../account-lock.queries.ts';
import { removeEarlierProofs } from '../accounts.queries.ts';
import { listSecurityEvents } from '../audit-log/security-events.queries.ts';
import { listMessages } from '../contact/test-contact.queries.ts';
import { sendMailedLink } from '../mailed-links/send-mailed-link.ts';
import { endSessions } from '../sessions/sessions.queries.ts';
import { providerRefusals } from './sign-in-with-provider.ts';

let context: TestContext;
let app: FastifyInstance;
let provider: SignInProvider;
const { publicKey, privateKey } = await generateKeyPair('RS256');

beforeAll(async () => {
  provider = {
    settings: { kind: 'google', clientID: 'our-client' },
    sources: {},
    issuers: ['https://accounts.provider.example'],
    keys: createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), kid: 'one' }] }),
  };
  context = await openTestContext();
  context.signInProvider = provider;
  app = await buildTestApp(context);
});
afterAll(async () => {
  await app?.close();
  await context?.close();
});

const SIGN_IN = '/api/AuthJobSeeker/SignIn';
const post = (url: string, payload?: object, to = app) =>
  to.inject({ method: 'POST', url, ...(payload ? { payload } : {}) });
const freshNonce = async () => (await post('/api/AuthJobSeeker/CreateNonce')).json<{ nonce: string }>().nonce;

interface Person {
  sub: string;
  email: string;
  name?: string;
  email_verified?: boolean;
  hd?: string;
}

async function signIdToken(person: Person, nonce?: string): Promise<string> {
  const now = Math.floor(context.clock.now().getTime() / 1_000);
  return await new SignJWT({ email_verified: true, nonce: nonce ?? (await freshNonce()), ...person })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuer('https://accounts.provider.example')
    .setAudience('our-client')
    .setIssuedAt(now)
    .setExpirationTime(now + 3_600)
    .sign(privateKey);
}

const send = async (idToken: string) => (await post('/api/AuthJobSeeker/SignIn', { idToken })).json<AuthResponse>();
const signIn = async (person: Person) => send(await signIdToken(person));

const detailsOf = async (auth: AuthResponse) =>
  (
    await app.inject({
      url: `/api/JobSeekerMasters/GetJobSeekerDetails/${auth.accountID}`,
      headers: { authorization: `Bearer ${auth.token}` },
    })
  ).json();
const eventsOf = async (accountId: number) =>
  (await listSecurityEvents(context.db, accountId, 20)).map(({ kind }: SecurityEvent) => kind);

/** Queues a mailed link and returns its token. */
async function linkTo(accountId: number, kind: 'verify-email' | 'reset-password'): Promise<string> {
  await context.db.transaction().execute(async (transaction) => {
    const account = await lockSignedInAccount(transaction, accountId);
    await sendMailedLink(context, transaction, kind, account, context.clock.now());
  });
  const mails = await listMessages(context.db, accountId);
  const mail = mails.findLast(({ template }) => template === kind);
  return mail?.data.link?.split('/').at(-1) ?? '';
}

const verifyEmail = (accountId: number) =>
  context.db
    .updateTable('accounts')
    .set({ email_verified_at: context.clock.now() })
    .where('id', '=', accountId)
    .execute();
const withPassword = async (email: string) =>
  (await post('/api/JobSeekerMasters/GetUserDetailsByEmail', { email, password: 'Chai@2468' })).json<AuthResponse>();

const refusal = (errorMessage: string) => ({ token: '', expiration: '', fullName: '', accountID: 0, errorMessage });

describe('an unknown identity', () => {
  it('gets an account without a password, its email verified, in India', async () => {
    const auth = await signIn({ sub: 'new-1', email: 'New.One@gmail.com', name: 'Nila Raman' });
    expect(auth).toMatchObject({ fullName: 'Nila Raman', errorMessage: '' });
    expect(await detailsOf(auth)).toMatchObject({
      fullName: 'Nila Raman',
      email: 'New.One@gmail.com',
      isEmailVerified: true,
      countryID: 105,
      mobileNo: '',
      mobileVerified: 'Not Verified',
      hasPassword: false,
      needsConsent: true,
    });
    expect(await eventsOf(auth.accountID)).toEqual(['signed-in', 'provider-linked', 'registered']);
  });

  it('signs in to the same account later, whatever the email is by then', async () => {
    const first = await signIn({ sub: 'new-2', email: 'two@gmail.com' });
    const second = await signIn({ sub: 'new-2', email: 'renamed@gmail.com' });
    expect(second).toMatchObject({ accountID: first.accountID, fullName: 'two' });
    expect(second.token).not.toBe(first.token);
  });

  it('tells the holder of a suspended account so', async () => {
    const person = { sub: 'suspended-1', email: 'suspended.one@gmail.com', name: 'Nila Raman' };
    const { accountID } = await signIn(person);
    await context.db
      .updateTable('accounts')
      .set({ suspended_at: context.clock.now(), suspension_reason: 'Spam.' })
      .where('id', '=', accountID)
      .execute();
    const auth = await signIn(person);
    expect(auth).toMatchObject({ token: '', accountID: 0 });
    expect(auth.errorMessage).toMatch(/^Your account is suspended\. Reason: Spam\./);
  });

  it('is not linked to an account of the same email when the provider is not authoritative for it', async () => {
    const first = await signIn({ sub: 'new-3', email: 'three@othermail.example' });
    expect(first.errorMessage).toBe('');
    expect(await signIn({ sub: 'new-3b', email: 'three@othermail.example' })).toEqual(
      refusal(providerRefusals.passwordFirst),
    );
  });

  it('of an address that the provider is not authoritative for gets the verification mail, and ends when its owner proves it', async () => {
    const person = { sub: 'new-4', email: 'four@othermail.example' };
    const { accountID, ...auth } = await signIn(person);
    expect(await detailsOf({ accountID, ...auth })).toMatchObject({ isEmailVerified: false, hasPassword: false });
    const mails = await context.db
      .selectFrom('messages')
      .select('template')
      .where('recipient', '=', person.email)
      .execute();
    expect(mails).toEqual([{ template: 'verify-email' }]);
    // The identity signs in until someone proves the address without its session: by the mailed link, or a reset.
    expect((await signIn(person)).accountID).toBe(accountID);
    const token = await linkTo(accountID, 'verify-email');
    await app.inject({ url: `/api/JobSeekerMasters/ValidateEmail/${token}` });
    expect(await signIn(person)).toEqual(refusal(providerRefusals.passwordFirst));
  });

  it.each([true, false])(
    'of such an address ends by a reset of the password, and stays when its own session opens the link (%s)',
    async (isReset) => {
      const person = { sub: `new-5-${isReset}`, email: `five.${isReset}@othermail.example` };
      const { accountID, token } = await signIn(person);
      if (isReset) {
        const link = await linkTo(accountID, 'reset-password');
        const reply = await post('/api/JobSeekerMasters/ResetPassword', {
          token: link,
          newPassword: 'Tulsi#4821',
          retypePassword: 'Tulsi#4821',
        });
        expect(reply.body).toMatch(/success/);
      } else {
        const link = await linkTo(accountID, 'verify-email');
        const headers = { authorization: `Bearer ${token}` };
        await app.inject({ url: `/api/JobSeekerMasters/ValidateEmail/${link}`, headers });
      }
      expect((await signIn(person)).accountID).toBe(isReset ? 0 : accountID);
    },
  );

  it('of an account with a verified address ends by a reset, and one that hosts the address is linked again', async () => {
    const [hosted, other] = [
      { sub: 'reset-1', email: 'reset.one@gmail.com' },
      { sub: 'reset-2', email: 'reset.two@othermail.example' },
    ];
    const accounts = [await signIn(hosted), await signIn(other)];
    // As an earlier release took it.
    await verifyEmail(accounts[1]?.accountID ?? 0);
    for (const { accountID } of accounts) {
      const token = await linkTo(accountID, 'reset-password');
      const payload = { token, newPassword: 'Tulsi#4821', retypePassword: 'Tulsi#4821' };
      expect((await post('/api/JobSeekerMasters/ResetPassword', payload)).body).toMatch(/success/);
    }
    expect((await signIn(hosted)).accountID).toBe(accounts[0]?.accountID);
    expect(await signIn(other)).toEqual(refusal(providerRefusals.passwordFirst));
  });

  it('of such an address that ends while a sign-in with it waits gives no session', async () => {
    const person = { sub: 'new-6', email: 'six@othermail.example' };
    const { accountID } = await signIn(person);
    const token = await signIdToken(person);
    let sent: ReturnType<typeof send> | undefined;
    await context.db.transaction().execute(async (transaction) => {
      // As the verification link does, which its owner opens.
      await lockAccount(transaction, accountID);
      sent = send(token);
      const waiting = sql<{ count: number }>`
        select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await waiting.execute(context.db)).rows[0]?.count).toBeGreaterThan(0);
      await removeEarlierProofs(transaction, accountID);
      await endSessions(transaction, accountID, context.clock.now());
    });
    expect(await sent).toEqual(refusal(providerRefusals.passwordFirst));
  });

  it('creates one account for eight concurrent sign-ins', async () => {
    const person = { sub: 'twice', email: 'twice@gmail.com' };
    const tokens = await Promise.all(Array.from({ length: 8 }, () => signIdToken(person)));
    const replies = await Promise.all(tokens.map(send));
    expect(new Set(replies.map((reply) => reply.accountID)).size).toBe(1);
    expect(replies.every((reply) => reply.token && !reply.errorMessage)).toBe(true);
    const rows = await context.db.selectFrom('accounts').select('id').where('email', '=', person.email).execute();
    expect(rows).toHaveLength(1);
  });

  it('creates one account when the email is registered with a password concurrently', async () => {
    const email = 'race@gmail.com';
    const token = await signIdToken({ sub: 'race', email });
    const [auth, registered] = await Promise.all([send(token), registerThrough(app, { email })]);
    const rows = await context.db.selectFrom('accounts').select('id').where('email', '=', email).execute();
    expect(rows).toEqual([{ id: auth.accountID }]);
    expect(auth.errorMessage).toBe('');
    expect([auth.accountID, 0]).toContain(registered.accountID);
  });
});

describe('an email that has an account', () => {
  it('is linked when both sides have verified it and the provider is authoritative', async () => {
    const person = await registerThrough(app, { email: 'linked@gmail.com', fullName: 'Lata Joshi' });
    await verifyEmail(person.accountID);
    const auth = await signIn({ sub: 'linked', email: 'Linked@gmail.com', name: 'Somebody Else' });
    expect(auth).toMatchObject({ accountID: person.accountID, fullName: 'Lata Joshi' });
    expect((await detailsOf(person)).hasPassword).toBe(true);
    expect((await withPassword('linked@gmail.com')).accountID).toBe(person.accountID);
    expect(await eventsOf(person.accountID)).toContain('provider-linked');
  });

  it('is linked for a Google Workspace address', async () => {
    const person = await registerThrough(app, { email: 'asha@company.example' });
    await verifyEmail(person.accountID);
    const auth = await signIn({ sub: 'workspace', email: 'asha@company.example', hd: 'company.example' });
    expect(auth.accountID).toBe(person.accountID);
  });

  it.each([true, false])(
    'is refused when the provider is not authoritative (verified here: %s)',
    async (isVerified) => {
      const email = `refused.${isVerified}@othermail.example`;
      const person = await registerThrough(app, { email });
      if (isVerified) await verifyEmail(person.accountID);
      expect(await signIn({ sub: `refused-${isVerified}`, email })).toEqual(refusal(providerRefusals.passwordFirst));
      expect((await withPassword(email)).accountID).toBe(person.accountID);
      expect(await eventsOf(person.accountID)).toContain('sign-in-refused');
    },
  );

  it('is assigned to its owner when it was unverified here: the old password and sessions end', async () => {
    const squatter = await registerThrough(app, { email: 'squatted@gmail.com' });
    expect((await detailsOf(squatter)).isEmailVerified).toBe(false);
    const verified = { mobile_verified_at: context.clock.now() };
    await context.db.updateTable('accounts').set(verified).where('id', '=', squatter.accountID).execute();
    const owner = await signIn({ sub: 'owner', email: 'squatted@gmail.com' });
    expect(owner.accountID).toBe(squatter.accountID);
    expect(await eventsOf(owner.accountID)).toEqual([
      'signed-in',
      'provider-linked',
      'signed-out-everywhere',
      'email-verified',
      'registered',
    ]);
    expect(await detailsOf(squatter)).toMatchObject({ code: 'not_signed_in' });
    expect((await withPassword('squatted@gmail.com')).token).toBe('');
    expect(await detailsOf(owner)).toMatchObject({
      isEmailVerified: true,
      hasPassword: false,
      needsConsent: true,
      mobileVerified: 'Not Verified',
    });
  });
});

describe('refuses', () => {
  const person = { sub: 'away', email: 'away@gmail.com' };

  it('a used token', async () => {
    const token = await signIdToken(person);
    expect((await send(token)).errorMessage).toBe('');
    expect(await send(token)).toEqual(refusal(providerRefusals.badToken));
  });

  it('a used nonce in another token', async () => {
    const nonce = await freshNonce();
    expect((await send(await signIdToken(person, nonce))).errorMessage).toBe('');
    expect(await send(await signIdToken({ sub: 'x', email: 'x@gmail.com' }, nonce))).toEqual(
      refusal(providerRefusals.badToken),
    );
  });

  it('all but one of concurrent sign-ins with the same token', async () => {
    const token = await signIdToken(person);
    const replies = await Promise.all(Array.from({ length: 6 }, () => send(token)));
    expect(replies.filter((reply) => reply.token)).toHaveLength(1);
  });

  it.each(['', 'x', 'a.b.c', 'AAAAAAAAAAAAAAAAAAAAAA.zzzzzzzz.AAAA'])('a forged nonce: %j', async (nonce) => {
    expect(await send(await signIdToken(person, nonce))).toEqual(refusal(providerRefusals.badToken));
  });

  it('a nonce older than ten minutes', async () => {
    const nonce = await freshNonce();
    context.clock.advanceMinutes(11);
    expect(await send(await signIdToken(person, nonce))).toEqual(refusal(providerRefusals.badToken));
  });

  it('an invalid token, with 200 and a text', async () => {
    const reply = await post('/api/AuthJobSeeker/SignIn', { idToken: 'x' });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.json()).toEqual(refusal(providerRefusals.badToken));
  });

  it('an address the provider has not verified, without creating an account', async () => {
    const email = 'unverified@gmail.com';
    expect(await signIn({ sub: 'unverified', email, email_verified: false })).toEqual(
      refusal(providerRefusals.emailNotVerified),
    );
    expect(await context.db.selectFrom('accounts').select('id').where('email', '=', email).execute()).toEqual([]);
  });

  it('every token when no provider is configured', async () => {
    const without = await buildTestApp({ ...context, signInProvider: undefined });
    expect((await post(SIGN_IN, { idToken: await signIdToken(person) }, without)).json()).toEqual(
      refusal(providerRefusals.notOffered),
    );
    await without.close();
  });

  it('only temporarily while the keys cannot be fetched: 503, and the token stays valid', async () => {
    const token = await signIdToken(person);
    const keys = async () => {
      throw new CallError('unavailable', undefined, { retryAfter: 5 });
    };
    const failing = await buildTestApp({ ...context, signInProvider: { ...provider, keys } });
    expect((await post(SIGN_IN, { idToken: token }, failing)).statusCode).toBe(503);
    await failing.close();
    expect((await send(token)).errorMessage).toBe('');
  });

  it('with a text that does not contain the word that marks success', () => {
    for (const text of Object.values(providerRefusals)) expect(text).not.toMatch(/success/i);
  });
});
