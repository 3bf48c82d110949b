import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { runAs } from '../../../infra/current-work.ts';
import type { StaffAction } from '../../../infra/http/staff-action.ts';
import { createTestStaff, openTestApp, type TestStaff } from '../../../testing/test-app.ts';
import { runStaffAction } from '../run-staff-action.ts';
import { endStaffSessions } from '../sign-in/staff-sessions.queries.ts';
import { findStaff } from '../staff.queries.ts';
import {
  bearer,
  createStaffClient,
  inviteAdmin,
  PASSWORD,
  PASSWORD_LIMITS,
  passwordOf,
} from '../test-staff-fixture.ts';
import { endAdminByCommand } from './end-admin-by-command.ts';
import { lockAdmins } from './staff-accounts.queries.ts';
import { staffAccountActions } from './staff-accounts.ts';
import { staffSuspensionActions } from './suspend-staff.ts';

const { app, context } = await openTestApp();
const { post, get, accept } = createStaffClient(app, context);
const first = await accept(await inviteAdmin(context, 'asha@example.com'));
const headers = bearer(first.token);

/** A writer who has accepted the invitation. */
const accepted = (name: string) => createTestStaff(context, ['writer'], name);

const staffAccountsWithCall = (path: string) =>
  [...staffAccountActions, ...staffSuspensionActions].find(({ call }) => call.path.endsWith(`/${path}`)) as StaffAction;

/** The running request of a staff member. */
async function workOf({ staffId }: TestStaff) {
  const { id: sessionId } = await context.db
    .selectFrom('staff_sessions')
    .select('id')
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow();
  return { requestId: 'a', name: 'POST', staffSession: { staffId, sessionId } };
}

const inputOf = ({ staffId }: TestStaff, body: object) =>
  ({
    body,
    by: 'Leaving Admin',
    actor: {
      name: 'Leaving Admin',
      staff: { staffId, fullName: 'Leaving Admin', roles: ['admin'] },
      origin: { device: '', address: '' },
    },
    headers: {},
  }) as never;

const invite = (email: string, roles: string[]) =>
  post('InviteStaff', { fullName: 'A Colleague', email, roles, reason: 'More work' }, headers);

describe('staff accounts', () => {
  it('have one first administrator by command', async () => {
    await expect(inviteAdmin(context, 'second@example.com')).rejects.toThrow('an administrator invites colleagues');
  });

  it('need no second person while there is one administrator who could approve', async () => {
    const alone = await invite('bala@example.com', ['admin']);
    expect(alone.statusCode, alone.body).toBe(200);
    const [entry] = (await get('ListAuditEntries?action=InviteStaff', headers)).json();
    expect(entry).toMatchObject({ targetKind: 'staff', after: { email: 'bala@example.com', roles: ['admin'] } });
    // Someone who was invited and has not come cannot approve either.
    expect((await invite('chitra@example.com', ['writer'])).statusCode).toBe(200);
    await createTestStaff(context, ['admin'], 'Bala Admin');
    const together = await invite('devi@example.com', ['writer']);
    expect(together.json().code).toBe('second_person_needed');
  });

  it('have each address once, in any case of letters', async () => {
    const other = await createTestStaff(context, ['admin']);
    const reply = await post(
      'InviteStaff',
      { fullName: 'Twice', email: 'BALA@example.com', roles: ['writer'], reason: 'x' },
      other.headers,
    );
    const { requestID } = (await get('ListSecondPersonRequests', headers)).json()[0];
    expect(reply.json().code).toBe('second_person_needed');
    const approved = await post('DecideSecondPersonRequest', { requestID, decision: 'approve' }, headers);
    expect(approved.statusCode).toBe(409);
    expect(approved.json().detail).toContain('has a staff account already');
  });

  it.each([
    ['EndStaff', {}],
    ['SuspendStaff', { days: 3 }],
    ['ChangeStaffRoles', { roles: ['support'], oldRoles: ['writer'] }],
  ])('are not changed (%s) by an administrator who was signed out while the call waited', async (path, fields) => {
    const leaving = await createTestStaff(context, ['admin'], 'Leaving Admin');
    const { staffId: staffID } = await accepted('Colleague');
    const asked = { staffID, reason: 'x', ...fields };
    const cause = staffAccountsWithCall(path);
    let sent: ReturnType<typeof runStaffAction> | undefined;
    await context.db.transaction().execute(async (transaction) => {
      await lockAdmins(transaction);
      sent = runAs(await workOf(leaving), () => runStaffAction(context, cause, inputOf(leaving, asked)));
      sent.catch(() => undefined);
      const waiting = sql<{ count: number }>`
        select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await waiting.execute(context.db)).rows[0]?.count).toBeGreaterThan(0);
      await endStaffSessions(transaction, { staffId: leaving.staffId }, context.clock.now());
    });
    await expect(sent).rejects.toMatchObject({ code: 'not_signed_in' });
    const row = await findStaff(context.db, { id: staffID });
    expect(row).toMatchObject({ endedAt: null, suspendedUntil: null, roles: ['writer'] });
  });

  it('lose their sessions at once when they end', async () => {
    const leaving = await createTestStaff(context, ['writer'], 'Leaving Writer');
    expect((await get('GetProfile', leaving.headers)).statusCode).toBe(200);
    expect((await post('EndStaff', { staffID: leaving.staffId, reason: 'Left' }, headers)).statusCode).toBe(200);
    expect((await get('GetProfile', leaving.headers)).statusCode).toBe(401);
    const listed = (await get('ListStaff', headers)).json() as { staffID: number; status: string }[];
    expect(listed.find(({ staffID }) => staffID === leaving.staffId)?.status).toBe('ended');
  });

  it('lose a permission at once when their roles change', async () => {
    const changing = await createTestStaff(context, ['finance'], 'Changing Roles');
    expect((await get('ListAuditEntries', changing.headers)).statusCode).toBe(200);
    await context.db
      .updateTable('staff')
      .set({ roles: ['writer'] })
      .where('id', '=', changing.staffId)
      .execute();
    expect((await get('ListAuditEntries', changing.headers)).statusCode).toBe(403);
  });
});

describe('the first administrator', async () => {
  const { app: newApp, context: fresh } = await openTestApp();
  const client = createStaffClient(newApp, fresh);
  const tokenOf = (link: string) => link.split('/').at(-1);
  const statusOf = async (link: string) => (await client.get(`GetInvitation/${tokenOf(link)}`)).statusCode;

  it('is invited again until one has a password and a second factor; earlier invitations end', async () => {
    const wrong = await inviteAdmin(fresh, 'wrong@example.com');
    fresh.clock.advanceMinutes(4 * 24 * 60);
    const first = await inviteAdmin(fresh, 'right@example.com');
    expect(await statusOf(wrong)).toBe(404);
    const second = await inviteAdmin(fresh, 'Right@example.com');
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
    const mails = await fresh.db
      .selectFrom('messages')
      .select('id')
      .where('recipient', '=', 'right@example.com')
      .execute();
    expect(mails).toHaveLength(2);

    // A password alone does not sign in.
    const given = await client.post('AcceptInvitation', { token: tokenOf(second), password: PASSWORD });
    expect(given.statusCode, given.body).toBe(200);
    const third = await inviteAdmin(fresh, 'right@example.com');
    const { token } = await client.accept(third);
    await expect(inviteAdmin(fresh, 'right@example.com')).rejects.toThrow('an administrator invites colleagues');
    const listed = (await client.get('ListStaff', bearer(token))).json();
    expect(listed).toMatchObject([
      { email: 'right@example.com', roles: ['admin'], status: 'active', hasSecondFactor: true },
      { email: 'wrong@example.com', status: 'ended' },
    ]);
  });
});

describe('the password of an invitation', async () => {
  const { app: newApp, context: fresh } = await openTestApp();
  const client = createStaffClient(newApp, fresh);

  it.each(PASSWORD_LIMITS)('of $length characters gets the reply $status', async ({ length, status }) => {
    const token = (await inviteAdmin(fresh, `of.${length}@example.com`)).split('/').at(-1);
    const reply = await client.post('AcceptInvitation', { token, password: passwordOf(length) });
    expect(reply.statusCode, reply.body).toBe(status);
    if (status === 400) expect(reply.json().errors).toMatchObject([{ field: 'password' }]);
  });
});

describe('the only administrator', async () => {
  const { app: otherApp, context: otherContext } = await openTestApp();
  const client = createStaffClient(otherApp, otherContext);
  const only = await client.accept(await inviteAdmin(otherContext, 'only@example.com'));

  it('can neither end their own account nor give up the role', async () => {
    const { staffID } = only.staff;
    const ended = await client.post('EndStaff', { staffID, reason: 'x' }, bearer(only.token));
    expect(ended.statusCode).toBe(409);
    const changed = await client.post(
      'ChangeStaffRoles',
      { staffID, roles: ['writer'], oldRoles: ['admin'], reason: 'x' },
      bearer(only.token),
    );
    expect(changed.statusCode).toBe(409);
    expect(changed.json().detail).toContain('the only administrator');
  });
});

describe('the account of an administrator', async () => {
  const { app: ownApp, context: own } = await openTestApp();
  const { post: ask, get: read } = createStaffClient(ownApp, own);
  const asha = await createTestStaff(own, ['admin'], 'Asha Admin');
  const bala = await createTestStaff(own, ['admin'], 'Bala Admin');
  const isActive = async ({ staffId }: TestStaff) =>
    (await own.db.selectFrom('staff').select('ended_at').where('id', '=', staffId).executeTakeFirstOrThrow())
      .ended_at === null;
  const endOf = (of: TestStaff, by: TestStaff) =>
    ask('EndStaff', { staffID: of.staffId, reason: 'Has left' }, by.headers);
  const decide = (requestID: number, decision: string, by: TestStaff) =>
    ask('DecideSecondPersonRequest', { requestID, decision }, by.headers);
  /** Asks for something that needs two persons. @returns the number of the request */
  async function request(path: string, body: object, by: TestStaff): Promise<number> {
    const reply = await ask(path, body, by.headers);
    expect(reply.json().code, reply.body).toBe('second_person_needed');
    return Number(/request (\d+)/.exec(reply.json().detail)?.[1]);
  }
  const requestEnd = (of: TestStaff, by: TestStaff) =>
    request('EndStaff', { staffID: of.staffId, reason: 'Has left' }, by);

  it('is not ended by one person: no one can become the only approver by their own action', async () => {
    const requestID = await requestEnd(bala, asha);
    expect(await isActive(bala)).toBe(true);
    expect((await decide(requestID, 'approve', asha)).statusCode).toBe(403);
    expect((await decide(requestID, 'decline', bala)).statusCode).toBe(200);
    // Also their own account: the one who stays would be alone.
    await decide(await requestEnd(asha, asha), 'withdraw', asha);
    const puppet = { fullName: 'P', email: 'puppet@example.com', roles: ['admin'], reason: 'x' };
    expect((await ask('InviteStaff', puppet, asha.headers)).json().code).toBe('second_person_needed');
  });

  it('is ended by two, and one without the role by one', async () => {
    const chitra = await createTestStaff(own, ['admin'], 'Chitra Admin');
    expect((await decide(await requestEnd(chitra, asha), 'approve', bala)).statusCode).toBe(200);
    expect(await isActive(chitra)).toBe(false);
    const writer = await createTestStaff(own, ['writer']);
    expect((await endOf(writer, asha)).statusCode).toBe(200);
  });

  it.each([
    ['end each other', 'EndStaff', { reason: 'Has left' }],
    ['take the role from each other', 'ChangeStaffRoles', { roles: ['writer'], oldRoles: ['admin'], reason: 'Moves' }],
  ])('stays for one when two %s at the same time', async (_what, path, body) => {
    const { app: pairApp, context: pair } = await openTestApp();
    const client = createStaffClient(pairApp, pair);
    const [one, other] = [await createTestStaff(pair, ['admin'], 'One'), await createTestStaff(pair, ['admin'], 'Two')];
    const requests = await Promise.all(
      [
        [one, other],
        [other, one],
      ].map(async ([by, of]) => {
        const reply = await client.post(path, { staffID: of?.staffId, ...body }, by?.headers);
        return { requestID: Number(/request (\d+)/.exec(reply.json().detail)?.[1]), decider: of };
      }),
    );
    const replies = await Promise.all(
      requests.map(({ requestID, decider }) =>
        client.post('DecideSecondPersonRequest', { requestID, decision: 'approve' }, decider?.headers),
      ),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const admins = await pair.db
      .selectFrom('staff')
      .select('id')
      .where('ended_at', 'is', null)
      .where((eb) => eb(eb.val('admin'), '=', eb.fn.any('roles')))
      .execute();
    expect(admins).toHaveLength(1);
  });

  it('is not left to one who was invited and has not come', async () => {
    const { app: newApp, context: fresh } = await openTestApp();
    const client = createStaffClient(newApp, fresh);
    const only = await client.accept(await inviteAdmin(fresh, 'only@example.com'));
    const second = { fullName: 'Second', email: 'second@example.com', roles: ['admin'], reason: 'x' };
    expect((await client.post('InviteStaff', second, bearer(only.token))).statusCode).toBe(200);
    const ended = await client.post('EndStaff', { staffID: only.staff.staffID, reason: 'x' }, bearer(only.token));
    expect(ended.json().detail).toContain('the only administrator');
  });

  it('is ended by the command line with a cause, also the last one, and then a first one is invited again', async () => {
    // Only staff who have accepted the invitation run commands.
    await own.db.updateTable('staff').set({ password_hash: 'hash' }).where('id', '=', asha.staffId).execute();
    await expect(endAdminByCommand(own, { email: bala.email, cause: ' ', by: asha.email })).rejects.toThrow('cause');
    await expect(endAdminByCommand(own, { email: bala.email, cause: 'Gone', by: undefined })).rejects.toThrow('--by');
    const unknown = { email: 'nobody@example.com', cause: 'Gone', by: asha.email };
    await expect(endAdminByCommand(own, unknown)).rejects.toThrow('no administrator');
    await endAdminByCommand(own, { email: bala.email, cause: 'Cannot be reached', by: asha.email });
    expect((await read('GetProfile', bala.headers)).statusCode).toBe(401);
    const [entry] = (await read('ListAuditEntries?action=EndStaff', asha.headers)).json();
    expect(entry).toMatchObject({
      actor: 'Asha Admin',
      targetID: String(bala.staffId),
      reason: 'Cannot be reached',
      device: 'Command line',
    });
    expect(await endAdminByCommand(own, { email: asha.email, cause: 'Lost', by: asha.email })).toContain('first-admin');
    expect(await inviteAdmin(own, 'new@example.com')).toContain('/staff/invitation/');
  });
});
