import { EMAIL_VERIFIED_SET_PASSWORD, type JobSeekerDetails } from '@aarambh/contract';
import { describe, expect, it } from 'vitest';
import { openTestApp, registerThrough } from '../../../../testing/test-app.ts';
import { listSecurityEvents } from '../../audit-log/security-events.queries.ts';
import { createAccountClient, FIRST_PASSWORD, statusOf } from '../../test-account-client.ts';
import { ALREADY_VERIFIED, VERIFICATION_SENT } from './resend-verification.ts';
import { EMAIL_VERIFIED, INVALID_TOKEN } from './verify-email.ts';

const { app, context } = await openTestApp();

/** Opens a verification link: with the session of an account in the browser, or elsewhere. */
const validate = (token: string, auth?: { token: string }) =>
  app
    .inject({
      url: `/api/JobSeekerMasters/ValidateEmail/${encodeURIComponent(token)}`,
      headers: auth ? { authorization: `Bearer ${auth.token}` } : {},
    })
    .then((reply) => reply.body);

async function registered(email: string) {
  const auth = await registerThrough(app, { email });
  const { accountID, headers } = auth;
  const person = createAccountClient(app, context, email);
  return {
    ...person,
    auth,
    link: await person.token('verify-email'),
    resend: (signed = headers) =>
      app.inject({
        method: 'POST',
        url: '/api/JobSeekerMasters/ResendVerification',
        query: { accountID: String(accountID) },
        headers: signed,
      }),
    details: async () => {
      const reply = await app.inject({ url: `/api/JobSeekerMasters/GetJobSeekerDetails/${accountID}`, headers });
      return reply.json<JobSeekerDetails>();
    },
    countVerified: async () => {
      const events = await listSecurityEvents(context.db, accountID, 100);
      return events.filter((event) => event.kind === 'email-verified').length;
    },
  };
}

describe('a verification link', () => {
  it('verifies the address, and gives the same reply when opened again, even long after', async () => {
    const person = await registered('verify@example.com');
    expect(await person.details()).toMatchObject({ isEmailVerified: false, verifiedTag: 'Not Verified' });
    expect(await validate(person.link, person.auth)).toBe(EMAIL_VERIFIED);
    expect(await person.details()).toMatchObject({ isEmailVerified: true, verificationStatus: 'Pending' });
    context.clock.advanceMinutes(60);
    expect(await validate(person.link, person.auth)).toBe(EMAIL_VERIFIED);
    context.clock.advanceMinutes(8 * 24 * 60);
    expect(await validate(person.link, person.auth)).toBe(EMAIL_VERIFIED);
    expect(await person.countVerified()).toBe(1);
  });

  it('is recorded once when it is opened ten times concurrently', async () => {
    const person = await registered('ten@example.com');
    const answers = await Promise.all(Array.from({ length: 10 }, () => validate(person.link, person.auth)));
    expect(new Set(answers)).toEqual(new Set([EMAIL_VERIFIED]));
    expect(await person.countVerified()).toBe(1);
  });

  it('gives the same reply when a reset link verified the address before', async () => {
    const person = await registered('proved@example.com');
    await person.requestReset();
    await person.reset(await person.token('reset-password'), 'Masala#77');
    expect(await validate(person.link, person.auth)).toBe(EMAIL_VERIFIED);
    expect(await person.countVerified()).toBe(1);
  });

  it('expires after seven days', async () => {
    const [early, late] = [await registered('day7@example.com'), await registered('day8@example.com')];
    context.clock.advanceMinutes(7 * 24 * 60 - 1);
    // No session lasts that long.
    expect(await validate(early.link)).toBe(EMAIL_VERIFIED_SET_PASSWORD);
    context.clock.advanceMinutes(2);
    expect(await validate(late.link)).toBe(INVALID_TOKEN);
    expect(await late.countVerified()).toBe(0);
  });

  it.each([false, true])('is invalid after the account has changed its address (used before: %s)', async (isUsed) => {
    const person = await registered(`moved.${isUsed}@example.com`);
    if (isUsed) await validate(person.link, person.auth);
    const moved = { email: `moved.to.${isUsed}@example.com` };
    await context.db.updateTable('accounts').set(moved).where('id', '=', person.auth.accountID).execute();
    expect(await validate(person.link, person.auth)).toBe(INVALID_TOKEN);
  });

  it('is refused for another purpose, when forged, and for a deleted account', async () => {
    const person = await registered('purpose@example.com');
    await person.requestReset();
    for (const token of [await person.token('reset-password'), 'A'.repeat(43), "' or 1=1 --"]) {
      expect(await validate(token)).toBe(INVALID_TOKEN);
    }
    const gone = { deleted_at: context.clock.now() };
    await context.db.updateTable('accounts').set(gone).where('id', '=', person.auth.accountID).execute();
    expect(await validate(person.link, person.auth)).toBe(INVALID_TOKEN);
  });

  it('is not stored in clear text, and its reply is not cached', async () => {
    const person = await registered('cached@example.com');
    const reply = await app.inject(`/api/JobSeekerMasters/ValidateEmail/${person.link}`);
    expect(reply.headers['cache-control']).toBe('no-store');
    const links = JSON.stringify(await context.db.selectFrom('mailed_links').selectAll().execute());
    expect(links).not.toContain(person.link);
  });
});

describe('a verification link opened without a session of the account', () => {
  const kindsOf = async (accountId: number) =>
    (await listSecurityEvents(context.db, accountId, 4)).map(({ kind }) => kind);

  it('ends the password and all sessions, and mails a link to set a new password', async () => {
    const squatter = await registered('hijacked@example.com');
    const elsewhere = await squatter.signIn(FIRST_PASSWORD);
    expect(await validate(squatter.link)).toBe(EMAIL_VERIFIED_SET_PASSWORD);
    for (const session of [squatter.auth, elsewhere]) expect(await statusOf(app, session)).toBe(401);
    expect((await squatter.signIn(FIRST_PASSWORD)).token).toBe('');
    expect((await kindsOf(squatter.auth.accountID)).sort()).toEqual(
      ['sign-in-refused', 'signed-out-everywhere', 'email-verified', 'signed-in'].sort(),
    );

    const token = await squatter.token('set-password');
    expect((await squatter.reset(token, 'Masala#77')).body).toMatch(/success/);
    const owner = await squatter.signIn('Masala#77');
    expect(owner).toMatchObject({ errorMessage: '', accountID: squatter.auth.accountID });
  });

  it('ends the verification of the phone and the confirmation of age', async () => {
    const squatter = await registered('hijacked.phone@example.com');
    const account = context.db.updateTable('accounts').where('id', '=', squatter.auth.accountID);
    const now = context.clock.now();
    await account.set({ mobile_verified_at: now, adult_confirmed_at: now }).execute();
    expect(await validate(squatter.link)).toBe(EMAIL_VERIFIED_SET_PASSWORD);
    const left = context.db.selectFrom('accounts').select(['mobile_verified_at', 'adult_confirmed_at']);
    expect(await left.where('id', '=', squatter.auth.accountID).executeTakeFirst()).toEqual({
      mobile_verified_at: null,
      adult_confirmed_at: null,
    });
  });

  it('does so with a session of another account', async () => {
    const [squatter, other] = [await registered('hijacked2@example.com'), await registered('other2@example.com')];
    expect(await validate(squatter.link, other.auth)).toBe(EMAIL_VERIFIED_SET_PASSWORD);
    expect(await statusOf(app, squatter.auth)).toBe(401);
    expect(await statusOf(app, other.auth)).toBe(200);
    expect((await other.signIn(FIRST_PASSWORD)).errorMessage).toBe('');
  });

  it('does so once: a password set later stays when the link is opened again', async () => {
    const person = await registered('hijacked3@example.com');
    const answers = await Promise.all(Array.from({ length: 10 }, () => validate(person.link)));
    expect(new Set(answers)).toEqual(new Set([EMAIL_VERIFIED_SET_PASSWORD]));
    expect(await person.mails('set-password')).toHaveLength(1);
    await person.reset(await person.token('set-password'), 'Masala#77');
    const owner = await person.signIn('Masala#77');
    expect(await validate(person.link)).toBe(EMAIL_VERIFIED);
    expect(await statusOf(app, owner)).toBe(200);
  });

  it('keeps the password of an address that was verified before', async () => {
    const person = await registered('verified.before@example.com');
    const verified = { email_verified_at: context.clock.now() };
    await context.db.updateTable('accounts').set(verified).where('id', '=', person.auth.accountID).execute();
    expect(await validate(person.link)).toBe(EMAIL_VERIFIED);
    expect((await person.signIn(FIRST_PASSWORD)).errorMessage).toBe('');
  });
});

it('a verification link opened in the browser of the account keeps its password and sessions', async () => {
  const person = await registered('same.browser@example.com');
  const elsewhere = await person.signIn(FIRST_PASSWORD);
  expect(await validate(person.link, elsewhere)).toBe(EMAIL_VERIFIED);
  for (const session of [person.auth, elsewhere]) expect(await statusOf(app, session)).toBe(200);
  expect((await person.signIn(FIRST_PASSWORD)).errorMessage).toBe('');
  expect(await person.mails('set-password')).toHaveLength(0);
});

describe('resending it', () => {
  it('invalidates the earlier link', async () => {
    const person = await registered('again@example.com');
    expect((await person.resend()).body).toBe(VERIFICATION_SENT);
    expect(await validate(person.link, person.auth)).toBe(INVALID_TOKEN);
    expect(await validate(await person.token('verify-email'), person.auth)).toBe(EMAIL_VERIFIED);
  });

  it('is refused for a verified address', async () => {
    const person = await registered('already@example.com');
    await validate(person.link, person.auth);
    const reply = await person.resend();
    expect([reply.statusCode, reply.body]).toEqual([200, ALREADY_VERIFIED]);
    expect(await person.mails('verify-email')).toHaveLength(1);
  });

  it('is limited to one a minute and five a day', async () => {
    const person = await registered('often@example.com');
    for (let i = 0; i < 5; i++) {
      expect((await person.resend()).body).toBe(VERIFICATION_SENT);
      context.clock.advanceMinutes(59 / 60);
      const early = await person.resend();
      expect(early.statusCode).toBe(429);
      expect(early.headers['retry-after']).toBe('1');
      expect(early.json().detail).toMatch(/wait a minute/);
      context.clock.advanceMinutes(2 / 60);
    }
    const sixth = await person.resend();
    expect(sixth.statusCode).toBe(429);
    expect(Number(sixth.headers['retry-after'])).toBe(24 * 3_600 - 5 * 61);
    expect(sixth.json().detail).toMatch(/tomorrow/);
    context.clock.advanceMinutes(24 * 60);
    const { token } = await person.signIn(FIRST_PASSWORD);
    expect((await person.resend({ authorization: `Bearer ${token}` })).body).toBe(VERIFICATION_SENT);
    expect(await person.mails('verify-email')).toHaveLength(7);
  });

  it('sends one mail for five concurrent requests', async () => {
    const person = await registered('burst@example.com');
    const replies = await Promise.all(Array.from({ length: 5 }, () => person.resend()));
    expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(1);
    expect(await person.mails('verify-email')).toHaveLength(2);
  });
});
