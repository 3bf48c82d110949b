import { endStaff, type StaffRole, suspendStaff } from '@aarambh/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { runAs } from '../../infra/current-work.ts';
import type { Db } from '../../infra/database/connect.ts';
import { staffAction } from '../../infra/http/staff-action.ts';
import { createTestStaff, openTestApp } from '../../testing/test-app.ts';
import { runStaffAction } from './run-staff-action.ts';
import { endStaffSessions } from './sign-in/staff-sessions.queries.ts';
import { findStaff, updateStaff } from './staff.queries.ts';

const { context } = await openTestApp();
const { db } = context;
const admin = await createTestStaff(context, ['admin'], 'Asha Admin');

const failWith = (code: string) => (tx: Db) =>
  sql`do ${sql.lit(`begin raise exception using errcode = '${code}'; end`)}`.execute(tx);
const inputFor = (staffID: number) =>
  ({
    body: { staffID, reason: 'a test' },
    by: 'Asha Admin',
    actor: {
      name: 'Asha Admin',
      staff: { staffId: admin.staffId, fullName: 'Asha Admin', roles: ['admin'] },
      origin: { device: '', address: '' },
    },
    headers: {},
  }) as never;
const entriesOf = async (staffId: number) =>
  (
    await db
      .selectFrom('staff_audit')
      .select('action')
      .where('target_kind', '=', 'staff')
      .where('target_id', '=', String(staffId))
      .execute()
  ).map(({ action }) => action);

/** An action whose first transactions fail, each after its change. */
async function runFailing(code: string, failures: number, recordsItself: boolean) {
  const { staffId } = await createTestStaff(context, ['writer'], 'Chitra Writer');
  let attempts = 0;
  const change = async (tx: Db) => {
    attempts += 1;
    await updateStaff(tx, staffId, { ended_at: context.clock.now() });
    if (attempts <= failures) await failWith(code)(tx);
  };
  const target = { kind: 'staff', id: staffId } as const;
  const action = recordsItself
    ? staffAction(
        suspendStaff,
        async (given, _input, record) => {
          await given.db.transaction().execute(async (tx) => {
            await change(tx);
            await record(tx, { target });
          });
          return 'done';
        },
        { recordsItself },
      )
    : staffAction(endStaff, (given) => change(given.db).then(() => 'done'), { target: () => target });
  const outcome = await runStaffAction(context, action, inputFor(staffId)).catch((error: Error) => error);
  return { outcome, attempts, entries: await entriesOf(staffId) };
}

it.each([
  ['a deadlock', '40P01', false],
  ['a serialization failure', '40001', false],
  ['a deadlock in a transaction of the action', '40P01', true],
])('runs again after %s, and is recorded once', async (_name, code, recordsItself) => {
  const action = recordsItself ? 'SuspendStaff' : 'EndStaff';
  expect(await runFailing(code, 2, recordsItself)).toEqual({ outcome: 'done', attempts: 3, entries: [action] });
});

it('gives up after three attempts, and changes nothing', async () => {
  const { outcome, attempts, entries } = await runFailing('40P01', 3, false);
  expect(outcome).toMatchObject({ code: '40P01' });
  expect({ attempts, entries }).toEqual({ attempts: 3, entries: [] });
});

it('does not run again after another error', async () => {
  const { outcome, attempts } = await runFailing('23505', 1, false);
  expect(outcome).toMatchObject({ code: '23505' });
  expect(attempts).toBe(1);
});

describe('an action of staff who may no longer act once it has begun', () => {
  const ends: [string, (staffId: number) => Promise<unknown>, string][] = [
    ['session', (staffId) => endStaffSessions(db, { staffId }, context.clock.now()), 'not_signed_in'],
    ['account', (staffId) => updateStaff(db, staffId, { ended_at: context.clock.now() }), 'not_signed_in'],
    ['role', (staffId) => updateStaff(db, staffId, { roles: ['writer'] as StaffRole[] }), 'forbidden'],
    [
      'leave to sign in',
      (staffId) => {
        const now = context.clock.now();
        const suspended_until = new Date(now.getTime() + 60_000);
        return updateStaff(db, staffId, {
          suspended_at: now,
          suspended_until,
          suspension_reason: 'a test',
          suspended_by: 'Asha Admin',
        });
      },
      'not_signed_in',
    ],
  ];

  /** Runs an action of a new administrator as part of a request. @param before what happens meanwhile */
  async function runAfter(before: (staffId: number) => Promise<unknown>, recordsItself: boolean) {
    const actor = await createTestStaff(context, ['admin'], 'Ravi Admin');
    const { staffId } = await createTestStaff(context, ['writer'], 'Chitra Writer');
    const { id: sessionId } = await db
      .selectFrom('staff_sessions')
      .select('id')
      .where('staff_id', '=', actor.staffId)
      .executeTakeFirstOrThrow();
    const target = { kind: 'staff', id: staffId } as const;
    const action = recordsItself
      ? staffAction(
          endStaff,
          async (given, _input, record) => {
            await before(actor.staffId);
            await given.db.transaction().execute(async (tx) => {
              await updateStaff(tx, staffId, { ended_at: context.clock.now() });
              await record(tx, { target });
            });
            return 'done';
          },
          { recordsItself },
        )
      : staffAction(
          endStaff,
          async (given) => {
            await before(actor.staffId);
            await updateStaff(given.db, staffId, { ended_at: context.clock.now() });
            return 'done';
          },
          { target: () => target },
        );
    const work = { requestId: 'a', name: 'POST', staffSession: { staffId: actor.staffId, sessionId } };
    const outcome = await runAs(work, () =>
      runStaffAction(context, action, inputFor(staffId)).catch((error: Error) => error),
    );
    return {
      outcome,
      entries: await entriesOf(staffId),
      hasEnded: (await findStaff(db, { id: staffId }))?.endedAt != null,
    };
  }

  it.each(ends.flatMap((end) => [[...end, false] as const, [...end, true] as const]))(
    'changes nothing after the end of the %s',
    async (_what, end, code, recordsItself) => {
      expect(await runAfter(end, recordsItself)).toEqual({
        outcome: expect.objectContaining({ code }),
        entries: [],
        hasEnded: false,
      });
    },
  );

  it('can end the session of its caller', async () => {
    const actor = await createTestStaff(context, ['admin'], 'Ravi Admin');
    const { id: sessionId } = await db
      .selectFrom('staff_sessions')
      .select('id')
      .where('staff_id', '=', actor.staffId)
      .executeTakeFirstOrThrow();
    const end = (options: Parameters<typeof staffAction>[2]) =>
      runAs({ requestId: 'a', name: 'POST', staffSession: { staffId: actor.staffId, sessionId } }, () =>
        runStaffAction(
          context,
          staffAction(
            endStaff,
            async (given) => {
              await endStaffSessions(given.db, { staffId: actor.staffId }, context.clock.now());
              return 'done';
            },
            { target: () => ({ kind: 'staff', id: actor.staffId }), ...options },
          ),
          inputFor(actor.staffId),
        ).catch((error: Error) => error),
      );
    expect(await end({})).toMatchObject({ code: 'not_signed_in' });
    expect(await end({ mayEndOwnSession: true })).toBe('done');
    expect(await end({ mayEndOwnSession: true })).toMatchObject({ code: 'not_signed_in' });
  });

  it.each([true, false])('changes what it should for others', async (recordsItself) => {
    expect(await runAfter(async () => undefined, recordsItself)).toEqual({
      outcome: 'done',
      entries: ['EndStaff'],
      hasEnded: true,
    });
  });
});

describe('an action that records itself', () => {
  const run = (options: Parameters<typeof staffAction>[2]) =>
    runStaffAction(
      context,
      staffAction(suspendStaff, async () => 'done', options),
      inputFor(admin.staffId),
    ).catch((error: Error) => error);

  it('fails when it has recorded nothing', async () => {
    expect(await run({ recordsItself: true })).toEqual(new Error('Staff/SuspendStaff has recorded nothing'));
    expect(await run({ recordsItself: true, changedNothing: () => false })).toBeInstanceOf(Error);
  });

  it('need not record when its answer says that nothing was changed, or when it stores nothing', async () => {
    const countEntries = async () => (await db.selectFrom('staff_audit').select('id').execute()).length;
    const before = await countEntries();
    expect(await run({ recordsItself: true, changedNothing: (answer) => answer === 'done' })).toBe('done');
    expect(await run({ storesNothing: true })).toBe('done');
    expect(await countEntries()).toBe(before);
  });
});
