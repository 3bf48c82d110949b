import { beforeEach, describe, expect, it } from 'vitest';
import { runAs } from '../../../infra/current-work.ts';
import type { StaffAction } from '../../../infra/http/staff-action.ts';
import { createTestStaff, openTestApp, type TestStaff } from '../../../testing/test-app.ts';
import { endStaffSessions } from '../sign-in/staff-sessions.queries.ts';
import { staffAccountActions } from '../staff-accounts/staff-accounts.ts';
import { createStaffClient } from '../test-staff-fixture.ts';
import { requestSecondPerson } from './request-second-person.ts';

const { app, context } = await openTestApp();
const { db } = context;
const { post, get } = createStaffClient(app, context);
const asha = await createTestStaff(context, ['admin'], 'Asha Asking');
const bala = await createTestStaff(context, ['admin'], 'Bala Deciding');
let colleague: TestStaff;

beforeEach(async () => {
  colleague = await createTestStaff(context, ['writer'], 'Chitra Colleague');
});

/** Asha asks for other roles of the colleague. @returns the number of the request */
async function ask(roles = ['support']): Promise<number> {
  const body = { staffID: colleague.staffId, roles, oldRoles: ['writer'], reason: 'Moves to support' };
  const reply = await post('ChangeStaffRoles', body, asha.headers);
  expect(reply.statusCode, reply.body).toBe(409);
  expect(reply.json().code).toBe('second_person_needed');
  return Number(/request (\d+)/.exec(reply.json().detail)?.[1]);
}

const decide = (requestID: number, decision: string, by: TestStaff) =>
  post('DecideSecondPersonRequest', { requestID, decision }, by.headers);

const rolesOf = async ({ staffId }: TestStaff) =>
  (await db.selectFrom('staff').select('roles').where('id', '=', staffId).executeTakeFirstOrThrow()).roles;

const entriesOn = ({ staffId }: TestStaff) =>
  db.selectFrom('staff_audit').selectAll().where('target_id', '=', String(staffId)).orderBy('id').execute();

const statusOf = async (id: number) =>
  (await db.selectFrom('staff_requests').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;

describe('an action that needs two persons', () => {
  it('is not recorded for staff who were signed out while the call ran', async () => {
    const leaving = await createTestStaff(context, ['admin'], 'Leaving Admin');
    const { id: sessionId } = await db
      .selectFrom('staff_sessions')
      .select('id')
      .where('staff_id', '=', leaving.staffId)
      .executeTakeFirstOrThrow();
    await endStaffSessions(db, { staffId: leaving.staffId }, context.clock.now());
    const input = {
      body: { staffID: colleague.staffId, roles: ['support'], oldRoles: ['writer'], reason: 'Moves' },
      actor: { name: 'Leaving Admin', staff: { staffId: leaving.staffId }, origin: { device: '', address: '' } },
    } as never;
    const action = staffAccountActions.find(({ call }) => call.path.endsWith('/ChangeStaffRoles')) as StaffAction;
    const work = { requestId: 'a', name: 'POST', staffSession: { staffId: leaving.staffId, sessionId } };
    const sent = runAs(work, () => requestSecondPerson(context, action, input, 'Roles.'));
    await expect(sent).rejects.toMatchObject({ code: 'not_signed_in' });
    const requests = await db
      .selectFrom('staff_requests')
      .select('id')
      .where('requested_by', '=', leaving.staffId)
      .execute();
    expect(requests).toEqual([]);
  });

  it('does not happen before the second approves, and then carries both names', async () => {
    const id = await ask();
    expect(await rolesOf(colleague)).toEqual(['writer']);
    expect(await entriesOn(colleague)).toEqual([]);

    const approved = await decide(id, 'approve', bala);
    expect(approved.statusCode, approved.body).toBe(200);
    expect(await rolesOf(colleague)).toEqual(['support']);
    expect(await entriesOn(colleague)).toMatchObject([
      {
        action: 'ChangeStaffRoles',
        actor: 'Asha Asking',
        staff_id: asha.staffId,
        second_person: 'Bala Deciding',
        second_staff_id: bala.staffId,
        before: { roles: ['writer'] },
        after: { roles: ['support'] },
        reason: 'Moves to support',
      },
    ]);
    expect((await decide(id, 'approve', bala)).statusCode).toBe(409);
  });

  it('is not approved or declined by who asked, but can be withdrawn by them alone', async () => {
    const id = await ask();
    for (const decision of ['approve', 'decline'])
      expect((await decide(id, decision, asha)).statusCode, decision).toBe(403);
    expect((await decide(id, 'withdraw', bala)).statusCode).toBe(403);
    expect(await statusOf(id)).toBe('waiting');
    expect((await decide(id, 'withdraw', asha)).statusCode).toBe(200);
    expect(await statusOf(id)).toBe('withdrawn');
    expect((await decide(id, 'approve', bala)).statusCode).toBe(409);
    expect(await rolesOf(colleague)).toEqual(['writer']);
  });

  it('is not decided, nor listed, without the permission', async () => {
    const id = await ask();
    const finance = await createTestStaff(context, ['finance']);
    expect((await decide(id, 'approve', finance)).statusCode).toBe(403);
    expect((await get('ListSecondPersonRequests', finance.headers)).json()).toEqual([]);
    const listed = (await get('ListSecondPersonRequests', bala.headers)).json();
    expect(listed.find((one: { requestID: number }) => one.requestID === id)).toMatchObject({
      action: 'ChangeStaffRoles',
      requestedBy: 'Asha Asking',
      canDecide: true,
      isOwn: false,
      input: { roles: ['support'], reason: 'Moves to support' },
    });
  });

  it('stays waiting when it fails, without a trace of the approval', async () => {
    const id = await ask();
    const ended = await post('EndStaff', { staffID: colleague.staffId, reason: 'Left' }, bala.headers);
    expect(ended.statusCode, ended.body).toBe(200);
    expect((await decide(id, 'approve', bala)).statusCode).toBe(404);
    expect(await statusOf(id)).toBe('waiting');
    const approvals = await db
      .selectFrom('staff_audit')
      .select('id')
      .where('action', '=', 'Request approved: ChangeStaffRoles')
      .where('after', '@>', JSON.stringify({ requestId: id }))
      .execute();
    expect(approvals).toEqual([]);
    expect((await decide(id, 'decline', bala)).statusCode).toBe(200);
  });

  it('does not happen when the requester no longer has the permission', async () => {
    const eve = await createTestStaff(context, ['admin'], 'Eve Moved');
    const body = { staffID: colleague.staffId, roles: ['support'], oldRoles: ['writer'], reason: 'Moves to support' };
    const asked = await post('ChangeStaffRoles', body, eve.headers);
    const id = Number(/request (\d+)/.exec(asked.json().detail)?.[1]);
    await db
      .updateTable('staff')
      .set({ roles: ['writer'] })
      .where('id', '=', eve.staffId)
      .execute();
    expect((await decide(id, 'approve', bala)).statusCode).toBe(409);
    expect(await rolesOf(colleague)).toEqual(['writer']);
    expect(await statusOf(id)).toBe('waiting');
  });

  it('is carried out once when two approve at the same time', async () => {
    const id = await ask();
    const devi = await createTestStaff(context, ['admin'], 'Devi Deciding');
    const replies = await Promise.all([decide(id, 'approve', bala), decide(id, 'approve', devi)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await entriesOn(colleague)).toHaveLength(1);
  });

  it('does not happen on roles that have changed since it was asked for', async () => {
    const [first, second] = [await ask(['support']), await ask(['writer', 'trust'])];
    expect((await decide(first, 'approve', bala)).statusCode).toBe(200);
    const late = await decide(second, 'approve', bala);
    expect(late.statusCode).toBe(409);
    expect(late.json().detail).toContain('Chitra Colleague has the roles support now, not writer');
    expect(await rolesOf(colleague)).toEqual(['support']);
    expect(await statusOf(second)).toBe('waiting');
    // A request on an outdated list of roles is refused.
    const body = { staffID: colleague.staffId, roles: ['trust'], oldRoles: ['writer'], reason: 'x' };
    expect((await post('ChangeStaffRoles', body, asha.headers)).json().code).toBe('conflict');
  });

  it('expires after fourteen days, which everybody sees', async () => {
    const id = await ask();
    const listedFor = async ({ headers }: TestStaff) =>
      ((await get('ListSecondPersonRequests', headers)).json() as { requestID: number }[]).find(
        ({ requestID }) => requestID === id,
      );
    context.clock.advanceMinutes(14 * 24 * 60 - 1);
    expect(await listedFor(bala)).toMatchObject({ status: 'waiting', canDecide: true });
    context.clock.advanceMinutes(1);
    for (const who of [asha, bala])
      expect(await listedFor(who)).toMatchObject({ status: 'expired', canDecide: false, decidedOn: null });
    const newer = await ask();
    expect((await get('ListSecondPersonRequests', bala.headers)).json()[0].requestID).toBe(newer);
    for (const [decision, who] of [
      ['approve', bala],
      ['decline', bala],
      ['withdraw', asha],
    ] as const) {
      const late = await decide(id, decision, who);
      expect(late.statusCode, decision).toBe(409);
      expect(late.json().detail).toContain('expired');
    }
    expect(await rolesOf(colleague)).toEqual(['writer']);
    context.clock.advanceMinutes(14 * 24 * 60);
    expect(await listedFor(bala)).toBeUndefined();
  });
});
