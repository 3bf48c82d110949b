import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AppContext } from '../../../app-context.ts';
import { DAY_MS } from '../../../lib/clock.ts';
import { buildTestApp, openTestContext, registerThrough, type TestContext } from '../../../testing/test-app.ts';
import { checkDueOrders, nextCheckOf } from './check-orders.ts';
import { checkSoon, claimDueOrders } from './purchases.queries.ts';
import { sweepPayments } from './sweep-payments.ts';
import { openTestProvider, type TestProvider } from './test-provider.ts';
import { insertTestPurchase, outcomeOf, TOTAL_PAISE } from './test-world.queries.ts';

let base: TestContext;
let context: AppContext;
let provider: TestProvider;
let accountId: number;

beforeAll(async () => {
  base = await openTestContext();
  provider = openTestProvider(base.log, TOTAL_PAISE);
  context = { ...base, gateway: provider.gateway };
  const app = await buildTestApp(context);
  accountId = (await registerThrough(app)).accountID;
  await app.close();
});
afterAll(() => base?.close());
beforeEach(async () => {
  provider.isAway = false;
  await base.db.updateTable('purchases').set({ next_check_at: null }).execute();
});

const MINUTE_MS = 60_000;
const buy = () => insertTestPurchase(base.db, base.clock.now(), { accountId });
const after = (start: Date, ms: number) => new Date(start.getTime() + ms);

it('an order nobody pays is asked about after 2, 10 and 60 minutes, then daily for a week, then never', async () => {
  const began = base.clock.now();
  const { purchaseId, orderId } = await buy();
  provider.has(orderId);
  const moments: number[] = [];
  for (;;) {
    const { nextCheckAt } = await outcomeOf(base.db, purchaseId);
    if (!nextCheckAt) break;
    moments.push(nextCheckAt.getTime() - began.getTime());
    base.clock.advanceMinutes((nextCheckAt.getTime() - base.clock.now().getTime()) / MINUTE_MS - 1);
    await checkDueOrders(context);
    expect((await outcomeOf(base.db, purchaseId)).checks).toBe(moments.length - 1);
    base.clock.advanceMinutes(1);
    await checkDueOrders(context);
    expect((await outcomeOf(base.db, purchaseId)).checks).toBe(moments.length);
  }
  expect(moments).toEqual([
    ...[2, 10, 60].map((minutes) => minutes * MINUTE_MS),
    ...[1, 2, 3, 4, 5, 6, 7].map((days) => days * DAY_MS),
  ]);
});

it('leaves out moments that passed while nothing ran', () => {
  const made = new Date('2026-11-21T08:00:00Z');
  expect(nextCheckOf(made, after(made, 3 * DAY_MS + 1))).toEqual(after(made, 4 * DAY_MS));
  expect(nextCheckOf(made, after(made, 7 * DAY_MS))).toBeNull();
});

it('finds a payment whose browser never came back, and then asks no more', async () => {
  const { purchaseId, orderId } = await buy();
  provider.has(orderId, {});
  base.clock.advanceMinutes(2);
  await checkDueOrders(context);
  expect(await outcomeOf(base.db, purchaseId)).toMatchObject({ status: 'paid', grants: 1, nextCheckAt: null });
});

it('of many due orders each is asked about once, by several instances at once', async () => {
  const orders = await Promise.all(Array.from({ length: 30 }, buy));
  for (const { orderId } of orders) provider.has(orderId, {});
  base.clock.advanceMinutes(2);
  const { asked } = provider;
  await Promise.all([1, 2, 3].map(() => checkDueOrders(context)));
  expect(provider.asked - asked).toBe(30);
  for (const { purchaseId } of orders)
    expect(await outcomeOf(base.db, purchaseId)).toMatchObject({ status: 'paid', grants: 1, checks: 1 });
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

it('stops asking a provider that is away', async () => {
  await Promise.all(Array.from({ length: 20 }, buy));
  provider.isAway = true;
  base.clock.advanceMinutes(2);
  const { asked } = provider;
  await checkDueOrders(context);
  expect(provider.asked - asked).toBeLessThan(20);
});

it('asks again when the provider was away', async () => {
  const { purchaseId, orderId } = await buy();
  provider.has(orderId, {});
  provider.isAway = true;
  base.clock.advanceMinutes(2);
  await checkDueOrders(context);
  expect(await outcomeOf(base.db, purchaseId)).toMatchObject({
    status: 'created',
    nextCheckAt: after(base.clock.now(), 2 * MINUTE_MS),
  });
  provider.isAway = false;
  base.clock.advanceMinutes(2);
  await checkDueOrders(context);
  expect(await outcomeOf(base.db, purchaseId)).toMatchObject({ status: 'paid', grants: 1 });
});

it('asks again when something arrives during the look', async () => {
  const { purchaseId, orderId } = await buy();
  base.clock.advanceMinutes(2);
  const { listPayments } = provider.gateway;
  const meanwhile = async (order: string) => {
    const payments = await listPayments(order);
    provider.has(orderId, {});
    await checkSoon(base.db, orderId, base.clock.now());
    return payments;
  };
  await checkDueOrders({ ...context, gateway: { ...provider.gateway, listPayments: meanwhile } });
  expect(await outcomeOf(base.db, purchaseId)).toMatchObject({ status: 'created', nextCheckAt: base.clock.now() });
  await checkDueOrders(context);
  expect(await outcomeOf(base.db, purchaseId)).toMatchObject({ status: 'paid', nextCheckAt: null });
});

it('an order that cannot be settled holds up no other and comes again', async () => {
  const [broken, whole] = [await buy(), await buy()];
  provider.has(broken.orderId, {});
  provider.has(whole.orderId, {});
  const { listPayments } = provider.gateway;
  const odd = async (order: string) => {
    if (order === broken.orderId) throw new Error('an odd reply');
    return await listPayments(order);
  };
  base.clock.advanceMinutes(2);
  await checkDueOrders({ ...context, gateway: { ...provider.gateway, listPayments: odd } });
  expect(await outcomeOf(base.db, whole.purchaseId)).toMatchObject({ status: 'paid' });
  expect(await outcomeOf(base.db, broken.purchaseId)).toMatchObject({
    status: 'created',
    nextCheckAt: expect.any(Date),
  });
});

describe('the sweep', () => {
  it('removes purchases that for a day got no order, and nothing else', async () => {
    const [withOrder, without] = [await buy(), await buy()];
    await base.db.updateTable('purchases').set({ order_id: null }).where('id', '=', without.purchaseId).execute();
    const ids = async () =>
      (await base.db.selectFrom('purchases').select('id').execute())
        .map(({ id }) => id)
        .filter((id) => id === withOrder.purchaseId || id === without.purchaseId);
    base.clock.advanceMinutes(24 * 60);
    await sweepPayments(context);
    expect(await ids()).toHaveLength(2);
    base.clock.advanceMinutes(1);
    await sweepPayments(context);
    expect(await ids()).toEqual([withOrder.purchaseId]);
  });
});
