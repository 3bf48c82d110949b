import { type Choice, PRICE_DIFFERS, planKindNames, planWireFields, toPaise } from '@aarambh/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { insertTestPlan, listTestPurchases } from '../../../testing/billing-fixtures.ts';
import { openTestApp, registerThrough } from '../../../testing/test-app.ts';
import { createTestCoupon, type NewCoupon } from '../coupons/test-coupon.ts';
import { createCheckoutClient, KARNATAKA } from './test-checkout-client.ts';
import { TestOrderGateway } from './test-order-gateway.ts';

const { app, context } = await openTestApp();
const { db } = context;
new TestOrderGateway(context);

let me: Awaited<ReturnType<typeof registerThrough>>;
beforeEach(async () => {
  me = await registerThrough(app);
});
const { post, requestFor, send } = createCheckoutClient(app, () => me);

const claims = [
  ...planKindNames.flatMap((kind) =>
    [
      planWireFields[kind].priceField,
      'discountValue',
      'amountAfterDiscount',
      'cgst',
      'sgst',
      'igst',
      'gst',
      'netAmount',
    ].map((field) => [kind, field]),
  ),
] as [Choice['kind'], string][];

describe('a claimed amount', () => {
  it.each(claims)('is rejected when off by a paisa: %s, %s', async (kind, field) => {
    const couponID = await createTestCoupon(context);
    const planID = await insertTestPlan(db, { kind, price_paise: 133_337 });
    const request = await requestFor({ kind, planID, couponID });
    for (const paise of [1, -1]) {
      const claimed = (toPaise(Number(request[field])) + paise) / 100;
      const reply = await send(kind, { ...request, [field]: Math.max(claimed, 0.01) });
      expect(reply.statusCode, `${claimed}`).toBe(409);
      expect(reply.json()).toMatchObject({ code: 'conflict', detail: PRICE_DIFFERS });
    }
    expect(await listTestPurchases(db, planID)).toEqual([]);
    expect((await send(kind, request)).statusCode).toBe(200);
  });

  it('is accepted with a binary rounding error', async () => {
    const planID = await insertTestPlan(db, { price_paise: 259_900 });
    const request = await requestFor({ kind: 'subscription', planID });
    expect((await send('subscription', { ...request, netAmount: 2599 + 233.91 + 233.91 })).statusCode).toBe(200);
  });
});

describe('a request is rejected that', () => {
  const refused = async (choice: Choice, more: object, status = 409) => {
    const reply = await send(choice.kind, { ...(await requestFor(choice)), ...more });
    expect(reply.statusCode, reply.body).toBe(status);
    expect(reply.body).not.toMatch(/success/i);
    expect(await listTestPurchases(db, choice.planID)).toEqual([]);
    return reply.json();
  };

  it.each([
    ['pays for one month and takes twelve', { monthDuration: 12 }],
    ['calls a monthly plan yearly', { billingCycle: 'Yearly' }],
    ['takes more credits than the plan has', { vacancies: 41 }],
    ['takes a flag the plan does not have', { priorityListing: true }],
    ['pays the tax of another State', { stateID: KARNATAKA }],
    ['names a discount without a coupon', { discountType: 'Fixed', discountValue: 100 }],
  ])('%s', async (_, more) => {
    await refused({ kind: 'subscription', planID: await insertTestPlan(db) }, more);
  });

  it.each([
    ['takes more calls than the plan has', { guarantedCalls: 99 }],
    ['takes a service the plan does not have', { oneToOneCounselling: true }],
    ['makes the plan last longer', { validityInDays: 365 }],
  ])('%s', async (_, more) => {
    await refused({ kind: 'combo', planID: await insertTestPlan(db, { kind: 'combo' }) }, more);
  });

  it('has two months, which are not offered', async () => {
    await refused({ kind: 'subscription', planID: await insertTestPlan(db) }, { monthDuration: 2 }, 400);
  });

  it('has an unknown State', async () => {
    await refused({ kind: 'subscription', planID: await insertTestPlan(db) }, { stateID: 1 }, 400);
  });

  it('has another coupon than the one used for its price', async () => {
    const [ten, more] = [await createTestCoupon(context), await createTestCoupon(context, { discountValue: 5_000 })];
    await refused({ kind: 'subscription', planID: await insertTestPlan(db), couponID: ten }, { couponID: more });
    await refused({ kind: 'subscription', planID: await insertTestPlan(db), couponID: ten }, { couponID: 0 });
  });

  it.each<[string, Partial<NewCoupon>]>([
    ['another cycle', { cycles: ['Yearly', 'Combo'] }],
    ['the past', { startsAt: new Date('2020-01-01'), endsAt: new Date('2020-02-01') }],
    ['the future', { startsAt: new Date('2120-01-01'), endsAt: new Date('2120-02-01') }],
  ])('uses a coupon of %s', async (_, more) => {
    const planID = await insertTestPlan(db);
    const couponCode = `Coupon-${planID}`;
    const couponID = await createTestCoupon(context, { ...more, code: couponCode });
    const answer = await refused({ kind: 'subscription', planID }, { couponID }, 400);
    expect(answer).toMatchObject({ detail: 'Invalid Coupon Code!', errors: [{ field: 'couponID' }] });
    const typed = await post('Checkout/GetQuote', { kind: 'subscription', planID, couponCode });
    expect(typed.json()).toMatchObject({ detail: 'Invalid Coupon Code!', errors: [{ field: 'couponCode' }] });
  });

  it('has a coupon of another audience, or an unknown one', async () => {
    const couponID = await createTestCoupon(context);
    await db.updateTable('coupons').set({ audience: 'Employer' }).where('id', '=', couponID).execute();
    await refused({ kind: 'subscription', planID: await insertTestPlan(db) }, { couponID }, 400);
    await refused({ kind: 'subscription', planID: await insertTestPlan(db) }, { couponID: 1 }, 400);
  });

  it('totals less than the minimum of the provider', async () => {
    const planID = await insertTestPlan(db, { price_paise: 5_000 });
    const couponID = await createTestCoupon(context, { discountType: 'Fixed', discountValue: 4_920 });
    const reply = await post('Checkout/GetQuote', { kind: 'subscription', planID, couponID });
    expect(reply.statusCode).toBe(400);
    await refused({ kind: 'subscription', planID }, { couponID }, 400);
  });
});
