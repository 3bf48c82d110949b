import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AppContext } from '../../../../app-context.ts';
import { holdAfterRestore, releaseHold } from '../../../../infra/database/restore-hold.ts';
import { DAY_MS, MINUTE_MS } from '../../../../lib/clock.ts';
import { buildTestApp, openTestContext, registerThrough, type TestContext } from '../../../../testing/test-app.ts';
import { deleteExpiredPaymentRecords } from '../delete-expired-records.ts';
import { createTestPaymentProvider, type TestPaymentProvider } from '../test-payment-provider.ts';
import { findPurchaseOutcome, insertTestPurchase, TOTAL_PAISE } from '../test-purchases.queries.ts';
import { checkDueOrders, nextCheckOf } from './check-orders.ts';
import { claimDueOrders, scheduleCheckNow } from './orders.queries.ts';

let base: TestContext;
let context: AppContext;
let provider: TestPaymentProvider;
let accountId: number;

beforeAll(async () => {
  base = await openTestContext();
  provider = createTestPaymentProvider(base.log, TOTAL_PAISE);
  context = { ...base, gateway: provider.gateway };
  const app = await buildTestApp(context);
  accountId = (await registerThrough(app)).accountID;
  await app.close();
});
afterAll(() => base?.close());
beforeEach(async () => {
  provider.isUnavailable = false;
  await base.db.updateTable('purchases').set({ next_check_at: null }).execute();
});

const buy = () => insertTestPurchase(base.db, base.clock.now(), { accountId });
const after = (start: Date, ms: number) => new Date(start.getTime() + ms);

it('checks an unpaid order after 2, 10 and 60 minutes, then daily for a week, then never', async () => {
  const began = base.clock.now();
  const { purchaseId, orderId } = await buy();
  provider.setPayments(orderId);
  const moments: number[] = [];
  for (;;) {
    const { nextCheckAt } = await findPurchaseOutcome(base.db, purchaseId);
    if (!nextCheckAt) break;
    moments.push(nextCheckAt.getTime() - began.getTime());
    base.clock.advanceMinutes((nextCheckAt.getTime() - base.clock.now().getTime()) / MINUTE_MS - 1);
    await checkDueOrders(context);
    expect((await findPurchaseOutcome(base.db, purchaseId)).checks).toBe(moments.length - 1);
    base.clock.advanceMinutes(1);
    await checkDueOrders(context);
    expect((await findPurchaseOutcome(base.db, purchaseId)).checks).toBe(moments.length);
  }
  expect(moments).toEqual([
    ...[2, 10, 60].map((minutes) => minutes * MINUTE_MS),
    ...[1, 2, 3, 4, 5, 6, 7].map((days) => days * DAY_MS),
  ]);
});

it('skips check times that passed during downtime', () => {
  const createdAt = new Date('2026-11-21T08:00:00Z');
  expect(nextCheckOf(createdAt, after(createdAt, 3 * DAY_MS + 1))).toEqual(after(createdAt, 4 * DAY_MS));
  expect(nextCheckOf(createdAt, after(createdAt, 7 * DAY_MS))).toBeNull();
});

it('finds a payment whose browser never returned, and stops checking', async () => {
  const { purchaseId, orderId } = await buy();
  provider.setPayments(orderId, {});
  base.clock.advanceMinutes(2);
  await checkDueOrders(context);
  expect(await findPurchaseOutcome(base.db, purchaseId)).toMatchObject({
    status: 'paid',
    grants: 1,
    nextCheckAt: null,
  });
});

describe('after the clock was set back', () => {
  it.each([
    ['a scheduled check', 0, false],
    ['a check of a killed process', 4 * 60, true],
  ])('does not delay %s, and does not check all the time', async (_what, ageMinutes, isClaimed) => {
    const { purchaseId, orderId } = await buy();
    provider.setPayments(orderId);
    base.clock.advanceMinutes(ageMinutes);
    if (isClaimed) {
      const now = base.clock.now();
      expect(await claimDueOrders(base.db, 1, now, after(now, 2 * MINUTE_MS))).toHaveLength(1);
    }
    const { checks } = await findPurchaseOutcome(base.db, purchaseId);
    base.clock.advanceMinutes(-180);
    await checkDueOrders(context);
    expect((await findPurchaseOutcome(base.db, purchaseId)).checks).toBe(checks + 1);
    await checkDueOrders(context);
    expect((await findPurchaseOutcome(base.db, purchaseId)).checks).toBe(checks + 1);
    base.clock.advanceMinutes(180);
  });
});

it('holds back orders of a restored database until they are released; those placed since are checked', async () => {
  const before = await buy();
  provider.setPayments(before.orderId, {});
  await holdAfterRestore(base.db, base.clock.now());
  base.clock.advanceMinutes(1);
  const since = await buy();
  provider.setPayments(since.orderId, {});
  base.clock.advanceMinutes(2);
  await checkDueOrders(context);
  expect(await findPurchaseOutcome(base.db, before.purchaseId)).toMatchObject({ status: 'created', checks: 0 });
  expect(await findPurchaseOutcome(base.db, since.purchaseId)).toMatchObject({ status: 'paid' });
  await releaseHold(base.db);
  await checkDueOrders(context);
  expect(await findPurchaseOutcome(base.db, before.purchaseId)).toMatchObject({ status: 'paid', grants: 1 });
});

it('checks each of many due orders once across concurrent instances', async () => {
  const orders = await Promise.all(Array.from({ length: 30 }, buy));
  for (const { orderId } of orders) provider.setPayments(orderId, {});
  base.clock.advanceMinutes(2);
  const { listCalls } = provider;
  await Promise.all([1, 2, 3].map(() => checkDueOrders(context)));
  expect(provider.listCalls - listCalls).toBe(30);
  for (const { purchaseId } of orders)
    expect(await findPurchaseOutcome(base.db, purchaseId)).toMatchObject({ status: 'paid', grants: 1, checks: 1 });
});

it('claims each order for one process only', async () => {
  await Promise.all(Array.from({ length: 40 }, buy));
  base.clock.advanceMinutes(2);
  const now = base.clock.now();
  const claims = await Promise.all(
    Array.from({ length: 8 }, () => claimDueOrders(base.db, 20, now, after(now, MINUTE_MS))),
  );
  const claimed = claims.flat().map(({ purchaseId }) => purchaseId);
  expect(claimed.length).toBeGreaterThan(0);
  expect(new Set(claimed).size).toBe(claimed.length);
});

it('backs off when the provider is unavailable', async () => {
  await Promise.all(Array.from({ length: 20 }, buy));
  provider.isUnavailable = true;
  base.clock.advanceMinutes(2);
  const { listCalls } = provider;
  await checkDueOrders(context);
  expect(provider.listCalls - listCalls).toBeLessThan(20);
});

it('checks again after the provider was unavailable', async () => {
  const { purchaseId, orderId } = await buy();
  provider.setPayments(orderId, {});
  provider.isUnavailable = true;
  base.clock.advanceMinutes(2);
  await checkDueOrders(context);
  expect(await findPurchaseOutcome(base.db, purchaseId)).toMatchObject({
    status: 'created',
    nextCheckAt: after(base.clock.now(), 2 * MINUTE_MS),
  });
  provider.isUnavailable = false;
  base.clock.advanceMinutes(2);
  await checkDueOrders(context);
  expect(await findPurchaseOutcome(base.db, purchaseId)).toMatchObject({ status: 'paid', grants: 1 });
});

it('checks again when an event arrives during the check', async () => {
  const { purchaseId, orderId } = await buy();
  base.clock.advanceMinutes(2);
  const { listPayments } = provider.gateway;
  const meanwhile = async (order: string) => {
    const payments = await listPayments(order);
    provider.setPayments(orderId, {});
    await scheduleCheckNow(base.db, orderId, base.clock.now());
    return payments;
  };
  await checkDueOrders({ ...context, gateway: { ...provider.gateway, listPayments: meanwhile } });
  expect(await findPurchaseOutcome(base.db, purchaseId)).toMatchObject({
    status: 'created',
    nextCheckAt: base.clock.now(),
  });
  await checkDueOrders(context);
  expect(await findPurchaseOutcome(base.db, purchaseId)).toMatchObject({ status: 'paid', nextCheckAt: null });
});

it('an order that cannot be settled does not block others and is retried', async () => {
  const [broken, whole] = [await buy(), await buy()];
  provider.setPayments(broken.orderId, {});
  provider.setPayments(whole.orderId, {});
  const { listPayments } = provider.gateway;
  const odd = async (order: string) => {
    if (order === broken.orderId) throw new Error('an odd reply');
    return await listPayments(order);
  };
  base.clock.advanceMinutes(2);
  await checkDueOrders({ ...context, gateway: { ...provider.gateway, listPayments: odd } });
  expect(await findPurchaseOutcome(base.db, whole.purchaseId)).toMatchObject({ status: 'paid' });
  expect(await findPurchaseOutcome(base.db, broken.purchaseId)).toMatchObject({
    status: 'created',
    nextCheckAt: expect.any(Date),
  });
});

describe('deleting expired records', () => {
  it('deletes purchases without an order after one day, and nothing else', async () => {
    const [withOrder, without] = [await buy(), await buy()];
    await base.db.updateTable('purchases').set({ order_id: null }).where('id', '=', without.purchaseId).execute();
    const ids = async () =>
      (await base.db.selectFrom('purchases').select('id').execute())
        .map(({ id }) => id)
        .filter((id) => id === withOrder.purchaseId || id === without.purchaseId);
    base.clock.advanceMinutes(24 * 60);
    await deleteExpiredPaymentRecords(context);
    expect(await ids()).toHaveLength(2);
    base.clock.advanceMinutes(1);
    await deleteExpiredPaymentRecords(context);
    expect(await ids()).toEqual([withOrder.purchaseId]);
  });
});
