import { describe, expect, it } from 'vitest';
import { openTestApp, registerThrough } from '../../../testing/test-app.ts';
import { countGuess, guessLimits } from '../../accounts/index.ts';
import { bearer, createStaffClient, inviteAdmin, PASSWORD } from '../test-staff-fixture.ts';
import { staffAccounts } from './staff-guesses.ts';

const { app, context } = await openTestApp();
const { clock } = context;
const { post, get, codeOf, accept, givePassword } = createStaffClient(app, context);
const EMAIL = 'asha@example.com';
const admin = await accept(await inviteAdmin(context, EMAIL));

/** Past the window of failed attempts and the steps of used codes. */
const waitForNextAttempts = () => clock.advanceMinutes(20);

async function signIn(code = codeOf(admin.secret)) {
  const { ticket } = (await givePassword(EMAIL)).json();
  return await post('ConfirmSignIn', { ticket, code });
}

/** What the audit log says of the last sign-in. */
const lastFactor = async () =>
  (
    await context.db
      .selectFrom('staff_audit')
      .select('after')
      .where('action', '=', 'SignIn')
      .orderBy('id', 'desc')
      .executeTakeFirst()
  )?.after;

describe('signing in', () => {
  it('needs the password and a code', async () => {
    waitForNextAttempts();
    const first = await givePassword(EMAIL);
    expect(first.json()).toMatchObject({ step: 'second-factor' });
    expect((await get('GetProfile', bearer(first.json().ticket))).statusCode).toBe(401);
    const second = await post('ConfirmSignIn', { ticket: first.json().ticket, code: codeOf(admin.secret) });
    expect(second.statusCode, second.body).toBe(200);
    expect(await lastFactor()).toEqual({ factor: 'app' });
    const profile = await get('GetProfile', bearer(second.json().token));
    expect(profile.json()).toMatchObject({ email: EMAIL, roles: ['admin'] });
  });

  it('refuses a wrong password and an unknown email with the same text', async () => {
    waitForNextAttempts();
    const wrong = await givePassword(EMAIL, 'not the password at all');
    const unknown = await givePassword('nobody@example.com');
    expect([wrong.statusCode, unknown.statusCode]).toEqual([403, 403]);
    expect(wrong.json().detail).toBe(unknown.json().detail);
  });

  it('takes each code once', async () => {
    waitForNextAttempts();
    const code = codeOf(admin.secret);
    expect((await signIn(code)).statusCode).toBe(200);
    expect((await signIn(code)).statusCode).toBe(403);
    // An earlier code, which was not used, does not count after a later one.
    expect((await signIn(codeOf(admin.secret, -1))).statusCode).toBe(403);
    expect((await signIn(codeOf(admin.secret, 1))).statusCode).toBe(200);
  });

  it('takes a recovery code once, however it is typed', async () => {
    waitForNextAttempts();
    const [code = ''] = admin.recoveryCodes;
    expect((await signIn(code.toUpperCase().replaceAll('-', ' '))).statusCode).toBe(200);
    expect((await signIn(code)).statusCode).toBe(403);
    expect((await signIn(admin.recoveryCodes[1])).statusCode).toBe(200);
    expect(await lastFactor()).toEqual({ factor: 'recovery code' });
  });

  it('is throttled after five wrong passwords, and after five wrong codes', async () => {
    waitForNextAttempts();
    const passwords = [];
    for (let attempt = 0; attempt < 6; attempt += 1)
      passwords.push((await givePassword(EMAIL, `wrong password ${attempt}`)).statusCode);
    expect(passwords).toEqual([403, 403, 403, 403, 403, 429]);
    expect((await givePassword(EMAIL)).statusCode).toBe(429);
    waitForNextAttempts();
    const codes = [];
    for (let attempt = 0; attempt < 6; attempt += 1) codes.push((await signIn('000000')).statusCode);
    expect(codes).toEqual([403, 403, 403, 403, 403, 429]);
    expect((await signIn()).statusCode).toBe(429);
  });

  it('takes the code of the app at once after the clock was set back, and that one once', async () => {
    waitForNextAttempts();
    expect((await signIn()).statusCode).toBe(200);
    clock.advanceMinutes(-5);
    const code = codeOf(admin.secret);
    expect((await signIn(code)).statusCode).toBe(200);
    expect((await signIn(code)).statusCode).toBe(403);
  });

  it('takes a code within two minutes after the clock was set back by less than that', async () => {
    for (const minutes of [0.5, 1.5]) {
      waitForNextAttempts();
      expect((await signIn()).statusCode).toBe(200);
      clock.advanceMinutes(-minutes);
      clock.advanceMinutes(2);
      expect((await signIn()).statusCode).toBe(200);
    }
  });

  it('refuses a ticket that is forged, older than ten minutes, or of another step', async () => {
    waitForNextAttempts();
    const { ticket } = (await givePassword(EMAIL)).json();
    const forged = `${ticket.slice(0, -2)}xx`;
    expect((await post('ConfirmSignIn', { ticket: forged, code: codeOf(admin.secret) })).statusCode).toBe(403);
    // A stolen password must not replace the second factor.
    expect((await post('BeginTotpSetUp', { ticket })).statusCode).toBe(403);
    clock.advanceMinutes(11);
    expect((await post('ConfirmSignIn', { ticket, code: codeOf(admin.secret) })).statusCode).toBe(403);
  });
});

describe('sessions', () => {
  it('end after twelve hours', async () => {
    waitForNextAttempts();
    const headers = bearer((await signIn()).json().token);
    clock.advanceMinutes(12 * 60 - 1);
    expect((await get('GetProfile', headers)).statusCode).toBe(200);
    clock.advanceMinutes(2);
    expect((await get('GetProfile', headers)).statusCode).toBe(401);
  });

  it('end when one signs out', async () => {
    waitForNextAttempts();
    const headers = bearer((await signIn()).json().token);
    expect((await post('SignOut', {}, headers)).statusCode).toBe(200);
    expect((await get('GetProfile', headers)).statusCode).toBe(401);
  });

  it('need a fresh code for roles after ten minutes', async () => {
    waitForNextAttempts();
    const headers = bearer((await signIn()).json().token);
    clock.advanceMinutes(11);
    const invite = () =>
      post('InviteStaff', { fullName: 'B', email: 'b@example.com', roles: ['writer'], reason: 'Work' }, headers);
    expect((await invite()).json().code).toBe('factor_needed');
    expect((await post('ConfirmFactor', { code: codeOf(admin.secret) }, headers)).statusCode).toBe(200);
    expect((await invite()).statusCode).toBe(200);
  });

  it('are not those of members, nor the other way round', async () => {
    waitForNextAttempts();
    const member = await registerThrough(app);
    expect((await get('GetProfile', member.headers)).statusCode).toBe(403);
    const staffHeaders = bearer((await signIn()).json().token);
    const url = `/api/applyjob/GetAppliedJobs/${member.accountID}`;
    expect((await app.inject({ url, headers: staffHeaders })).statusCode).toBe(401);
  });
});

it('an invitation works once and for three days', async () => {
  waitForNextAttempts();
  const headers = bearer((await signIn()).json().token);
  const body = { fullName: 'Late', email: 'late@example.com', roles: ['writer'], reason: 'Work' };
  expect((await post('InviteStaff', body, headers)).statusCode).toBe(200);
  const message = await context.db
    .selectFrom('messages')
    .select('data')
    .where('recipient', '=', body.email)
    .executeTakeFirstOrThrow();
  const token = String((message.data as { link: string }).link.split('/').at(-1));
  expect((await get(`GetInvitation/${token}`)).json()).toMatchObject({ fullName: 'Late', roles: ['writer'] });
  clock.advanceMinutes(3 * 24 * 60 + 1);
  expect((await post('AcceptInvitation', { token, password: PASSWORD })).statusCode).toBe(404);
});

describe('guesses on one staff account from many networks', () => {
  let networks = 0;
  const signInFrom = (remoteAddress: string, email: string, password = 'not the password') =>
    app.inject({ method: 'POST', url: '/api/Staff/SignIn', remoteAddress, payload: { email, password } });
  const guess = (email: string) => signInFrom(`2001:db8:aaaa:${(networks++).toString(16)}::1`, email);

  it.each([EMAIL, 'unknown.staff@example.com'])(
    'slow down, except where it was used, and are mailed: %s',
    async (email) => {
      waitForNextAttempts();
      await signIn();
      for (let i = 0; i < guessLimits.freeFailures; i++)
        await countGuess(context, email, `2001:db8:bbbb:${i.toString(16)}::1`, staffAccounts);
      expect((await guess(email)).statusCode).toBe(403);
      const refused = await guess(email);
      expect(refused.statusCode, refused.body).toBe(429);
      expect(refused.json().detail).toBe(staffAccounts.text);
      const mails = context.db
        .selectFrom('messages')
        .select('template')
        .where('recipient', '=', email)
        .where('template', '=', 'staff-sign-in-guessed');
      expect(await mails.execute()).toHaveLength(email === EMAIL ? 1 : 0);
      if (email === EMAIL) expect((await signInFrom('127.0.0.1', email, PASSWORD)).statusCode).toBe(200);
      // A member with the same email is another account.
      expect((await countGuess(context, email, '2001:db8:cccc::1')).failures).toBe(1);
    },
  );
});
