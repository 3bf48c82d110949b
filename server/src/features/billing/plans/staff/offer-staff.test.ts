import type { SecondPersonRequest, StaffCoupon, StaffPlan } from '@aarambh/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../../../../lib/clock.ts';
import { formatIst } from '../../../../lib/india-time/ist.ts';
import { createTestPlan, listTestPurchases, TEST_GUEST } from '../../../../testing/billing-fixtures.ts';
import { createTestStaff, openTestApp, type TestStaff } from '../../../../testing/test-app.ts';
import { savePurchase } from '../../checkout/index.ts';
import { findCouponByCode } from '../../coupons/index.ts';
import { applyPriceChanges } from './change-plan-price.ts';

const { app, context } = await openTestApp();
const { db, clock } = context;

let asking: TestStaff;
let deciding: TestStaff;
beforeAll(async () => {
  asking = await createTestStaff(context, ['finance'], 'Farah Finance');
  deciding = await createTestStaff(context, ['finance'], 'Gauri Finance');
});

const get = async <T>(path: string): Promise<T> =>
  (await app.inject({ url: `/api/Staff/${path}`, headers: asking.headers })).json<T>();
const post = (path: string, payload: object, { headers } = asking) =>
  app.inject({ method: 'POST', url: `/api/Staff/${path}`, headers, payload });
const waitingRequests = async () =>
  (await get<SecondPersonRequest[]>('ListSecondPersonRequests')).filter(({ status }) => status === 'waiting');

/** Makes a call that needs two persons, and approves it. */
async function doWithSecond(path: string, payload: object) {
  const answer = await post(path, payload);
  expect(answer.json()).toMatchObject({ code: 'second_person_needed' });
  const [request] = await waitingRequests();
  const decision = { requestID: request?.requestID, decision: 'approve' };
  return { cause: request?.cause, answer: await post('DecideSecondPersonRequest', decision, deciding) };
}

const today = (daysLater = 0) => formatIst(new Date(clock.now().getTime() + daysLater * 86_400_000)).slice(0, 10);
const planOf = async (planID: number) =>
  (await get<StaffPlan[]>('ListPlans')).find((plan) => plan.planID === planID) as StaffPlan;
const newPrice = (planID: number, more: object = {}) => ({
  planID,
  price: 2_799,
  oldPrice: 2_599,
  startsOn: today(),
  reason: 'Costs rose',
  ...more,
});

describe('a price', () => {
  it('is changed by two persons, at once when it starts today', async () => {
    const planID = await createTestPlan(context);
    const { cause } = await doWithSecond('ChangePlanPrice', newPrice(planID));
    expect(cause).toContain('₹2,599.00 → ₹2,799.00');
    expect(await planOf(planID)).toMatchObject({
      price: 2_799,
      changes: [
        { oldPrice: 2_599, price: 2_799, status: 'applied', askedBy: 'Farah Finance', approvedBy: 'Gauri Finance' },
      ],
    });
    const audit = await db
      .selectFrom('staff_audit')
      .selectAll()
      .where('action', '=', 'ChangePlanPrice')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(audit).toMatchObject({
      target_id: String(planID),
      before: { price: 2_599 },
      after: { price: 2_799 },
      second_person: 'Gauri Finance',
    });
  });

  it('that starts later applies at midnight in India, once; orders before keep the old one', async () => {
    const planID = await createTestPlan(context);
    await doWithSecond('ChangePlanPrice', newPrice(planID, { startsOn: today(2) }));
    expect(await planOf(planID)).toMatchObject({ price: 2_599, changes: [{ status: 'waiting' }] });
    const buy = () =>
      savePurchase(context, { buyer: { guest: TEST_GUEST }, choice: { kind: 'combo', planID }, claimed: {} });
    await buy();

    const [change] = (await planOf(planID)).changes;
    const minutes = (new Date(change?.startsOn ?? 0).getTime() - clock.now().getTime()) / MINUTE_MS;
    clock.advanceMinutes(minutes - 1);
    await applyPriceChanges(context);
    expect((await planOf(planID)).price).toBe(2_599);
    clock.advanceMinutes(1);
    await Promise.all([applyPriceChanges(context), applyPriceChanges(context)]);
    expect(await planOf(planID)).toMatchObject({ price: 2_799, changes: [{ status: 'applied' }] });
    const rows = await db.selectFrom('staff_audit').selectAll().where('target_id', '=', String(planID)).execute();
    expect(rows.filter(({ action }) => action === 'Price applied')).toMatchObject([
      {
        actor: 'Farah Finance',
        staff_id: asking.staffId,
        second_person: 'Gauri Finance',
        second_staff_id: deciding.staffId,
        before: { price: 2_599 },
        after: { price: 2_799, changeId: change?.changeID },
        reason: 'Costs rose',
      },
    ]);
    await buy();
    expect((await listTestPurchases(db, planID)).map(({ price_paise }) => price_paise)).toEqual([259_900, 279_900]);
  });

  it('of a CTC band is changed beside the regular one, and can be cancelled by two persons while it waits', async () => {
    const bands = { goodToGoCtc: 800_000, ctcBands: [{ fromCtc: 800_001, price: 4_499 }] };
    const planID = await createTestPlan(context, { ...bands, kind: 'resumeMaker' });
    const band = { fromCtc: 800_001, oldPrice: 4_499, price: 4_999, startsOn: today(3) };
    await doWithSecond('ChangePlanPrice', newPrice(planID, band));
    const [change] = (await planOf(planID)).changes;
    const { cause, answer } = await doWithSecond('CancelPriceChange', {
      changeID: change?.changeID,
      reason: 'Not yet',
    });
    expect(cause).toMatch(/₹4,499\.00 stays, instead of ₹4,999\.00 from/);
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await post('CancelPriceChange', { changeID: change?.changeID, reason: 'Twice' })).statusCode).toBe(404);
    expect((await planOf(planID)).changes).toMatchObject([{ fromCtc: 800_001, status: 'cancelled' }]);
    await doWithSecond('ChangePlanPrice', newPrice(planID, { ...band, startsOn: today() }));
    expect(await planOf(planID)).toMatchObject({ price: 2_599, bands: [{ fromCtc: 800_001, price: 4_999 }] });
  });

  it('is refused at the approval when its day has passed', async () => {
    const planID = await createTestPlan(context);
    await post('ChangePlanPrice', newPrice(planID));
    const [request] = await waitingRequests();
    const decision = { requestID: request?.requestID, decision: 'approve' };
    clock.advanceMinutes(24 * 60);
    const late = await post('DecideSecondPersonRequest', decision, deciding);
    expect(late.statusCode).toBe(409);
    expect(late.json().detail).toContain('has passed');
    expect(await planOf(planID)).toMatchObject({ price: 2_599, changes: [] });
    await post('DecideSecondPersonRequest', { ...decision, decision: 'decline' }, deciding);
  });

  it('below the floor says so to the second person', async () => {
    const planID = await createTestPlan(context);
    const { cause } = await doWithSecond('ChangePlanPrice', newPrice(planID, { price: 1 }));
    expect(cause).toContain('below the floor of ₹99');
  });

  it.each([
    ['an old price that is another by now', { oldPrice: 2_000 }, 'costs ₹2,599.00 now'],
    ['the same price', { price: 2_599 }, 'already'],
    ['less than a rupee', { price: 0.5 }, 'at least Rs.1'],
    ['a day that is over', { startsOn: '2020-01-01' }, 'today or later'],
    ['a day that does not exist', { startsOn: '2030-02-30' }, 'Choose the first day'],
    ['a plan that does not exist', { planID: 999_999 }, 'There is no plan'],
    ['no reason', { reason: '' }, 'Enter the reason'],
  ])('refuses %s and makes no request', async (_what, more, text) => {
    const planID = await createTestPlan(context);
    const before = (await waitingRequests()).length;
    expect((await post('ChangePlanPrice', newPrice(planID, more))).body).toContain(text);
    expect(await waitingRequests()).toHaveLength(before);
  });
});

describe('a plan', () => {
  const plan = { kind: 'combo', name: 'Career Max', price: 4_999, validityDays: 120, guaranteedCalls: 5 };

  it('is created by two persons, ended, and offered again by one', async () => {
    await doWithSecond('CreatePlan', { ...plan, reason: 'New season' });
    const created = (await get<StaffPlan[]>('ListPlans')).find(({ name }) => name === 'Career Max');
    expect(created).toMatchObject({ price: 4_999, isActive: true, contents: ['5 guaranteed interview calls'] });
    await doWithSecond('CreatePlan', {
      ...plan,
      name: 'Career Bands',
      goodToGoCtc: 600_000,
      ctcBands: [{ fromCtc: 600_001, price: 5_999.5 }],
      reason: 'New season',
    });
    const banded = (await get<StaffPlan[]>('ListPlans')).find(({ name }) => name === 'Career Bands');
    expect(banded).toMatchObject({ goodToGoCtc: 600_000, bands: [{ fromCtc: 600_001, price: 5_999.5 }] });
    const act = { planID: created?.planID, reason: 'Sold out' };
    expect((await post('EndPlan', act)).body).toContain('no longer on offer');
    expect((await post('EndPlan', act)).statusCode).toBe(409);
    expect((await planOf(created?.planID ?? 0)).isActive).toBe(false);
    expect((await post('OfferPlanAgain', act)).body).toContain('on offer again');
  });

  it.each([
    ['a billing cycle of a combo', { billingCycle: 'Monthly' }, 'other plans have none'],
    ['a subscription without one', { kind: 'subscription' }, 'Subscriptions have a billing cycle'],
    ['no validity', { validityDays: 0 }, 'At least one day'],
    ['an unknown field', { discount: 100 }, 'discount'],
    [
      'a band below the regular price',
      { goodToGoCtc: 600_000, ctcBands: [{ fromCtc: 600_000, price: 5_999 }] },
      'above',
    ],
    ['two bands from one CTC', { ctcBands: [1, 2].map((price) => ({ fromCtc: 900_000, price })) }, 'Two bands'],
  ])('is refused with %s', async (_what, more, text) => {
    const answer = await post('CreatePlan', { ...plan, ...more, reason: 'New' });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(text);
  });
});

describe('a coupon', () => {
  const coupon = (code: string, more: object = {}) => ({
    code,
    discountType: 'Percentage',
    discountValue: 12.5,
    cycles: ['Combo'],
    startsOn: today(),
    endsOn: today(10),
    maxUses: 100,
    maxUsesPerBuyer: 1,
    isListed: false,
    reason: 'Diwali',
    ...more,
  });
  const find = async (text: string) => await get<StaffCoupon[]>(`ListCoupons?text=${text}`);

  it('is created, found and ended; then its code is free again', async () => {
    const { couponID } = (await post('CreateCoupon', coupon('DIWALI'))).json<{ couponID: number }>();
    expect(await find('diwa')).toMatchObject([
      { couponID, code: 'DIWALI', discountValue: 12.5, state: 'running', uses: 0, maxUses: 100, isListed: false },
    ]);
    expect((await post('CreateCoupon', coupon('diwali'))).json()).toMatchObject({ code: 'conflict' });
    expect((await post('EndCoupon', { couponID, reason: 'Too many' })).body).toContain('has ended');
    const again = (await post('CreateCoupon', coupon('Diwali'))).json<{ couponID: number }>();
    expect((await find('diwali')).map(({ state }) => state).sort()).toEqual(['ended', 'running']);
    // One by its number, whatever the other filters are.
    expect(await find(`none&state=running&page=9&couponID=${couponID}`)).toMatchObject([{ couponID, state: 'ended' }]);
    expect(await find('&couponID=2000000000')).toEqual([]);
    expect((await findCouponByCode(db, 'DIWALI', 'Combo', clock.now()))?.couponId).toBe(again.couponID);
  });

  it('that is over frees its code too, and its last day is a whole day in India', async () => {
    await post('CreateCoupon', coupon('PONGAL', { endsOn: today() }));
    const [running] = await find('pongal');
    const minutesLeft = (new Date(running?.endsOn ?? 0).getTime() - clock.now().getTime()) / MINUTE_MS;
    expect(formatIst(new Date(running?.endsOn ?? 0)).slice(11)).toBe('23:59');
    clock.advanceMinutes(minutesLeft + 1);
    expect(await find('pongal')).toMatchObject([{ state: 'ended' }]);
    expect((await post('CreateCoupon', coupon('PONGAL'))).statusCode).toBe(200);
  });

  it('of more than half the price needs a second person, in percent or in rupees', async () => {
    expect((await post('CreateCoupon', coupon('HALF', { discountValue: 50 }))).statusCode).toBe(200);
    const { cause } = await doWithSecond('CreateCoupon', coupon('MORE', { discountValue: 50.01 }));
    expect(cause).toContain('50.01 percent');
    expect(await find('more')).toHaveLength(1);
    const planID = await createTestPlan(context, { kind: 'resumeMaker', price: 100 });
    const fixed = { discountType: 'Fixed', cycles: ['Resume Maker'] };
    expect((await post('CreateCoupon', coupon('FIFTY', { ...fixed, discountValue: 50 }))).statusCode).toBe(200);
    const sixty = coupon('SIXTY', { ...fixed, discountValue: 60 });
    expect((await post('CreateCoupon', sixty)).json()).toMatchObject({ code: 'second_person_needed' });
    // A plan that has ended can be offered again by one person.
    expect((await post('EndPlan', { planID, reason: 'Sold out' })).statusCode).toBe(200);
    expect((await post('CreateCoupon', sixty)).json()).toMatchObject({ code: 'second_person_needed' });
  });

  it('in rupees needs a second person while there is no plan to compare it with', async () => {
    const [request] = await waitingRequests();
    const none = { discountType: 'Fixed', discountValue: 1, cycles: ['Yearly'] };
    expect((await post('CreateCoupon', coupon('NOPLAN', none))).json()).toMatchObject({ code: 'second_person_needed' });
    const [asked] = await waitingRequests();
    expect(asked?.requestID).not.toBe(request?.requestID);
    expect(asked?.cause).toContain('no plan');
  });

  it.each([
    ['a code with blanks', { code: 'MY CODE' }, 'A code has'],
    ['all of the price', { discountValue: 99.5 }, 'at most 99 percent'],
    ['no plans', { cycles: [] }, 'at least one plan'],
    ['an end before its start', { startsOn: today(5), endsOn: today(3) }, 'must end after it starts'],
    ['an end in the past', { startsOn: '2020-01-01', endsOn: '2020-01-02' }, 'over already'],
  ])('is refused with %s', async (_what, more, text) => {
    const answer = await post('CreateCoupon', coupon('WRONG', more));
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(text);
    expect(await find('wrong')).toEqual([]);
  });
});
