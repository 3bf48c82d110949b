import { beforeEach, expect, it } from 'vitest';
import { createTestPlan, insertPaidPurchase } from '../../testing/billing-fixtures.ts';
import { openTestApp, registerThrough } from '../../testing/test-app.ts';
import { endGrant, grantPlan } from '../billing/plans/index.ts';
import { moveServiceItem } from './move-service-item.ts';
import { listOpenServiceItems } from './service-items.queries.ts';

const { app, context } = await openTestApp();
const { db, clock } = context;

let itemId: number;
let purchaseId: number;
beforeEach(async () => {
  const { accountID } = await registerThrough(app);
  const planID = await createTestPlan(context, { resumeRewrite: true });
  const purchase = await insertPaidPurchase(context, accountID, { kind: 'combo', planID });
  purchaseId = purchase.purchaseId;
  await db.transaction().execute((tx) => grantPlan(tx, purchase, clock.now()));
  const item = await db
    .selectFrom('service_items')
    .select('id')
    .where('account_id', '=', accountID)
    .executeTakeFirstOrThrow();
  itemId = item.id;
});

const item = () => db.selectFrom('service_items').selectAll().where('id', '=', itemId).executeTakeFirstOrThrow();

it('starts and completes, and stores who works on it', async () => {
  expect(await item()).toMatchObject({ status: 'Not Started', started_at: null, completed_at: null });
  const started = clock.now();
  await moveServiceItem(context, itemId, 'In Progress', 'Nandini Rao');
  expect(await item()).toMatchObject({ status: 'In Progress', processing_by: 'Nandini Rao', started_at: started });
  clock.advanceMinutes(60);
  await moveServiceItem(context, itemId, 'Completed', '');
  expect(await item()).toMatchObject({
    status: 'Completed',
    processing_by: 'Nandini Rao',
    started_at: started,
    completed_at: clock.now(),
  });
});

it('can be completed directly, and never goes back', async () => {
  await moveServiceItem(context, itemId, 'Completed', 'Imran Sheikh');
  const done = await item();
  expect(done).toMatchObject({ started_at: clock.now(), completed_at: clock.now() });
  for (const to of ['Not Started', 'In Progress', 'Completed'] as const)
    await expect(moveServiceItem(context, itemId, to, 'X')).rejects.toMatchObject({ code: 'conflict' });
  expect(await item()).toEqual(done);
});

it('is changed by one of two concurrent calls', async () => {
  const moves = await Promise.allSettled(['A', 'B'].map((by) => moveServiceItem(context, itemId, 'In Progress', by)));
  expect(moves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

it('cannot change once its plan was refunded', async () => {
  await db.transaction().execute((tx) => endGrant(tx, purchaseId, clock.now()));
  await expect(moveServiceItem(context, itemId, 'In Progress', 'A')).rejects.toMatchObject({ code: 'conflict' });
  expect(await item()).toMatchObject({ status: 'Not Started', processing_by: '' });
});

it('is listed while open, with its account', async () => {
  const open = async () => (await listOpenServiceItems(db)).filter((one) => one.itemId === itemId);
  expect(await open()).toMatchObject([
    { serviceName: 'Resume Rewrite', status: 'Not Started', planName: 'Career Plus', since: clock.now() },
  ]);
  await moveServiceItem(context, itemId, 'In Progress', 'Nandini Rao');
  expect(await open()).toMatchObject([{ status: 'In Progress', processingBy: 'Nandini Rao' }]);
  await moveServiceItem(context, itemId, 'Completed', '');
  expect(await open()).toEqual([]);
});

it('is rejected for an unknown number', async () => {
  await expect(moveServiceItem(context, 999_999, 'Completed', '')).rejects.toMatchObject({ code: 'not_found' });
});
