import type { CallReply, getToday, WorkItem, WorkKind } from '@aarambh/contract';
import { beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '../../../lib/clock.ts';
import { grantTestPlan } from '../../../testing/billing-fixtures.ts';
import { createTestStaff, openTestApp, registerThrough, type TestStaff } from '../../../testing/test-app.ts';

const { app, context } = await openTestApp();
const { db, clock } = context;

type Today = CallReply<typeof getToday>;
const today = async ({ headers }: TestStaff, whose: 'all' | 'mine' = 'all') =>
  (await app.inject({ url: `/api/Staff/GetToday?whose=${whose}`, headers })).json<Today>();
const countOf = ({ kinds }: Today, kind: WorkKind) => kinds.find((one) => one.kind === kind);
const post = (path: string, payload: object, { headers }: TestStaff) =>
  app.inject({ method: 'POST', url: `/api/Staff/${path}`, headers, payload });

let trust: TestStaff;
let colleague: TestStaff;
let accountId: number;
/** Cases of pictures, the earliest due first. */
const cases: number[] = [];
beforeAll(async () => {
  trust = await createTestStaff(context, ['trust'], 'Tara Trust');
  colleague = await createTestStaff(context, ['trust'], 'Uma Trust');
  for (const daysAgo of [3, 0]) {
    accountId = (await registerThrough(app, { fullName: 'Kavya Raghunathan' })).accountID;
    const { id } = await db
      .insertInto('pictures')
      .values({
        account_id: accountId,
        file_key: `key-${daysAgo}`,
        content_type: 'image/png',
        bytes: 1,
        uploaded_at: new Date(clock.now().getTime() - daysAgo * DAY_MS),
        reviewed_at: null,
        reviewed_by: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const row = db.selectFrom('picture_cases').select('id').where('picture_id', '=', id);
    cases.push((await row.executeTakeFirstOrThrow()).id);
  }
});

it('counts what is due and overdue by permission, the earliest first', async () => {
  const seen = await today(trust);
  expect(countOf(seen, 'moderation-case')).toEqual({
    kind: 'moderation-case',
    due: 2,
    overdue: 1,
    mine: 0,
    isCapped: false,
  });
  const items = seen.items.filter(({ kind }) => kind === 'moderation-case');
  expect(items.map(({ targetID }) => targetID)).toEqual(cases);
  expect(items[0]).toMatchObject({ title: 'Kavya Raghunathan', isOverdue: true, claimedBy: '' });
  // Neither the numbers nor the rows of other roles.
  expect(seen.kinds.map(({ kind }) => kind)).not.toContain('refund');
  const finance = await today(await createTestStaff(context, ['finance']));
  expect(finance.kinds.map(({ kind }) => kind)).toEqual(['request', 'refund', 'payment']);
});

it('a claim is seen by colleagues, is held by one, and can be given up', async () => {
  const [targetID] = cases;
  const claim = { kind: 'moderation-case', targetID };
  expect((await post('ClaimWork', claim, trust)).statusCode).toBe(200);
  const refused = await post('ClaimWork', claim, colleague);
  expect(refused.json()).toMatchObject({ code: 'conflict', detail: 'Tara Trust has claimed this already.' });
  const find = ({ items }: Today) => items.find((item: WorkItem) => item.targetID === targetID);
  expect(find(await today(colleague))).toMatchObject({ claimedBy: 'Tara Trust', isMine: false });
  expect(countOf(await today(trust), 'moderation-case')?.mine).toBe(1);
  expect((await today(trust, 'mine')).items).toMatchObject([{ targetID, isMine: true }]);
  expect((await today(colleague, 'mine')).items).toEqual([]);

  expect((await post('ReleaseWork', claim, colleague)).statusCode).toBe(409);
  expect((await post('ReleaseWork', claim, trust)).statusCode).toBe(200);
  expect((await post('ClaimWork', claim, colleague)).statusCode).toBe(200);
  // The claims of staff who have left are released.
  await db.updateTable('staff').set({ ended_at: clock.now() }).where('id', '=', colleague.staffId).execute();
  expect((await post('ClaimWork', claim, trust)).statusCode).toBe(200);
});

it('the audit log says what was claimed and given up; work that does not exist is not claimed', async () => {
  const targetID = cases[1];
  const claim = { kind: 'moderation-case', targetID };
  for (const action of ['ClaimWork', 'ReleaseWork']) expect((await post(action, claim, trust)).statusCode).toBe(200);
  const entries = await db
    .selectFrom('staff_audit')
    .select(['action', 'target_kind', 'target_id', 'before', 'after'])
    .where('target_kind', '=', 'picture-case')
    .where('target_id', '=', String(targetID))
    .orderBy('id')
    .execute();
  const on = { target_kind: 'picture-case', target_id: String(targetID) };
  expect(entries).toEqual([
    { action: 'ClaimWork', ...on, before: null, after: { claimed: 'moderation-case', targetID } },
    { action: 'ReleaseWork', ...on, before: { claimed: 'moderation-case', targetID }, after: null },
  ]);
  for (const action of ['ClaimWork', 'ReleaseWork'])
    expect((await post(action, { kind: 'moderation-case', targetID: 9_999_999 }, trust)).statusCode).toBe(404);
});

it('work of other roles, and work with owners of its own, is not claimed here', async () => {
  expect((await post('ClaimWork', { kind: 'refund', targetID: 1 }, trust)).statusCode).toBe(403);
  const support = await createTestStaff(context, ['support']);
  expect((await post('ClaimWork', { kind: 'case', targetID: 1 }, support)).statusCode).toBe(409);
  expect((await post('ClaimWork', { kind: 'nothing', targetID: 1 }, support)).statusCode).toBe(400);
});

it('shows a service from the day on which it is due', async () => {
  const writer = await createTestStaff(context, ['writer']);
  await grantTestPlan(context, accountId, { resumeRewrite: true });
  expect(countOf(await today(writer), 'service')?.due).toBe(0);
  clock.advanceMinutes((3 * DAY_MS) / 60_000);
  const seen = await today(writer);
  expect(countOf(seen, 'service')?.due).toBeGreaterThan(0);
  expect(seen.items[0]).toMatchObject({ kind: 'service', title: 'Kavya Raghunathan' });
});

it('every kind of work can be read by an administrator', async () => {
  const admin = await createTestStaff(context, ['admin']);
  expect((await today(admin)).kinds).toHaveLength(10);
});
