import { endStaff } from '@aarambh/contract';
import { describe, expect, it } from 'vitest';
import { staffAction } from '../../../infra/http/staff-action.ts';
import { createTestStaff, openTestApp } from '../../../testing/test-app.ts';
import { runStaffAction } from '../run-staff-action.ts';
import { updateStaff } from '../staff.queries.ts';
import { createStaffClient } from '../test-staff-fixture.ts';
import { recordAudit } from './record-audit.ts';

const { app, context } = await openTestApp();
const { db } = context;
const { post, get } = createStaffClient(app, context);
const admin = await createTestStaff(context, ['admin'], 'Asha Admin');
await createTestStaff(context, ['admin'], 'Bala Admin');

const listEntries = async (query: Record<string, string>) => {
  const reply = await get(`ListAuditEntries?${new URLSearchParams(query)}`, admin.headers);
  expect(reply.statusCode, reply.body).toBe(200);
  return { entries: reply.json(), total: Number(reply.headers['x-total-count']) };
};

const end = (staffID: number) => post('EndStaff', { staffID, reason: 'Left the company' }, admin.headers);

describe('the audit log', () => {
  it('records who, what, before, after, why and from where', async () => {
    const { staffId } = await createTestStaff(context, ['writer'], 'Chitra Writer');
    expect((await end(staffId)).statusCode).toBe(200);
    const { entries, total } = await listEntries({ targetKind: 'staff', targetID: String(staffId) });
    expect(total).toBe(1);
    expect(entries).toMatchObject([
      {
        actor: 'Asha Admin',
        staffID: admin.staffId,
        roles: ['admin'],
        action: 'EndStaff',
        targetKind: 'staff',
        before: { ended_at: null },
        reason: 'Left the company',
        secondPerson: '',
        address: '127.0.0.1',
      },
    ]);
    expect(entries[0].after.ended_at).toBeTruthy();
    // Only what changed, and no secret.
    expect(Object.keys(entries[0].after)).toEqual(['ended_at']);
  });

  it('is filtered by actor, by action as it is shown, by kind and by day in India', async () => {
    const { staffId } = await createTestStaff(context, ['writer']);
    await end(staffId);
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(context.clock.now());
    for (const query of [
      { actor: 'asha' },
      { action: 'End staff' },
      { action: 'endstaff' },
      { targetKind: 'staff' },
      { day },
    ])
      expect((await listEntries(query)).entries[0], JSON.stringify(query)).toMatchObject({ targetID: String(staffId) });
    for (const query of [
      { actor: 'nobody' },
      { actor: '%' },
      { action: 'close' },
      { targetKind: 'plan' },
      { day: '2001-01-01' },
    ])
      expect((await listEntries(query)).entries, JSON.stringify(query)).toEqual([]);
  });

  it('is paged by its last entry, also within a filter', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 53; n++) {
      const { staffId } = await createTestStaff(context, ['writer']);
      await end(staffId);
      ids.unshift(staffId);
    }
    for (const query of [{}, { actor: 'asha' }, { action: 'End staff' }, { targetKind: 'staff' }] as Record<
      string,
      string
    >[]) {
      const first = await listEntries(query);
      expect(first.entries.map(({ targetID }: { targetID: string }) => Number(targetID))).toEqual(ids.slice(0, 50));
      const before = String(first.entries.at(-1).entryID);
      const second = await listEntries({ ...query, before });
      expect(second.entries.slice(0, 3).map(({ targetID }: { targetID: string }) => Number(targetID))).toEqual(
        ids.slice(50),
      );
      expect(second.total).toBe(first.total);
      const all = [...first.entries, ...second.entries].map(({ entryID }) => entryID);
      expect(all).toEqual(all.toSorted((a, b) => b - a));
    }
  });

  it('is found by a number without its kind, and by all filters at once', async () => {
    const { staffId } = await createTestStaff(context, ['writer']);
    await end(staffId);
    const targetID = String(staffId);
    const all = { actor: 'ASHA', action: 'end', targetKind: 'staff', targetID };
    for (const query of [{ targetID }, all, { actor: 'a', action: 'd s', targetKind: 'staff' }])
      expect((await listEntries(query)).entries[0], JSON.stringify(query)).toMatchObject({ targetID });
    expect((await listEntries({ ...all, targetKind: 'plan' })).entries).toEqual([]);
    expect((await listEntries({ ...all, actor: 'Bala' })).entries).toEqual([]);
  });

  it('shows one entry by its number, whatever the other filters are', async () => {
    const [first] = (await listEntries({ targetKind: 'staff' })).entries.toReversed();
    for (let n = 0; n < 51; n++) await end((await createTestStaff(context, ['writer'])).staffId);
    expect((await listEntries({})).entries.map(({ entryID }: { entryID: number }) => entryID)).not.toContain(
      first.entryID,
    );
    const entryID = String(first.entryID);
    for (const query of [{ entryID }, { entryID, actor: 'nobody', day: '2001-01-01', before: '1' }])
      expect(await listEntries(query)).toEqual({ entries: [first], total: 1 });
    expect(await listEntries({ entryID: '2000000000' })).toEqual({ entries: [], total: 0 });
  });

  it('has no row of an action that failed', async () => {
    const before = (await listEntries({})).total;
    expect((await end(2_147_483_647)).statusCode).toBe(404);
    expect((await listEntries({})).total).toBe(before);
  });

  it('and the change are stored together or not at all', async () => {
    const { staffId } = await createTestStaff(context, ['writer']);
    const failing = staffAction(
      endStaff,
      async ({ db: transaction }) => {
        await updateStaff(transaction, staffId, { roles: ['admin'] });
        throw new Error('after the change');
      },
      { target: () => ({ kind: 'staff', id: staffId }) },
    );
    const actor = {
      name: admin.fullName,
      staff: { staffId: admin.staffId, fullName: admin.fullName, roles: ['admin' as const] },
      second: undefined,
      origin: { device: '', address: '' },
    };
    const body = { staffID: staffId, reason: 'x' };
    const input = {
      params: undefined,
      query: undefined,
      body,
      by: admin.fullName,
      actor,
      file: undefined,
      headers: {},
    };
    await expect(runStaffAction(context, failing, input as never)).rejects.toThrow('after the change');
    const { roles } = await db.selectFrom('staff').select('roles').where('id', '=', staffId).executeTakeFirstOrThrow();
    expect(roles).toEqual(['writer']);
    expect((await listEntries({ targetKind: 'staff', targetID: String(staffId) })).entries).toEqual([]);
  });

  it('is append-only, also with the password of the database', async () => {
    const refused = 'the audit log is append-only';
    await expect(db.updateTable('staff_audit').set({ actor: 'Somebody else' }).execute()).rejects.toThrow(refused);
    await expect(db.deleteFrom('staff_audit').execute()).rejects.toThrow(refused);
  });

  it('is read by roles with the permission only', async () => {
    const writer = await createTestStaff(context, ['writer']);
    expect((await get('ListAuditEntries', writer.headers)).statusCode).toBe(403);
  });
});

it('stores a long text with an emoji where it is cut', async () => {
  const note = `${'x'.repeat(1_999)}${'😀'.repeat(3)}`;
  const actor = { staff: undefined, second: undefined, name: 'Import', origin: { device: '', address: '' } };
  await recordAudit(db, { actor, action: 'CutEmoji', after: { note } }, context.clock.now());
  const { entries } = await listEntries({ action: 'CutEmoji' });
  expect(entries).toMatchObject([{ after: { note: `${'x'.repeat(1_999)}…` } }]);
});
