import type { PlanKind } from '@aarambh/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { CallError } from '../../../lib/call-error.ts';
import { openTestApp, registerThrough } from '../../../testing/test-app.ts';
import { computeQuote, type PurchaseRequest, savePurchase } from '../checkout/index.ts';
import { presentQuote } from '../checkout/present-quote.ts';
import { TestGateway } from '../checkout/test-gateway.ts';
import { makePlan, payPurchase } from '../checkout/test-world.queries.ts';
import { COUPON_USED_BY_BUYER, COUPON_USED_UP } from './hold-coupon.ts';
import { endCoupon } from './index.ts';
import { makeCoupon as makeOne, type NewCoupon } from './test-coupon.ts';

const { app, context } = await openTestApp();
const { db, clock } = context;
const gateway = new TestGateway(context);

let planID: number;
beforeEach(async () => {
  planID = await makePlan(db, { kind: 'combo', price_paise: 500_000 });
});

const makeCoupon = (limits: Partial<NewCoupon>) =>
  makeOne(context, { discountType: 'Fixed', discountValue: 10_000, ...limits });

const guest = (email: string) => ({ guest: { email, countryId: 105, mobileNo: '9876543210' } });

/** Buys with a coupon, and answers the order or why there is none. */
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

describe('fifty at once', () => {
  it('get a coupon with ten uses left ten times', async () => {
    const couponID = await makeCoupon({ maxUses: 12 });
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

  it('by one guest, whatever the case of the e-mail, get a coupon of once for each once', async () => {
    const couponID = await makeCoupon({ maxUsesPerBuyer: 1 });
    const answers = await times(50, (n) => buy(guest(n % 2 ? 'Meera@Example.com' : 'meera@example.com'), couponID));
    expect(answers.filter(isOrder)).toHaveLength(1);
    expect(answers.filter((answer) => answer === COUPON_USED_BY_BUYER)).toHaveLength(49);
    expect(isOrder(await buy(guest('sister.of.meera@example.com'), couponID))).toBe(true);
  });

  it('by one account for ten plans get a coupon of twice for each two times', async () => {
    const couponID = await makeCoupon({ maxUsesPerBuyer: 2 });
    const plans = await times(10, () => makePlan(db, { kind: 'combo', price_paise: 500_000 }));
    const { accountID: accountId } = await registerThrough(app);
    const answers = await times(50, (n) => buy({ accountId }, couponID, plans[n % 10]));
    // Who asks again for the same plan gets the order it has.
    expect(new Set(answers.filter(isOrder)).size).toBe(2);
    expect(new Set(answers.filter((answer) => !isOrder(answer)))).toEqual(new Set([COUPON_USED_BY_BUYER]));
  });
});

/** Waits until a purchase stands before the lock that the test holds. */
const somebodyWaits = () =>
  expect
    .poll(async () => {
      const { rows } = await sql<{ waiting: number }>`
        select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      return rows[0]?.waiting;
    })
    .toBeGreaterThan(0);

describe('a use', () => {
  it('is given back by an order that is not paid within 30 minutes, and not by one that is', async () => {
    const couponID = await makeCoupon({ maxUses: 1 });
    await buy(guest('slow@example.com'), couponID);
    expect(await buy(guest('next@example.com'), couponID)).toBe(COUPON_USED_UP);
    clock.advanceMinutes(30);
    const order = await buy(guest('next@example.com'), couponID);
    expect(isOrder(order)).toBe(true);
    clock.advanceMinutes(29);
    await payPurchase(db, order, clock.now());
    clock.advanceMinutes(60);
    const refused = await savePurchaseWith(couponID).catch((error: CallError) => error);
    expect(refused).toMatchObject({ code: 'bad_input', message: 'Invalid Coupon Code!' });
  });

  /** Without a quote before, as a program would. */
  const savePurchaseWith = (couponID: number) =>
    savePurchase(context, {
      buyer: guest('third@example.com'),
      choice: { kind: 'combo', planID, couponID },
      claimed: {},
    });

  it('is given back at once by a purchase that gets no order', async () => {
    const couponID = await makeCoupon({ maxUses: 1, maxUsesPerBuyer: 1 });
    gateway.isAway = true;
    const answer = await buy(guest('patient@example.com'), couponID);
    gateway.isAway = false;
    expect(isOrder(answer)).toBe(false);
    expect(isOrder(await buy(guest('patient@example.com'), couponID))).toBe(true);
  });

  it('stays one when an account changes its mind about the rest of the order', async () => {
    const couponID = await makeCoupon({ maxUses: 1, maxUsesPerBuyer: 1 });
    const { accountID: accountId } = await registerThrough(app);
    const choice = { kind: 'combo' as const, planID, couponID };
    const save = (stateID: number) =>
      savePurchase(context, { buyer: { accountId }, choice: { ...choice, stateID }, claimed: {} });
    const first = await save(4008);
    const second = await save(4026);
    expect(second.orderId).not.toBe(first.orderId);
    expect(await buy(guest('late@example.com'), couponID)).toBe(COUPON_USED_UP);
    const otherPlan = await makePlan(db, { kind: 'combo', price_paise: 500_000 });
    expect(await buy({ accountId }, couponID, otherPlan)).toBe(COUPON_USED_UP);
  });

  it('ends for all when staff end the coupon, also for who waits for it', async () => {
    const couponID = await makeCoupon({ maxUses: 5, code: 'ENDING' });
    const answers = await db.transaction().execute(async (tx) => {
      await endCoupon(tx, 'ending');
      const waiting = savePurchaseWith(couponID).catch((error: CallError) => error.message);
      await somebodyWaits();
      return { waiting };
    });
    expect(await answers.waiting).toBe('Invalid Coupon Code!');
  });
});
