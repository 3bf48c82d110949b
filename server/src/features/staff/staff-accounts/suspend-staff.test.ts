import { describe, expect, it } from 'vitest';
import { createTestStaff, openTestApp, type TestStaff } from '../../../testing/test-app.ts';
import { bearer, createStaffClient, inviteAdmin, PASSWORD } from '../test-staff-fixture.ts';
import { recordCommand } from './command-actor.ts';

const { app, context } = await openTestApp();
const { post, get, accept, givePassword, codeOf } = createStaffClient(app, context);
const asha = await accept(await inviteAdmin(context, 'asha@example.com'));
const headers = bearer(asha.token);
const DAY = 24 * 60;

/** A colleague who has accepted the invitation. */
async function createColleague(email: string, roles: string[]) {
  const invited = await post('InviteStaff', { fullName: 'Bala Iyer', email, roles, reason: 'More work' }, headers);
  expect(invited.statusCode, invited.body).toBe(200);
  const { data } = await context.db
    .selectFrom('messages')
    .select('data')
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow();
  const colleague = await accept((data as { link: string }).link);
  return { ...colleague, email, staffID: colleague.staff.staffID as number };
}
const suspend = (staffID: number, more: object = {}) =>
  post('SuspendStaff', { staffID, days: 3, reason: 'Shared a password', ...more }, headers);
const signIn = async (email: string, secret: string, steps: number) => {
  const { ticket } = (await givePassword(email)).json();
  return await post('ConfirmSignIn', { ticket, code: codeOf(secret, steps) });
};
const listed = async (staffID: number, by = headers) =>
  ((await get('ListStaff', by)).json() as { staffID: number }[]).find((row) => row.staffID === staffID);

describe('a suspended colleague', async () => {
  const bala = await createColleague('bala@example.com', ['writer']);
  const isIn = async () => (await get('GetProfile', bearer(bala.token))).statusCode === 200;

  it('loses the sessions at once, and reads at the next sign-in until when and why, after the second factor', async () => {
    expect(await isIn()).toBe(true);
    const reply = await suspend(bala.staffID);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.body).toMatch(/^Bala Iyer is suspended until /);
    expect(await isIn()).toBe(false);
    // A person who knows only the password learns nothing.
    expect((await givePassword(bala.email)).json()).toMatchObject({ step: 'second-factor' });
    const refused = await signIn(bala.email, bala.secret, 1);
    expect(refused.statusCode).toBe(403);
    expect(refused.json().detail).toMatch(
      /^Your account is suspended until .+\. Reason: Shared a password\. Ask Asha Admin/,
    );
    expect(await listed(bala.staffID)).toMatchObject({
      status: 'suspended',
      suspension: { reason: 'Shared a password', by: 'Asha Admin' },
    });
  });

  it('runs no command and is not suspended twice', async () => {
    expect((await suspend(bala.staffID)).json().detail).toBe('Asha Admin has suspended this account already.');
    await expect(recordCommand(context, bala.email, { action: 'RebuildSearch' })).rejects.toThrow('Say who you are');
  });

  it('is in the audit log with reason and end', async () => {
    const [entry] = (await get(`ListAuditEntries?action=SuspendStaff`, headers)).json();
    expect(entry).toMatchObject({
      targetKind: 'staff',
      targetID: String(bala.staffID),
      reason: 'Shared a password',
      after: { suspended_until: expect.any(String) },
    });
  });

  it('signs in again when it has passed', async () => {
    context.clock.advanceMinutes(3 * DAY);
    const session = await signIn(bala.email, bala.secret, 0);
    expect(session.statusCode, session.body).toBe(200);
    const other = await createTestStaff(context, ['admin']);
    expect(await listed(bala.staffID, other.headers)).toMatchObject({ status: 'active', suspension: null });
  });
});

it('a request is not carried out while the person who made it is suspended', async () => {
  const fresh = await createTestStaff(context, ['admin'], 'Chitra Admin');
  const body = { fullName: 'New', email: 'new@example.com', roles: ['writer'], reason: 'x' };
  expect((await post('InviteStaff', body, fresh.headers)).json().code).toBe('second_person_needed');
  const until = new Date(context.clock.now().getTime() + 60_000);
  const columns = { suspended_at: context.clock.now(), suspended_until: until };
  await context.db.updateTable('staff').set(columns).where('id', '=', fresh.staffId).execute();
  const admin = await createTestStaff(context, ['admin'], 'Devi Admin');
  const [request] = (await get('ListSecondPersonRequests', admin.headers)).json();
  const decision = { requestID: request.requestID, decision: 'approve' };
  const refused = await post('DecideSecondPersonRequest', decision, admin.headers);
  expect(refused.json().detail).toContain('is suspended');
});

it('cannot be one who was invited and has not come', async () => {
  const { app: newApp, context: own } = await openTestApp();
  const client = createStaffClient(newApp, own);
  const only = await client.accept(await inviteAdmin(own, 'only@example.com'));
  const invitee = { fullName: 'New', email: 'new@example.com', roles: ['writer'], reason: 'x' };
  await client.post('InviteStaff', invitee, bearer(only.token));
  const { id } = await own.db
    .selectFrom('staff')
    .select('id')
    .where('email', '=', 'new@example.com')
    .executeTakeFirstOrThrow();
  const ask = (staffID: number) => client.post('SuspendStaff', { staffID, days: 1, reason: 'x' }, bearer(only.token));
  expect((await ask(id)).json().detail).toContain('has not accepted');
  expect((await ask(only.staff.staffID)).json().detail).toContain('the only administrator');
  expect((await client.givePassword('only@example.com', PASSWORD)).statusCode).toBe(200);
});

describe('an administrator', async () => {
  const { app: ownApp, context: own } = await openTestApp();
  const { post: ask } = createStaffClient(ownApp, own);
  const one = await createTestStaff(own, ['admin'], 'One');
  const two = await createTestStaff(own, ['admin'], 'Two');
  const three = await createTestStaff(own, ['admin'], 'Three');
  await own.db.updateTable('staff').set({ password_hash: 'hash' }).execute();
  const request = async (path: string, body: object, by: TestStaff) => {
    const reply = await ask(path, body, by.headers);
    expect(reply.json().code, reply.body).toBe('second_person_needed');
    return Number(/request (\d+)/.exec(reply.json().detail)?.[1]);
  };
  const approve = (requestID: number, by: TestStaff) =>
    ask('DecideSecondPersonRequest', { requestID, decision: 'approve' }, by.headers);

  it('is suspended, and comes back, by two', async () => {
    const body = { staffID: three.staffId, reason: 'x' };
    const suspension = await request('SuspendStaff', { ...body, days: 5 }, one);
    expect((await approve(suspension, one)).statusCode).toBe(403);
    expect((await approve(suspension, two)).statusCode).toBe(200);
    expect((await ask('SuspendStaff', { ...body, days: 5 }, three.headers)).statusCode).toBe(401);
    expect((await approve(await request('EndStaffSuspension', body, one), two)).statusCode).toBe(200);
    expect((await ask('EndStaffSuspension', body, one.headers)).json().detail).toContain('is no longer suspended');
  });
});
