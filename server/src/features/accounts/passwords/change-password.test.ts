import type { AuthResponse } from '@aarambh/contract';
import { describe, expect, it } from 'vitest';
import { openTestApp, registerThrough } from '../../../testing/test-app.ts';
import { listSecurityEvents } from '../audit-log/security-events.queries.ts';
import { createAccountClient, FIRST_PASSWORD, statusOf } from '../test-account-client.ts';
import { changePasswordLimit, PASSWORD_CHANGED, SAME_PASSWORD } from './change-password.ts';

const { app, context } = await openTestApp();

const NEW_PASSWORD = 'Masala#77';
const WRONG = 'The current password is incorrect.';

async function registered(email: string) {
  const auth: AuthResponse = await registerThrough(app, { email, isEmailVerified: true });
  return { ...createAccountClient(app, context, email), auth };
}

describe('changing the password', () => {
  it('keeps this session, ends the others, and notifies the account holder', async () => {
    const person = await registered('changes@example.com');
    const elsewhere = await person.signIn(FIRST_PASSWORD);
    const reply = await person.change(person.auth, FIRST_PASSWORD, NEW_PASSWORD);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toBe(PASSWORD_CHANGED);
    expect(await statusOf(app, person.auth)).toBe(200);
    expect(await statusOf(app, elsewhere)).toBe(401);
    expect((await person.signIn(FIRST_PASSWORD)).errorMessage).not.toBe('');
    expect((await person.signIn(NEW_PASSWORD)).errorMessage).toBe('');
    expect(await person.mails('password-changed')).toMatchObject([{ happenedAt: context.clock.now().toISOString() }]);
    const kinds = (await listSecurityEvents(context.db, person.auth.accountID, 100)).map((event) => event.kind);
    expect(kinds).toContain('password-changed');
  });

  it('notifies the account holder of every change, also of two in the same millisecond', async () => {
    const person = await registered('twice@example.com');
    await person.change(person.auth, FIRST_PASSWORD, NEW_PASSWORD);
    await person.change(person.auth, NEW_PASSWORD, FIRST_PASSWORD);
    expect(await person.mails('password-changed')).toHaveLength(2);
  });

  it('requires the current password even in a fresh session', async () => {
    const person = await registered('wrong@example.com');
    expect((await person.change(person.auth, 'Chai@9999', NEW_PASSWORD)).body).toBe(WRONG);
    expect((await person.signIn(FIRST_PASSWORD)).errorMessage).toBe('');
    expect(await person.mails('password-changed')).toHaveLength(0);
  });

  it.each([
    ['Password123', 'This password is too common. Please choose another.'],
    [FIRST_PASSWORD, SAME_PASSWORD],
  ])('refuses %s as the new one', async (newPassword, text) => {
    const person = await registered(`refused.${newPassword.length}@example.com`);
    const reply = await person.change(person.auth, FIRST_PASSWORD, newPassword);
    expect([reply.statusCode, reply.body]).toEqual([200, text]);
    expect(text).not.toMatch(/success/i);
  });

  it.each([
    [{ currentPassword: '' }, 'Current Password is required.'],
    [{ newPassword: '' }, 'New Password is required.'],
    [{ retypePassword: '' }, 'Retype Password is required.'],
    [{ retypePassword: 'Masala#78' }, 'New Password and Retype Password must be same'],
    [{ newPassword: 'Masala#', retypePassword: 'Masala#' }, 'Minimum 8 characters required'],
    [{ newPassword: 'Masala#777777', retypePassword: 'Masala#777777' }, 'Maximum 12 characters allowed'],
  ])('replies 400 to %j', async (more, detail) => {
    const { accountID, headers } = await registerThrough(app);
    const form = {
      accountID,
      currentPassword: FIRST_PASSWORD,
      newPassword: NEW_PASSWORD,
      retypePassword: NEW_PASSWORD,
    };
    const url = '/api/JobSeekerMasters/ChangePassword';
    const reply = await app.inject({ method: 'POST', url, headers, payload: { ...form, ...more } });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ detail });
  });

  it('evaluates five of 40 concurrent wrong passwords', async () => {
    const person = await registered('guessed@example.com');
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, i) => person.change(person.auth, `Guess@${1_000 + i}`, NEW_PASSWORD)),
    );
    expect(replies.filter((reply) => reply.body === WRONG)).toHaveLength(5);
    const refused = replies.filter((reply) => reply.statusCode === 429);
    expect(refused).toHaveLength(35);
    // Refused for the wrong passwords, or for the number of calls.
    const waits = new Set(refused.map(({ headers }) => headers['retry-after']));
    expect(waits).toEqual(new Set([String(15 * 60), String(60 * 60)]));
  });

  it('counts wrong passwords on after a right one', async () => {
    const person = await registered('counted@example.com');
    for (let i = 0; i < 4; i++) await person.change(person.auth, `Guess@${1_000 + i}`, NEW_PASSWORD);
    expect((await person.change(person.auth, FIRST_PASSWORD, NEW_PASSWORD)).body).toBe(PASSWORD_CHANGED);
    expect((await person.change(person.auth, 'Guess@2000', FIRST_PASSWORD)).body).toBe(WRONG);
    expect((await person.change(person.auth, NEW_PASSWORD, FIRST_PASSWORD)).statusCode).toBe(429);
  });

  it('is limited per account, whatever the password', async () => {
    const person = await registered('limited@example.com');
    const { max } = changePasswordLimit;
    for (let i = 0; i < max; i++)
      expect((await person.change(person.auth, FIRST_PASSWORD, FIRST_PASSWORD)).body).toBe(SAME_PASSWORD);
    const refused = await person.change(person.auth, FIRST_PASSWORD, NEW_PASSWORD);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ detail: changePasswordLimit.text });
    context.clock.advanceMinutes(60);
    expect((await person.change(person.auth, FIRST_PASSWORD, NEW_PASSWORD)).body).toBe(PASSWORD_CHANGED);
  });

  it('succeeds for one of two concurrent changes, and keeps one session', async () => {
    const person = await registered('parallel@example.com');
    const other = await person.signIn(FIRST_PASSWORD);
    const replies = await Promise.all([
      person.change(person.auth, FIRST_PASSWORD, 'Masala#71'),
      person.change(other, FIRST_PASSWORD, 'Masala#72'),
    ]);
    const bodies = replies.map((reply) => reply.body);
    expect(bodies.filter((body) => body === PASSWORD_CHANGED)).toHaveLength(1);
    const statuses = [await statusOf(app, person.auth), await statusOf(app, other)];
    expect(statuses).toEqual(bodies.map((body) => (body === PASSWORD_CHANGED ? 200 : 401)));
  });

  it('sets the first password of an account while the session is fresh', async () => {
    const person = await registered('provider@example.com');
    const account = context.db.updateTable('accounts').where('id', '=', person.auth.accountID);
    await account.set({ password_hash: null }).execute();
    context.clock.advanceMinutes(16);
    expect((await person.change(person.auth, 'none', NEW_PASSWORD)).body).toBe(
      'Please sign in again to confirm that it is you.',
    );
    context.clock.advanceMinutes(-2);
    expect((await person.change(person.auth, 'none', NEW_PASSWORD)).body).toBe(PASSWORD_CHANGED);
    expect((await person.signIn(NEW_PASSWORD)).errorMessage).toBe('');
  });
});
