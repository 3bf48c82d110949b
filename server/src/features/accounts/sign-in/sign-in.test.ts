import type { AuthResponse } from '@aarambh/contract';
import { describe, expect, it } from 'vitest';
import type { CallError } from '../../../lib/call-error.ts';
import { openTestApp, registerThrough } from '../../../testing/test-app.ts';
import { createAccountClient } from '../test-account-client.ts';
import { countGuess, guessLimits } from './limit-guesses.ts';

const { app, context } = await openTestApp();

const PASSWORD = 'Chai@2468';
const HOUR = 60;
const DAY = 24 * HOUR;

const signIn = (email: string, password: string, more: { rememberMe?: boolean; from?: string } = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/JobSeekerMasters/GetUserDetailsByEmail',
    remoteAddress: more.from ?? '203.0.113.7',
    payload: { email, password, ...(more.rememberMe === undefined ? {} : { rememberMe: more.rememberMe }) },
  });

/** The HTTP status of a call for the caller's account with this token. */
const statusWith = async (auth: AuthResponse) => {
  const reply = await app.inject({
    url: `/api/JobSeekerResume/GetResumeID/${auth.accountID}`,
    headers: { authorization: `Bearer ${auth.token}` },
  });
  return reply.statusCode;
};

const refusal = { token: '', expiration: '', fullName: '', accountID: 0, errorMessage: 'Invalid email or password.' };

describe('signing in', () => {
  it('finds the account by email in any case', async () => {
    const { accountID } = await registerThrough(app, { email: 'signin@example.com', fullName: 'Dev Patel' });
    const auth = (await signIn('SignIn@Example.COM', PASSWORD)).json<AuthResponse>();
    expect(auth).toMatchObject({ accountID, fullName: 'Dev Patel', errorMessage: '' });
    expect(await statusWith(auth)).toBe(200);
  });

  it('gives the same reply for an unknown email and a wrong password', async () => {
    await registerThrough(app, { email: 'known@example.com' });
    const wrong = await signIn('known@example.com', 'Chai@9999');
    const unknown = await signIn('unknown@example.com', PASSWORD);
    expect(wrong.statusCode).toBe(200);
    expect(wrong.json()).toEqual(refusal);
    expect(unknown.statusCode).toBe(200);
    expect(unknown.json()).toEqual(refusal);
    expect(unknown.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['', PASSWORD, 'Email is required'],
    ['not an email', PASSWORD, 'Please enter a valid email'],
    ['known@example.com', '', 'Password is required'],
  ])('replies 400 to %j and %j', async (email, password, detail) => {
    const reply = await signIn(email, password);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: 'bad_input', detail });
  });
});

describe('sign-in throttling', () => {
  const guess = (email: string, from: string) => signIn(email, 'Guess@1234', { from });

  it('does not refuse attempts for hours after the clock was set back', async () => {
    await registerThrough(app, { email: 'set.back@example.com' });
    const from = '198.51.100.77';
    for (let i = 0; i < 5; i++) await guess('set.back@example.com', from);
    expect((await guess('set.back@example.com', from)).statusCode).toBe(429);
    context.clock.advanceMinutes(-180);
    expect((await guess('set.back@example.com', from)).statusCode).toBe(200);
    context.clock.advanceMinutes(180);
  });

  it('refuses further attempts after five failures of one address with one email', async () => {
    await registerThrough(app, { email: 'target@example.com' });
    const from = '198.51.100.1';
    for (let i = 0; i < 5; i++) expect((await guess('target@example.com', from)).statusCode).toBe(200);
    context.clock.advanceMinutes(1);

    const refused = await guess('TARGET@example.com', from);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'too_many_requests' });
    expect(Number(refused.headers['retry-after'])).toBe(14 * 60);
    // The right password is refused too: otherwise it could be distinguished from a wrong one.
    expect((await signIn('target@example.com', PASSWORD, { from })).statusCode).toBe(429);

    expect((await signIn('target@example.com', PASSWORD, { from: '198.51.100.2' })).json()).toMatchObject({
      errorMessage: '',
    });
    expect((await guess('somebody.else@example.com', from)).statusCode).toBe(200);

    context.clock.advanceMinutes(14);
    expect((await signIn('target@example.com', PASSWORD, { from })).json()).toMatchObject({ errorMessage: '' });
  });

  it('also applies to an unknown email', async () => {
    const from = '198.51.100.3';
    for (let i = 0; i < 5; i++) await guess('unknown.person@example.com', from);
    expect((await guess('unknown.person@example.com', from)).statusCode).toBe(429);
  });

  it('evaluates five of twenty concurrent attempts', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => guess('parallel@example.com', '198.51.100.4')));
    expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(5);
    expect(replies.filter((reply) => reply.statusCode === 429)).toHaveLength(15);
  });

  it('does not limit twenty concurrent sign-ins with the right password', async () => {
    await registerThrough(app, { email: 'busy@example.com' });
    const replies = await Promise.all(Array.from({ length: 20 }, () => signIn('busy@example.com', PASSWORD)));
    for (const reply of replies) expect(reply.json()).toMatchObject({ errorMessage: '' });
  });

  it('resets after a successful sign-in', async () => {
    await registerThrough(app, { email: 'clumsy@example.com' });
    const from = '198.51.100.5';
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 4; i++) expect((await guess('clumsy@example.com', from)).statusCode).toBe(200);
      expect((await signIn('clumsy@example.com', PASSWORD, { from })).json()).toMatchObject({ errorMessage: '' });
    }
  });

  it('stores neither address nor email, and deletes expired failures', async () => {
    await guess('private@example.com', '198.51.100.6');
    const stored = JSON.stringify(await context.db.selectFrom('sign_in_failures').selectAll().execute());
    expect(stored).not.toMatch(/private|198\.51/);
    context.clock.advanceMinutes(16);
    for (let i = 0; i < 4; i++) await guess('private@example.com', `198.51.100.${10 + i}`);
    const left = await context.db.selectFrom('sign_in_failures').selectAll().execute();
    expect(left).toHaveLength(4);
  });
});

describe('guesses on one email from many networks', () => {
  let networks = 0;
  const freshNetwork = () => `2001:db8:beef:${(networks++).toString(16)}::1`;
  const guess = (email: string) => signIn(email, 'Guess@1234', { from: freshNetwork() });
  /** Failed attempts without the cost of hashing. */
  const guessMany = async (email: string, count: number) => {
    for (let i = 0; i < count; i++) await countGuess(context, email, freshNetwork());
  };
  const { freeFailures } = guessLimits;
  const noticesTo = (email: string) =>
    context.db
      .selectFrom('messages')
      .select('template')
      .where('recipient', '=', email)
      .where('template', '=', 'sign-in-guessed')
      .execute();
  async function verifiedAccount(email: string) {
    const account = await registerThrough(app, { email });
    const verified = { email_verified_at: context.clock.now() };
    await context.db.updateTable('accounts').set(verified).where('id', '=', account.accountID).execute();
    return account;
  }

  it.each(['guessed.known@example.com', 'guessed.unknown@example.com'])('slow down, also for %s', async (email) => {
    if (email.includes('.known')) await verifiedAccount(email);
    await guessMany(email, freeFailures);
    expect((await guess(email)).statusCode).toBe(200);
    const refused = await guess(email.toUpperCase());
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('30');
    expect(refused.json()).toMatchObject({ detail: guessLimits.text });
    expect((await signIn(email, PASSWORD, { from: freshNetwork() })).statusCode).toBe(429);
    context.clock.advanceMinutes(0.5);
    expect((await guess(email)).statusCode).toBe(200);
    expect((await guess(email)).statusCode).toBe(429);
  });

  it('allow less than 250 a day, whatever the number of networks', async () => {
    let evaluated = 0;
    const end = context.clock.now().getTime() + DAY * 60_000 - 1;
    while (context.clock.now().getTime() < end) {
      try {
        await countGuess(context, 'guessed.long@example.com', freshNetwork());
        evaluated += 1;
      } catch (error) {
        context.clock.advanceMinutes(((error as CallError).retryAfter ?? 0) / 60);
      }
    }
    expect(evaluated).toBeGreaterThan(freeFailures);
    expect(evaluated).toBeLessThan(250);
  });

  it('cannot exceed the limit by running concurrently', async () => {
    const replies = await Promise.all(
      Array.from({ length: 2 * freeFailures }, () => guess('guessed.parallel@example.com')),
    );
    expect(replies.filter((reply) => reply.statusCode === 200).length).toBeLessThanOrEqual(freeFailures + 1);
  });

  it('do not slow down a network from which the account was used', async () => {
    const email = 'guessed.home@example.com';
    await verifiedAccount(email);
    const home = '198.51.100.77';
    await signIn(email, PASSWORD, { from: home });
    await guessMany(email, freeFailures + 1);
    expect((await guess(email)).statusCode).toBe(429);
    expect((await signIn(email, PASSWORD, { from: home })).json()).toMatchObject({ errorMessage: '' });
  });

  it('do not slow down those who signed in with the right password', async () => {
    const email = 'guessed.busy@example.com';
    await verifiedAccount(email);
    for (let i = 0; i < freeFailures + 2; i++)
      expect((await signIn(email, PASSWORD, { from: freshNetwork() })).statusCode).toBe(200);
  });

  it('are reported to the verified owner once a day', async () => {
    const email = 'guessed.notified@example.com';
    await verifiedAccount(email);
    await guessMany(email, freeFailures - 1);
    expect(await noticesTo(email)).toHaveLength(0);
    for (let i = 0; i < 2; i++) await guess(email);
    expect(await noticesTo(email)).toHaveLength(1);
    context.clock.advanceMinutes(0.5);
    await guess(email);
    expect(await noticesTo(email)).toHaveLength(1);
  });

  it('restart after the owner has reset the password', async () => {
    const email = 'guessed.reset@example.com';
    await verifiedAccount(email);
    await guessMany(email, freeFailures + 1);
    const person = createAccountClient(app, context, email);
    await person.requestReset();
    await person.reset(await person.token('reset-password'), 'Masala#77');
    expect((await signIn(email, 'Masala#77', { from: freshNetwork() })).json()).toMatchObject({ errorMessage: '' });
  });
});

describe('sessions', () => {
  it('end on the server at sign-out, and only the one signed out', async () => {
    await registerThrough(app, { email: 'leaving@example.com' });
    const here = (await signIn('leaving@example.com', PASSWORD)).json<AuthResponse>();
    const elsewhere = (await signIn('leaving@example.com', PASSWORD)).json<AuthResponse>();
    const headers = { authorization: `Bearer ${here.token}` };
    const left = await app.inject({ method: 'POST', url: '/api/JobSeekerMasters/Logout', headers });
    expect(left.statusCode).toBe(200);
    expect(left.body).toMatch(/success/);
    expect(await statusWith(here)).toBe(401);
    expect(await statusWith(elsewhere)).toBe(200);
    expect((await app.inject({ method: 'POST', url: '/api/JobSeekerMasters/Logout', headers })).statusCode).toBe(401);
  });

  it('last 12 hours, regardless of use', async () => {
    await registerThrough(app, { email: 'day@example.com' });
    const auth = (await signIn('day@example.com', PASSWORD, { rememberMe: false })).json<AuthResponse>();
    expect(new Date(auth.expiration).getTime() - context.clock.now().getTime()).toBe(12 * HOUR * 60_000);
    for (let hour = 0; hour < 11; hour++) {
      context.clock.advanceMinutes(HOUR);
      expect(await statusWith(auth)).toBe(200);
    }
    context.clock.advanceMinutes(HOUR - 1);
    expect(await statusWith(auth)).toBe(200);
    context.clock.advanceMinutes(1);
    expect(await statusWith(auth)).toBe(401);
  });

  it('last 30 days when remembered and used', async () => {
    await registerThrough(app, { email: 'month@example.com' });
    const auth = (await signIn('month@example.com', PASSWORD, { rememberMe: true })).json<AuthResponse>();
    expect(new Date(auth.expiration).getTime() - context.clock.now().getTime()).toBe(30 * DAY * 60_000);
    for (let week = 0; week < 2; week++) {
      context.clock.advanceMinutes(13 * DAY);
      expect(await statusWith(auth)).toBe(200);
    }
    context.clock.advanceMinutes(4 * DAY - 1);
    expect(await statusWith(auth)).toBe(200);
    context.clock.advanceMinutes(1);
    expect(await statusWith(auth)).toBe(401);
  });

  it('end when remembered and not used for 14 days', async () => {
    await registerThrough(app, { email: 'idle@example.com' });
    const auth = (await signIn('idle@example.com', PASSWORD, { rememberMe: true })).json<AuthResponse>();
    context.clock.advanceMinutes(14 * DAY);
    expect(await statusWith(auth)).toBe(401);
  });

  it('update their last use at most once a minute', async () => {
    await registerThrough(app, { email: 'noted@example.com' });
    const auth = (await signIn('noted@example.com', PASSWORD)).json<AuthResponse>();
    const lastUse = async () => {
      const rows = context.db.selectFrom('sessions').select('last_used_at').where('account_id', '=', auth.accountID);
      return Math.max(...(await rows.execute()).map((row) => row.last_used_at.getTime()));
    };
    const opened = await lastUse();
    context.clock.advanceMinutes(0.5);
    await statusWith(auth);
    expect(await lastUse()).toBe(opened);
    context.clock.advanceMinutes(0.5);
    await statusWith(auth);
    expect(await lastUse()).toBe(opened + 60_000);
  });

  it('are deleted after expiry at the next sign-in', async () => {
    await registerThrough(app, { email: 'tidy@example.com' });
    await signIn('tidy@example.com', PASSWORD);
    context.clock.advanceMinutes(13 * HOUR);
    const { accountID } = (await signIn('tidy@example.com', PASSWORD)).json<AuthResponse>();
    const remaining = await context.db.selectFrom('sessions').selectAll().where('account_id', '=', accountID).execute();
    expect(remaining).toHaveLength(1);
  });
});

it('serves the countries to visitors, with the id of India', async () => {
  const reply = await app.inject('/api/JobSeekerMasters/GetCountries');
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toContainEqual({ countryID: 105, countryCode: '+91', countryName: 'India' });
});
