import type { AuthResponse } from '@aarambh/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openTestApp, registerThrough } from '../../../testing/test-app.ts';
import { lockAccount } from '../account-lock.queries.ts';

import { listSecurityEvents } from '../audit-log/security-events.queries.ts';
import { hashPassword } from '../sign-in/hash-password.ts';
import { createAccountClient, FIRST_PASSWORD, statusOf } from '../test-account-client.ts';
import { PASSWORD_RESET, RESET_LINK_INVALID } from './reset-password.ts';
import { setPassword } from './set-password.ts';

const { app, context } = await openTestApp();

const NEW_PASSWORD = 'Masala#77';

/** An account holder who has requested a reset link. */
async function personWithLink(email: string) {
  const person = createAccountClient(app, context, email);
  const auth: AuthResponse = await registerThrough(app, { email });
  await person.requestReset();
  return { ...person, auth, link: await person.token('reset-password') };
}

describe('a reset link', () => {
  it('sets a new password, ends every session, verifies the address and notifies the account holder', async () => {
    const person = await personWithLink('reset@example.com');
    const elsewhere = await person.signIn(FIRST_PASSWORD);
    const reply = await person.reset(person.link, NEW_PASSWORD);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toBe(PASSWORD_RESET);
    expect(await statusOf(app, person.auth)).toBe(401);
    expect(await statusOf(app, elsewhere)).toBe(401);
    expect((await person.signIn(FIRST_PASSWORD)).errorMessage).toBe('Invalid email or password.');
    expect((await person.signIn(NEW_PASSWORD)).errorMessage).toBe('');
    expect(await person.mails('password-changed')).toMatchObject([{ fullName: 'Kavya Raghunathan' }]);
    const { email_verified_at } = await context.db
      .selectFrom('accounts')
      .select('email_verified_at')
      .where('id', '=', person.auth.accountID)
      .executeTakeFirstOrThrow();
    expect(email_verified_at).toEqual(context.clock.now());
    const kinds = (await listSecurityEvents(context.db, person.auth.accountID, 100)).map((event) => event.kind);
    expect(kinds).toEqual(expect.arrayContaining(['password-reset', 'email-verified']));
  });

  it('is valid once', async () => {
    const person = await personWithLink('once@example.com');
    await person.reset(person.link, NEW_PASSWORD);
    expect((await person.reset(person.link, 'Masala#78')).body).toBe(RESET_LINK_INVALID);
    expect((await person.signIn(NEW_PASSWORD)).errorMessage).toBe('');
  });

  it('is valid for one of eight concurrent requests', async () => {
    const person = await personWithLink('eight@example.com');
    const passwords = Array.from({ length: 8 }, (_, i) => `Masala#8${i}`);
    const bodies = (await Promise.all(passwords.map((password) => person.reset(person.link, password)))).map(
      (reply) => reply.body,
    );
    expect(bodies.filter((body) => body === PASSWORD_RESET)).toHaveLength(1);
    expect(bodies.filter((body) => body === RESET_LINK_INVALID)).toHaveLength(7);
    const winner = passwords[bodies.indexOf(PASSWORD_RESET)] ?? '';
    expect((await person.signIn(winner)).errorMessage).toBe('');
    expect(await person.mails('password-changed')).toHaveLength(1);
  });

  it('expires after an hour', async () => {
    const early = await personWithLink('early@example.com');
    context.clock.advanceMinutes(59);
    expect((await early.reset(early.link, NEW_PASSWORD)).body).toBe(PASSWORD_RESET);
    const late = await personWithLink('late@example.com');
    context.clock.advanceMinutes(61);
    expect((await late.reset(late.link, NEW_PASSWORD)).body).toBe(RESET_LINK_INVALID);
    expect((await late.signIn(FIRST_PASSWORD)).errorMessage).toBe('');
  });

  it('becomes invalid when a newer one is sent', async () => {
    const person = await personWithLink('newer@example.com');
    await person.requestReset();
    expect((await person.reset(person.link, NEW_PASSWORD)).body).toBe(RESET_LINK_INVALID);
    expect((await person.reset(await person.token('reset-password'), NEW_PASSWORD)).body).toBe(PASSWORD_RESET);
  });

  it('becomes invalid when the password is changed', async () => {
    const person = await personWithLink('changed@example.com');
    expect((await person.change(person.auth, FIRST_PASSWORD, 'Masala#79')).body).toMatch(/success/);
    expect((await person.reset(person.link, NEW_PASSWORD)).body).toBe(RESET_LINK_INVALID);
    expect((await person.signIn('Masala#79')).errorMessage).toBe('');
  });

  it.each([
    ['has another address', (_now: Date) => ({ email: 'moved.away@example.com' })],
    ['was deleted', (now: Date) => ({ deleted_at: now })],
  ])('is invalid once the account %s', async (why, changed) => {
    const person = await personWithLink(`${why.replaceAll(' ', '.')}@example.com`);
    const change = changed(context.clock.now());
    await context.db.updateTable('accounts').set(change).where('id', '=', person.auth.accountID).execute();
    expect((await person.reset(person.link, NEW_PASSWORD)).body).toBe(RESET_LINK_INVALID);
  });

  it('refuses a common password and stays valid', async () => {
    const person = await personWithLink('common@example.com');
    expect((await person.reset(person.link, 'Password123')).body).toBe(
      'This password is too common. Please choose another.',
    );
    expect((await person.reset(person.link, 'short')).json()).toMatchObject({
      detail: 'Minimum 8 characters required',
    });
    expect((await person.reset(person.link, NEW_PASSWORD, 'Masala#99')).json()).toMatchObject({
      detail: 'New Password and Retype Password must be same',
    });
    expect((await person.reset(person.link, NEW_PASSWORD)).body).toBe(PASSWORD_RESET);
  });

  it('is refused for another purpose and when forged', async () => {
    const person = await personWithLink('purpose@example.com');
    for (const token of [await person.token('verify-email'), 'A'.repeat(43), "' or 1=1 --"]) {
      expect((await person.reset(token, NEW_PASSWORD)).body).toBe(RESET_LINK_INVALID);
    }
  });

  it('resets the sign-in throttling of the account holder', async () => {
    const person = await personWithLink('clumsy@example.com');
    const home = '127.0.0.1';
    for (let i = 0; i < 5; i++) await person.signIn('Chai@9999', home);
    expect((await person.signIn(FIRST_PASSWORD, home)).status).toBe(429);
    await person.reset(person.link, NEW_PASSWORD);
    expect(await person.signIn(NEW_PASSWORD, home)).toMatchObject({ status: 200, errorMessage: '' });
  });

  it('sets the first password of an account without one', async () => {
    const person = await personWithLink('provider@example.com');
    const account = context.db.updateTable('accounts').where('id', '=', person.auth.accountID);
    await account.set({ password_hash: null }).execute();
    expect((await person.reset(person.link, NEW_PASSWORD)).body).toBe(PASSWORD_RESET);
    expect((await person.signIn(NEW_PASSWORD)).errorMessage).toBe('');
  });
});

it('refuses a sign-in whose password is changed while it is checked', async () => {
  const person = await personWithLink('overtaken@example.com');
  const passwordHash = await hashPassword(NEW_PASSWORD);
  const countWaiting = async () => {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`.execute(context.db);
    return rows[0]?.waiting;
  };
  let signingIn: ReturnType<typeof person.signIn> | undefined;
  await context.db.transaction().execute(async (transaction) => {
    const account = await lockAccount(transaction, person.auth.accountID);
    if (!account) throw new Error('the account is missing');
    signingIn = person.signIn(FIRST_PASSWORD);
    await expect.poll(countWaiting).toBe(1);
    const origin = { address: '', device: '' };
    await setPassword(transaction, account, { kind: 'password-reset', passwordHash, origin }, context.clock.now());
  });
  expect(await signingIn).toMatchObject({ token: '', errorMessage: 'Invalid email or password.' });
});
