import { SERVICE_DUE_DAYS } from '@aarambh/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestPlan, insertPaidPurchase } from '../../testing/billing-fixtures.ts';
import { createTestStaff, openTestApp, registerThrough, type TestStaff } from '../../testing/test-app.ts';
import { endGrant, grantPlan } from '../billing/plans/index.ts';
import { moveServiceItem } from './move-service-item.ts';
import { listDeskItems } from './service-desk.queries.ts';

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

it('is listed for staff while open, by due date', async () => {
  const open = async () =>
    (await listDeskItems(db, {}, 0, clock.now())).items.filter(({ serviceItemID }) => serviceItemID === itemId);
  expect(await open()).toMatchObject([
    { serviceName: 'Resume Rewrite', status: 'Not Started', planName: 'Career Plus', isOverdue: false, version: 1 },
  ]);
  clock.advanceMinutes((SERVICE_DUE_DAYS + 1) * 24 * 60);
  await moveServiceItem(context, itemId, 'In Progress', 'Nandini Rao');
  expect(await open()).toMatchObject([{ status: 'In Progress', processingBy: 'Nandini Rao', isOverdue: true }]);
  await moveServiceItem(context, itemId, 'Completed', '');
  expect(await open()).toEqual([]);
});

describe('on the desk', () => {
  const post = (path: string, payload: object, { headers }: TestStaff) =>
    app.inject({ method: 'POST', url: `/api/${path}`, headers, payload });

  it('is moved only by a caller that saw its newest version', async () => {
    const writer = await createTestStaff(context, ['writer']);
    const move = (status: string, version?: number) =>
      post('Operator/MoveServiceItem', { serviceItemID: itemId, status, version }, writer);
    expect((await move('In Progress')).statusCode).toBe(400);
    expect((await move('In Progress', 1)).statusCode).toBe(200);
    expect((await move('Completed', 1)).json().detail).toBe(
      'This service was changed by someone else: it is now In Progress.',
    );
    expect((await move('Completed', 2)).statusCode).toBe(200);
  });

  it('is claimed by one person and released', async () => {
    const [writer, colleague] = [
      await createTestStaff(context, ['writer']),
      await createTestStaff(context, ['writer'], 'Imran Sheikh'),
    ];
    const claim = (version: number, isClaimed: boolean, by: TestStaff) =>
      post('Staff/ClaimServiceItem', { serviceItemID: itemId, version, isClaimed }, by);
    expect((await claim(1, true, writer)).statusCode).toBe(200);
    expect((await claim(1, true, colleague)).json().detail).toContain('claimed by Meera Staff');
    expect((await claim(2, true, colleague)).json().detail).toBe('Meera Staff has claimed this service.');
    expect(await item()).toMatchObject({ owner_id: writer.staffId, version: 2 });
    expect((await claim(2, false, writer)).statusCode).toBe(200);
    expect(await item()).toMatchObject({ owner_id: null, version: 3 });
  });

  it('is listed by its owner, or as unclaimed', async () => {
    const [writer, colleague] = [
      await createTestStaff(context, ['writer']),
      await createTestStaff(context, ['writer']),
    ];
    const isListed = async (owner: string, { headers }: TestStaff) => {
      const reply = await app.inject({ url: `/api/Staff/ListServiceItems?owner=${owner}`, headers });
      const { items } = reply.json() as { items: { serviceItemID: number }[] };
      return items.some(({ serviceItemID }) => serviceItemID === itemId);
    };
    expect(await isListed('unclaimed', writer)).toBe(true);
    expect(await isListed('mine', writer)).toBe(false);
    await post('Staff/ClaimServiceItem', { serviceItemID: itemId, version: 1, isClaimed: true }, writer);
    expect(await isListed('unclaimed', writer)).toBe(false);
    expect(await isListed('mine', writer)).toBe(true);
    expect(await isListed('mine', colleague)).toBe(false);
  });

  it('is as before when its last moves are undone, one after the other', async () => {
    const writer = await createTestStaff(context, ['writer']);
    const undo = (version: number) => post('Staff/UndoServiceMove', { serviceItemID: itemId, version }, writer);
    await moveServiceItem(context, itemId, 'In Progress', 'Nandini Rao');
    const inProgress = await item();
    await moveServiceItem(context, itemId, 'Completed', '');
    expect((await undo(1)).statusCode).toBe(409);
    expect((await undo(3)).body).toBe('The service is in progress again');
    expect(await item()).toEqual({ ...inProgress, version: 4 });
    expect((await undo(4)).statusCode).toBe(200);
    expect(await item()).toMatchObject({ status: 'Not Started', processing_by: '', started_at: null, version: 5 });
    expect((await undo(5)).json().detail).toBe('There is no move to undo.');
  });
});

it('is rejected for an unknown number', async () => {
  await expect(moveServiceItem(context, 999_999, 'Completed', '')).rejects.toMatchObject({ code: 'not_found' });
});
