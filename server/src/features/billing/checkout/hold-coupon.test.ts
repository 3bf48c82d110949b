import type { PlanKind } from '@aarambh/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { CallError } from '../../../lib/call-error.ts';
import { insertTestPlan, markTestPurchasePaid } from '../../../testing/billing-fixtures.ts';
import { openTestApp, registerThrough } from '../../../testing/test-app.ts';
import { COUPON_USED_BY_BUYER, COUPON_USED_UP } from '../coupons/hold-coupon.ts';
import { endCoupon } from '../coupons/index.ts';
import { createTestCoupon as makeOne, type NewCoupon } from '../coupons/test-coupon.ts';
import { computeQuote } from './compute-quote.ts';
import { presentQuote } from './present-quote.ts';
import { type PurchaseRequest, savePurchase } from './save-purchase.ts';
import { TestOrderGateway } from './test-order-gateway.ts';

const { app, context } = await openTestApp();
const { db, clock } = context;
const gateway = new TestOrderGateway(context);

let planID: number;
beforeEach(async () => {
  planID = await insertTestPlan(db, { kind: 'combo', price_paise: 500_000 });
});

const createTestCoupon = (limits: Partial<NewCoupon>) =>
  makeOne(context, { discountType: 'Fixed', discountValue: 10_000, ...limits });

const guest = (email: string) => ({ guest: { email, countryId: 105, mobileNo: '9876543210' } });

/** Buys with a coupon and returns the order id or the error message. */
async function buy(buyer: PurchaseRequest['buyer'], couponID: number, plan = planID): Promise<string> {
  const choice = { kind: 'combo' as PlanKind, planID: plan, couponID };
  const claimed = presentQuote(await computeQuote(db, choice, clock.now()));
  try {
    return (await savePurchase(context, { buyer, choice, claimed: { ...claimed } })).orderId;
  } catch (error) {
    if (error instanceof CallError) return error.message;
    throw error;
  }
}
const isOrder = (answer: string) => answer.startsWith('order_');
const times = <T>(count: number, one: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => one(n)));

describe('fifty concurrent purchases', () => {
  it('use a coupon with ten uses left exactly ten times', async () => {
    const couponID = await createTestCoupon({ maxUses: 12 });
    await times(2, (n) => buy(guest(`before.${n}@example.com`), couponID));
    const answers = await times(50, (n) => buy(guest(`at.once.${n}@example.com`), couponID));
    expect(answers.filter(isOrder)).toHaveLength(10);
    expect(answers.filter((answer) => answer === COUPON_USED_UP)).toHaveLength(40);
    const { uses } = await db
      .selectFrom('purchases')
      .select(({ fn }) => fn.countAll<number>().as('uses'))
      .where('coupon_id', '=', couponID)
      .executeTakeFirstOrThrow();
    expect(uses).toBe(12);
  });

  it('of one guest, in any case of the email address, use a coupon limited to one per buyer once', async () => {
    const couponID = await createTestCoupon({ maxUsesPerBuyer: 1 });
    const answers = await times(50, (n) => buy(guest(n % 2 ? 'Meera@Example.com' : 'meera@example.com'), couponID));
    expect(answers.filter(isOrder)).toHaveLength(1);
    expect(answers.filter((answer) => answer === COUPON_USED_BY_BUYER)).toHaveLength(49);
    expect(isOrder(await buy(guest('sister.of.meera@example.com'), couponID))).toBe(true);
  });

  it('of one account for ten plans use a coupon limited to two per buyer twice', async () => {
    const couponID = await createTestCoupon({ maxUsesPerBuyer: 2 });
    const plans = await times(10, () => insertTestPlan(db, { kind: 'combo', price_paise: 500_000 }));
    const { accountID: accountId } = await registerThrough(app);
    const answers = await times(50, (n) => buy({ accountId }, couponID, plans[n % 10]));
    // A repeated request for the same plan returns the existing order.
    expect(new Set(answers.filter(isOrder)).size).toBe(2);
    expect(new Set(answers.filter((answer) => !isOrder(answer)))).toEqual(new Set([COUPON_USED_BY_BUYER]));
  });
});

/** Waits until a purchase is blocked by the lock that the test holds. */
const waitUntilBlocked = () =>
  expect
    .poll(async () => {
      const { rows } = await sql<{ waiting: number }>`
        select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      return rows[0]?.waiting;
    })
    .toBeGreaterThan(0);

describe('a coupon hold', () => {
  it('is released by an order unpaid after 30 minutes, and stays with a paid one', async () => {
    const couponID = await createTestCoupon({ maxUses: 1 });
    await buy(guest('slow@example.com'), couponID);
    expect(await buy(guest('next@example.com'), couponID)).toBe(COUPON_USED_UP);
    clock.advanceMinutes(30);
    const order = await buy(guest('next@example.com'), couponID);
    expect(isOrder(order)).toBe(true);
    clock.advanceMinutes(29);
    await markTestPurchasePaid(db, order, clock.now());
    clock.advanceMinutes(60);
    const refused = await savePurchaseWith(couponID).catch((error: CallError) => error);
    expect(refused).toMatchObject({ code: 'bad_input', message: 'Invalid Coupon Code!' });
  });

  it('is checked again before paying when its buyer comes back to the order after half an hour', async () => {
    const couponID = await createTestCoupon({ maxUses: 1 });
    const { accountID: accountId } = await registerThrough(app);
    expect(isOrder(await buy({ accountId }, couponID))).toBe(true);
    clock.advanceMinutes(30);
    expect(isOrder(await buy(guest('quicker@example.com'), couponID))).toBe(true);
    expect(await buy({ accountId }, couponID)).toBe(COUPON_USED_UP);
  });

  /** Saves a purchase without requesting a quote first. */
  const savePurchaseWith = (couponID: number) =>
    savePurchase(context, {
      buyer: guest('third@example.com'),
      choice: { kind: 'combo', planID, couponID },
      claimed: {},
    });

  it('is released immediately by a purchase without an order', async () => {
    const couponID = await createTestCoupon({ maxUses: 1, maxUsesPerBuyer: 1 });
    gateway.isUnavailable = true;
    const answer = await buy(guest('retry@example.com'), couponID);
    gateway.isUnavailable = false;
    expect(isOrder(answer)).toBe(false);
    expect(isOrder(await buy(guest('retry@example.com'), couponID))).toBe(true);
  });

  it('stays one use when an account changes other terms of the order', async () => {
    const couponID = await createTestCoupon({ maxUses: 1, maxUsesPerBuyer: 1 });
    const { accountID: accountId } = await registerThrough(app);
    const choice = { kind: 'combo' as const, planID, couponID };
    const save = (stateID: number) =>
      savePurchase(context, { buyer: { accountId }, choice: { ...choice, stateID }, claimed: {} });
    const first = await save(4008);
    const second = await save(4026);
    expect(second.orderId).not.toBe(first.orderId);
    expect(await buy(guest('late@example.com'), couponID)).toBe(COUPON_USED_UP);
    const otherPlan = await insertTestPlan(db, { kind: 'combo', price_paise: 500_000 });
    expect(await buy({ accountId }, couponID, otherPlan)).toBe(COUPON_USED_UP);
  });

  it('fails when staff end the coupon, also for a waiting purchase', async () => {
    const couponID = await createTestCoupon({ maxUses: 5, code: 'ENDING' });
    const answers = await db.transaction().execute(async (tx) => {
      await endCoupon(tx, 'ending');
      const waiting = savePurchaseWith(couponID).catch((error: CallError) => error.message);
      await waitUntilBlocked();
      return { waiting };
    });
    expect(await answers.waiting).toBe('Invalid Coupon Code!');
  });
});

describe('one mailbox under several spellings', () => {
  const spell = (name: string) =>
    [`${name}.rao@gmail.com`, `${name}rao@googlemail.com`, `${name}.rao+2@gmail.com`] as const;
  const account = async (email: string) => ({ accountId: (await registerThrough(app, { email })).accountID });

  it('uses a coupon limited to one per buyer once as a guest', async () => {
    const couponID = await createTestCoupon({ maxUsesPerBuyer: 1 });
    const [first, ...others] = spell('spelt.guest');
    expect(isOrder(await buy(guest(first), couponID))).toBe(true);
    for (const email of others) expect(await buy(guest(email), couponID)).toBe(COUPON_USED_BY_BUYER);
    expect(isOrder(await buy(guest('spelt.guest.rao@example.com'), couponID))).toBe(true);
  });

  it('uses it once as a guest and by an account', async () => {
    const [first, second, third] = spell('spelt.both');
    const couponID = await createTestCoupon({ maxUsesPerBuyer: 1 });
    expect(isOrder(await buy(guest(first), couponID))).toBe(true);
    expect(await buy(await account(second), couponID)).toBe(COUPON_USED_BY_BUYER);
    const otherID = await createTestCoupon({ maxUsesPerBuyer: 1, code: 'OTHER' });
    expect(isOrder(await buy(await account(third), otherID))).toBe(true);
    expect(await buy(guest(first), otherID)).toBe(COUPON_USED_BY_BUYER);
  });

  it('uses it once by two accounts', async () => {
    const couponID = await createTestCoupon({ maxUsesPerBuyer: 1 });
    const [first, second] = spell('spelt.accounts');
    expect(isOrder(await buy(await account(first), couponID))).toBe(true);
    expect(await buy(await account(second), couponID)).toBe(COUPON_USED_BY_BUYER);
    expect(isOrder(await buy(await account('spelt.accounts@example.com'), couponID))).toBe(true);
  });
});

describe('one person with a verified mobile number', () => {
  const verify = (accountId: number, mobileNo: string, at: Date | null = clock.now()) =>
    db
      .updateTable('accounts')
      .set({ mobile_no: mobileNo, country_id: 105, mobile_verified_at: at })
      .where('id', '=', accountId)
      .execute();
  const guestOf = (email: string, mobileNo: string) => ({ guest: { email, countryId: 105, mobileNo } });

  it('uses a coupon limited to one per buyer once, by an account and as a guest under other addresses', async () => {
    const couponID = await createTestCoupon({ maxUsesPerBuyer: 1 });
    const { accountID: accountId } = await registerThrough(app);
    await verify(accountId, '9812300001');
    expect(isOrder(await buy({ accountId }, couponID))).toBe(true);
    expect(await buy(guestOf('mobile.one@example.com', '9812300001'), couponID)).toBe(COUPON_USED_BY_BUYER);
    expect(isOrder(await buy(guestOf('mobile.two@example.com', '9812300002'), couponID))).toBe(true);
  });

  it('uses it once as a guest and then by an account, or by two accounts', async () => {
    const couponID = await createTestCoupon({ maxUsesPerBuyer: 1 });
    expect(isOrder(await buy(guestOf('mobile.three@example.com', '9812300003'), couponID))).toBe(true);
    const [one, other] = [await registerThrough(app), await registerThrough(app)];
    await verify(one.accountID, '9812300003');
    expect(await buy({ accountId: one.accountID }, couponID)).toBe(COUPON_USED_BY_BUYER);
    await verify(one.accountID, '9812300004');
    await verify(other.accountID, '9812300004');
    expect(isOrder(await buy({ accountId: one.accountID }, couponID))).toBe(true);
    expect(await buy({ accountId: other.accountID }, couponID)).toBe(COUPON_USED_BY_BUYER);
  });

  it('is not known by an unverified number', async () => {
    const couponID = await createTestCoupon({ maxUsesPerBuyer: 1 });
    const [one, other] = [await registerThrough(app), await registerThrough(app)];
    await verify(one.accountID, '9812300005', null);
    await verify(other.accountID, '9812300005');
    expect(isOrder(await buy({ accountId: one.accountID }, couponID))).toBe(true);
    expect(isOrder(await buy({ accountId: other.accountID }, couponID))).toBe(true);
  });
});
