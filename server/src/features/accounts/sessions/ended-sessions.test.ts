import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../../infra/database/connect.ts';
import { makePdf } from '../../../infra/files/documents/make-test-documents.ts';
import { createTestStaff, openTestApp, registerThrough, type TestAccount } from '../../../testing/test-app.ts';
import { createTestApplicant, publishTestVacancies, publishTestVacancy } from '../../applications/test-applicant.ts';
import { endStaffSessions } from '../../staff/index.ts';
import { lockAccount } from '../account-lock.queries.ts';
import { createAccountClient, FIRST_PASSWORD } from '../test-account-client.ts';
import { endSessions } from './sessions.queries.ts';

const { app, context } = await openTestApp();
const { db, clock } = context;
let port = 0;
beforeAll(async () => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.server.address() as AddressInfo);
});

const NEW_PASSWORD = 'Filter@1357';
const NEVER = 'never.invited@example.com';
const passwordForm = (accountID: number) => ({
  accountID,
  currentPassword: FIRST_PASSWORD,
  newPassword: NEW_PASSWORD,
  retypePassword: NEW_PASSWORD,
});

/** Waits until a condition of the database holds. */
const until = (condition: () => Promise<boolean>) => expect.poll(condition, { timeout: 60_000 }).toBe(true);

/**
 * Sends a request whose body arrives in two parts.
 * @param isAuthenticated whether the caller of the request has been looked up, after a minute of the clock without use
 */
async function hold(
  path: string,
  { body, headers }: { body: string; headers: Record<string, string> },
  isAuthenticated: () => Promise<boolean>,
): Promise<{ finish(): Promise<number> }> {
  clock.advanceMinutes(2);
  const sent = request({
    ...{ host: '127.0.0.1', port, method: 'POST', path: `/api/${path}` },
    headers: { 'content-type': 'application/json', ...headers, 'content-length': Buffer.byteLength(body) },
  });
  const replied = once(sent, 'response');
  sent.write(body.slice(0, -1));
  await until(isAuthenticated);
  return {
    async finish() {
      sent.end(body.slice(-1));
      const [response] = await replied;
      response.resume();
      return response.statusCode;
    },
  };
}

const isMemberAuthenticated = (accountId: number) => async () =>
  (await db.selectFrom('sessions').select('last_used_at').where('account_id', '=', accountId).execute()).some(
    ({ last_used_at }) => last_used_at.getTime() === clock.now().getTime(),
  );

const isStaffAuthenticated = (staffId: number) => async () =>
  (await db.selectFrom('staff_sessions').select('last_used_at').where('staff_id', '=', staffId).execute()).some(
    ({ last_used_at }) => last_used_at.getTime() === clock.now().getTime(),
  );

describe('a request whose session ends while its body arrives', () => {
  it('does not change the password of the account that the owner of the address took over', async () => {
    const email = 'held@example.com';
    const attacker = await registerThrough(app, { email });
    const person = createAccountClient(app, context, email);
    const link = await person.token('verify-email');
    const body = JSON.stringify(passwordForm(attacker.accountID));
    const held = await hold(
      'JobSeekerMasters/ChangePassword',
      { body, headers: attacker.headers },
      isMemberAuthenticated(attacker.accountID),
    );
    await app.inject({ url: `/api/JobSeekerMasters/ValidateEmail/${link}` });
    expect(await held.finish()).toBe(401);
    expect((await person.signIn(NEW_PASSWORD)).token).toBe('');
  });

  it('stores no file', async () => {
    const member = await registerThrough(app);
    const part = (name: string, value: string, file = '') =>
      `--x\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
    const body = `${part('accountID', String(member.accountID))}${part('picture', 'GIF89a', '; filename="me.gif"')}--x--\r\n`;
    const headers = { ...member.headers, 'content-type': 'multipart/form-data; boundary=x' };
    const held = await hold('JobSeekerPicture/SavePicture', { body, headers }, isMemberAuthenticated(member.accountID));
    await endSessions(db, member.accountID, clock.now());
    expect(await held.finish()).toBe(401);
  });

  it.each([
    ['session', 401],
    ['role', 403],
  ] as const)('does nothing for staff whose %s has ended', async (what, status) => {
    const staff = await createTestStaff(context);
    const body = JSON.stringify({
      email: NEVER,
      fullName: 'Never Invited',
      roles: ['support'],
      reason: 'A new colleague',
    });
    const held = await hold('Staff/InviteStaff', { body, headers: staff.headers }, isStaffAuthenticated(staff.staffId));
    if (what === 'session') await db.deleteFrom('staff_sessions').where('staff_id', '=', staff.staffId).execute();
    else await db.updateTable('staff').set({ roles: [] }).where('id', '=', staff.staffId).execute();
    expect(await held.finish()).toBe(status);
    expect(await db.selectFrom('staff').where('email', '=', NEVER).selectAll().execute()).toEqual([]);
  });
});

/** Waits until a transaction waits for a lock. */
const untilLockWaits = () =>
  until(async () => {
    const { rows } = await sql<{ waits: boolean }>`
      select exists (select from pg_locks where not granted) as waits`.execute(db);
    return rows[0]?.waits === true;
  });

describe('a request of staff that waits while', () => {
  const ends: [string, (tx: Db, staffId: number) => Promise<unknown>][] = [
    ['its session ends', (tx, staffId) => endStaffSessions(tx, { staffId }, clock.now())],
    [
      'its account is suspended',
      (tx, staffId) =>
        tx
          .updateTable('staff')
          .set({
            suspended_at: clock.now(),
            suspended_until: new Date(clock.now().getTime() + 60_000),
            suspension_reason: 'A test',
            suspended_by: 'Asha Admin',
          })
          .where('id', '=', staffId)
          .execute(),
    ],
  ];

  it.each(ends)('%s changes nothing of the own account', async (_what, end) => {
    const { staffId, headers } = await createTestStaff(context);
    const { sent } = await db.transaction().execute(async (tx) => {
      await tx.selectFrom('staff').select('id').where('id', '=', staffId).forUpdate().execute();
      const reply = app.inject({ method: 'POST', url: '/api/Staff/RenewRecoveryCodes', headers, payload: {} });
      await untilLockWaits();
      await end(tx, staffId);
      return { sent: reply };
    });
    expect((await sent).statusCode).toBe(401);
    const codes = await db.selectFrom('staff_recovery_codes').selectAll().where('staff_id', '=', staffId).execute();
    expect(codes).toEqual([]);
  });

  it.each(ends)('%s changes none of several rows', async (_what, end) => {
    const { staffId, headers } = await createTestStaff(context);
    const ids = await publishTestVacancies(context, 2);
    const statusesNow = () =>
      db.selectFrom('vacancies').select(['id', 'status', 'version']).where('id', 'in', ids).orderBy('id').execute();
    const before = await statusesNow();
    const rows = before.map(({ id, version }) => ({ vacancyID: id, version }));
    const payload = { rows, reason: 'The job is filled.', isFraud: false };
    const { sent } = await db.transaction().execute(async (tx) => {
      await tx.selectFrom('vacancies').select('id').where('id', 'in', ids).forUpdate().execute();
      const reply = app.inject({ method: 'POST', url: '/api/Staff/CloseVacancies', headers, payload });
      await untilLockWaits();
      await end(tx, staffId);
      return { sent: reply };
    });
    expect((await sent).statusCode).toBe(401);
    expect(await statusesNow()).toEqual(before);
  });
});

it('signing out waits for a rule of the session that holds the account', async () => {
  const { accountID, headers } = await registerThrough(app);
  const isEnded = async () =>
    (await db.selectFrom('sessions').select('ended_at').where('account_id', '=', accountID).execute()).some(
      ({ ended_at }) => ended_at !== null,
    );
  const { sent } = await db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountID);
    const reply = app.inject({ method: 'POST', url: '/api/JobSeekerMasters/Logout', headers });
    await untilLockWaits();
    expect(await isEnded()).toBe(false);
    return { sent: reply };
  });
  expect((await sent).statusCode).toBe(200);
  expect(await isEnded()).toBe(true);
});

describe('a request whose session ends while it waits for the account', () => {
  /** Sends a request that waits for its account while the session ends, and returns the status of the reply. */
  async function statusAfterSignOut(
    path: string,
    { accountID, headers }: Pick<TestAccount, 'accountID' | 'headers'>,
    input: { payload: object; headers?: Record<string, string> } | { query: Record<string, string> },
  ): Promise<number> {
    const reply = await db.transaction().execute(async (tx) => {
      await lockAccount(tx, accountID);
      const allHeaders = { ...headers, ...('headers' in input ? input.headers : {}) };
      const sent = app.inject({ method: 'POST', url: `/api/${path}`, ...input, headers: allHeaders });
      sent.catch(() => undefined);
      await untilLockWaits();
      await endSessions(tx, accountID, clock.now());
      return { sent };
    });
    return (await reply.sent).statusCode;
  }

  it.each<[path: string, input: (accountID: number) => { payload: object } | { query: Record<string, string> }]>([
    ['JobSeekerMasters/ChangePassword', (accountID) => ({ payload: passwordForm(accountID) })],
    ['JobSeekerMasters/SaveFullName', (accountID) => ({ payload: { accountID, fullName: 'Another Name' } })],
    ['JobSeekerMasters/SaveMobileNo', (accountID) => ({ payload: { accountID, data: '9812345678' } })],
    ['JobSeekerMasters/GenerateMobileOtp', (accountID) => ({ query: { accountID: `${accountID}` } })],
    ['JobSeekerMasters/VerifyMobileOtp', (accountID) => ({ query: { accountID: `${accountID}`, otp: '123456' } })],
    [
      'JobSeekerEmailChange/CreateEmailChangeRequest',
      (accountID) => ({ payload: { accountID, newEmail: 'another@example.com' } }),
    ],
    ['JobSeekerEmailChange/SubmitOtp', () => ({ query: { emailRequestID: '1', otp: '123456' } })],
    ['JobSeekerEmailChange/ReSendOtp', () => ({ query: { emailRequestID: '1' } })],
    ['JobSeekerPasskeys/RemovePasskey', (accountID) => ({ payload: { accountID, passkeyID: 1 } })],
    [
      'JobSeekerAlerts/SavePushSubscription',
      (accountID) => ({
        payload: {
          accountID,
          endpoint: 'https://push.example.com/1',
          keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
        },
      }),
    ],
    [
      'JobSeekerAlerts/SaveSearch',
      (accountID) => ({ payload: { accountID, query: 'keyword=welder', frequency: 'daily', channels: ['mail'] } }),
    ],
    ['PersonalData/SaveConsent', (accountID) => ({ payload: { accountID, purpose: 'updates', isGiven: true } })],
    [
      'JobSeekerSkillSets/SaveJobSeekerSkillSet',
      (accountID) => ({ query: { accountID: `${accountID}`, skill: 'Java' } }),
    ],
    ['JobFair/Register', (accountID) => ({ payload: { accountID, jobFairID: 1 } })],
    ['JobSeekerSessions/EndSession', (accountID) => ({ payload: { accountID, sessionID: 1 } })],
    ['JobSeekerSessions/SignOutEverywhere', (accountID) => ({ payload: { accountID } })],
    ['PersonalData/DeleteAccount', (accountID) => ({ payload: { accountID, currentPassword: FIRST_PASSWORD } })],
  ])('does nothing: %s', async (path, inputOf) => {
    const member = await registerThrough(app);
    const { accountID } = member;
    const before = await db.selectFrom('accounts').where('id', '=', accountID).selectAll().executeTakeFirst();
    expect(await statusAfterSignOut(path, member, inputOf(accountID))).toBe(401);
    expect(await db.selectFrom('accounts').where('id', '=', accountID).selectAll().executeTakeFirst()).toEqual(before);
  });

  it('stores no resume', async () => {
    const member = await registerThrough(app);
    const form = new FormData();
    form.set('accountID', String(member.accountID));
    form.set('resume', new Blob([new Uint8Array(makePdf())]), 'resume.pdf');
    const sent = new Request('http://localhost/', { method: 'POST', body: form });
    const headers = { 'content-type': sent.headers.get('content-type') ?? '' };
    const payload = Buffer.from(await sent.arrayBuffer());
    expect(await statusAfterSignOut('JobSeekerResume/SaveResume', member, { payload, headers })).toBe(401);
    expect(await db.selectFrom('resumes').where('account_id', '=', member.accountID).selectAll().execute()).toEqual([]);
  });

  it('sends no application', async () => {
    const vacancyID = await publishTestVacancy(context);
    const member = await createTestApplicant(app, context);
    const payload = { accountID: member.accountID, vacancyID };
    expect(await statusAfterSignOut('applyjob/ApplyJob', member, { payload })).toBe(401);
    const sent = await db.selectFrom('applications').where('account_id', '=', member.accountID).selectAll().execute();
    expect(sent).toEqual([]);
  });
});
