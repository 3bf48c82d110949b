import { type AccountSession, errorCatalogue, type SecurityEvent } from '@aarambh/contract';
import { describe, expect, it } from 'vitest';
import { openTestApp, registerThrough } from '../../../testing/test-app.ts';
import { MAX_EVENTS_PER_ACCOUNT, recordSecurityEvent } from '../audit-log/security-events.queries.ts';
import { createAccountClient, FIRST_PASSWORD, statusOf } from '../test-account-client.ts';
import { createSession } from './create-session.ts';
import { MAX_SESSIONS } from './sessions.queries.ts';

const { app, context } = await openTestApp();

const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });

async function registered(email: string) {
  const auth = await registerThrough(app, { email });
  return { ...createAccountClient(app, context, email), auth };
}
type Auth = Awaited<ReturnType<typeof registered>>['auth'];

async function listOf<T>(what: 'GetSessions' | 'GetSecurityEvents', auth: Pick<Auth, 'accountID' | 'token'>) {
  const url = `/api/JobSeekerSessions/${what}/${auth.accountID}`;
  return (await app.inject({ url, headers: bearer(auth) })).json<T[]>();
}
const sessionsOf = (auth: Pick<Auth, 'accountID' | 'token'>) => listOf<AccountSession>('GetSessions', auth);
const kindsOf = async (auth: Pick<Auth, 'accountID' | 'token'>) =>
  (await listOf<SecurityEvent>('GetSecurityEvents', auth)).map((event) => event.kind);

const end = (auth: Pick<Auth, 'accountID' | 'token'>, sessionID: number) =>
  app.inject({
    method: 'POST',
    url: '/api/JobSeekerSessions/EndSession',
    headers: bearer(auth),
    payload: { accountID: auth.accountID, sessionID },
  });

describe('the list of sessions', () => {
  it('has the live sessions, the current one first, with device, address and times', async () => {
    const person = await registered('list@example.com');
    context.clock.advanceMinutes(5);
    const here = await app.inject({
      method: 'POST',
      url: '/api/JobSeekerMasters/GetUserDetailsByEmail',
      remoteAddress: '198.51.100.7',
      headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36' },
      payload: { email: 'list@example.com', password: FIRST_PASSWORD },
    });
    context.clock.advanceMinutes(5);
    const third = await person.signIn(FIRST_PASSWORD);
    const moment = (minutes: number) => new Date(context.clock.now().getTime() + minutes * 60_000).toISOString();

    const sessions = await sessionsOf(here.json());
    expect(sessions).toHaveLength(3);
    expect(sessions[0]).toEqual({
      sessionID: expect.any(Number),
      device: 'Chrome on Android',
      address: '198.51.100.7',
      startedOn: moment(-5),
      lastUsedOn: moment(0),
      expiresOn: moment(12 * 60 - 5),
      isCurrent: true,
    });
    expect(sessions.map((session) => session.isCurrent)).toEqual([true, false, false]);
    expect((await sessionsOf(third))[0]).toMatchObject({ isCurrent: true, startedOn: moment(0) });
    expect(JSON.stringify(sessions)).not.toMatch(/token/i);
  });

  it('leaves out ended, expired and idle sessions', async () => {
    const person = await registered('gone@example.com');
    const url = '/api/JobSeekerMasters/GetUserDetailsByEmail';
    const payload = { email: 'gone@example.com', password: FIRST_PASSWORD, rememberMe: true };
    await app.inject({ method: 'POST', url, payload });
    const signedOut = await person.signIn(FIRST_PASSWORD);
    await app.inject({ method: 'POST', url: '/api/JobSeekerMasters/Logout', headers: bearer(signedOut) });
    expect(await sessionsOf(person.auth)).toHaveLength(2);
    context.clock.advanceMinutes(13 * 60);
    expect(await sessionsOf(await person.signIn(FIRST_PASSWORD))).toHaveLength(2);
    context.clock.advanceMinutes(14 * 24 * 60 - 60);
    expect(await sessionsOf(await person.signIn(FIRST_PASSWORD))).toHaveLength(1);
  });
});

describe('ending a session', () => {
  it('ends only that session, and records it once in the audit log', async () => {
    const person = await registered('ends@example.com');
    const [own] = await sessionsOf(person.auth);
    const elsewhere = await person.signIn(FIRST_PASSWORD);
    expect((await end(elsewhere, own?.sessionID ?? 0)).body).toMatch(/success/);
    expect((await end(elsewhere, own?.sessionID ?? 0)).body).toMatch(/success/);
    expect(await statusOf(app, person.auth)).toBe(401);
    expect(await statusOf(app, elsewhere)).toBe(200);
    expect((await kindsOf(elsewhere)).filter((kind) => kind === 'session-ended')).toHaveLength(1);
  });

  it("gives the same reply for another account's session and an unknown one", async () => {
    const [person, other] = [await registered('mine@example.com'), await registered('theirs@example.com')];
    const [foreign] = await sessionsOf(other.auth);
    const replies = [await end(person.auth, foreign?.sessionID ?? 0), await end(person.auth, 999_999_999)];
    for (const reply of replies) {
      expect(reply.statusCode).toBe(403);
      expect(reply.json()).toMatchObject({ code: 'forbidden', detail: errorCatalogue.forbidden.text });
    }
    expect(replies[0]?.json()).toEqual(replies[1]?.json());
    expect(await statusOf(app, other.auth)).toBe(200);
    expect((await end(person.auth, Number.MAX_SAFE_INTEGER)).statusCode).toBe(403);
  });

  it('everywhere ends all sessions of the account, the current one included, and no others', async () => {
    const [person, other] = [await registered('all@example.com'), await registered('neighbour@example.com')];
    const elsewhere = await person.signIn(FIRST_PASSWORD);
    const reply = await app.inject({
      method: 'POST',
      url: '/api/JobSeekerSessions/SignOutEverywhere',
      headers: bearer(elsewhere),
      payload: { accountID: elsewhere.accountID },
    });
    expect(reply.body).toMatch(/success/);
    expect(await statusOf(app, person.auth)).toBe(401);
    expect(await statusOf(app, elsewhere)).toBe(401);
    expect(await statusOf(app, other.auth)).toBe(200);
    expect(await kindsOf(await person.signIn(FIRST_PASSWORD))).toContain('signed-out-everywhere');
  });
});

describe('the audit log', () => {
  it('lists the newest 100 events first', async () => {
    const person = await registered('trail@example.com');
    await context.db
      .insertInto('security_events')
      .values(
        Array.from({ length: 120 }, (_, i) => ({
          account_id: person.auth.accountID,
          kind: 'mobile-verified',
          happened_at: context.clock.now(),
          device: `device ${i}`,
          address: '',
        })),
      )
      .execute();
    const events = await listOf<SecurityEvent>('GetSecurityEvents', person.auth);
    expect(events).toHaveLength(100);
    expect(events[0]).toMatchObject({ kind: 'mobile-verified', device: 'device 119' });
    expect(events[99]).toMatchObject({ device: 'device 20' });
  });

  it('has every sign-in, and refused ones with their address', async () => {
    const person = await registered('noted@example.com');
    await person.signIn('Chai@9999', '198.51.100.66');
    const auth = await person.signIn(FIRST_PASSWORD);
    const events = await listOf<SecurityEvent>('GetSecurityEvents', auth);
    expect(events.map((event) => event.kind)).toEqual(['signed-in', 'sign-in-refused', 'registered']);
    expect(events[1]).toMatchObject({ address: '198.51.100.66', happenedOn: context.clock.now().toISOString() });
  });

  it('records at most ten refused sign-ins an hour', async () => {
    const person = await registered('drowned@example.com');
    for (let i = 0; i < 12; i++) await person.signIn('Chai@9999');
    const countRefused = async () => (await kindsOf(person.auth)).filter((kind) => kind === 'sign-in-refused').length;
    expect(await countRefused()).toBe(10);
    context.clock.advanceMinutes(61);
    await person.signIn('Chai@9999');
    expect(await countRefused()).toBe(11);
  });

  it('cannot be changed', async () => {
    await registered('rewritten@example.com');
    const rewrite = context.db.updateTable('security_events').set({ kind: 'signed-in' });
    await expect(rewrite.execute()).rejects.toThrow(/never changed/);
  });
});

it('a deleted account has no live session and gets no new one', async () => {
  const person = await registered('deleted@example.com');
  const gone = { deleted_at: context.clock.now() };
  await context.db.updateTable('accounts').set(gone).where('id', '=', person.auth.accountID).execute();
  expect(await statusOf(app, person.auth)).toBe(401);
  expect((await person.signIn(FIRST_PASSWORD)).errorMessage).toBe('Invalid email or password.');
  const events = context.db.selectFrom('security_events').select('kind');
  const kinds = await events.where('account_id', '=', person.auth.accountID).execute();
  expect(kinds).toEqual([{ kind: 'registered' }]);
});

describe('rows of one account are limited', () => {
  const origin = { address: '192.0.2.5', device: 'Firefox on Linux' };
  const countOf = async (table: 'sessions' | 'security_events', accountId: number) => {
    const { count } = context.db.fn;
    const rows = context.db
      .selectFrom(table)
      .select(count<number>('id').as('rows'))
      .where('account_id', '=', accountId);
    return (await rows.executeTakeFirstOrThrow()).rows;
  };

  it('sessions: the oldest end when there are too many', async () => {
    const { auth } = await registered('many.sessions@example.com');
    const accountId = auth.accountID;
    const account = { accountId, fullName: auth.fullName };
    const options = { origin, remember: false };
    let newest = auth;
    for (let i = 0; i < MAX_SESSIONS; i++)
      newest = { ...auth, ...(await createSession(context.db, account, options, context.clock.now())) };
    expect(await countOf('sessions', accountId)).toBe(MAX_SESSIONS);
    expect(await statusOf(app, auth)).toBe(401);
    expect(await statusOf(app, newest)).toBe(200);
  });

  it('security events: the newest stay', async () => {
    const { auth } = await registered('many.events@example.com');
    const event = { accountId: auth.accountID, kind: 'signed-out', origin } as const;
    const many = Array.from({ length: MAX_EVENTS_PER_ACCOUNT }, () => ({
      account_id: auth.accountID,
      kind: 'signed-in',
      happened_at: context.clock.now(),
    }));
    await context.db.insertInto('security_events').values(many).execute();
    for (let i = 0; i < 3; i++) await recordSecurityEvent(context.db, event, context.clock.now());
    expect(await countOf('security_events', auth.accountID)).toBe(MAX_EVENTS_PER_ACCOUNT);
    expect((await kindsOf(auth)).slice(0, 4)).toEqual(['signed-out', 'signed-out', 'signed-out', 'signed-in']);
  });
});
