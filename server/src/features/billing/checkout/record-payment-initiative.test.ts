import { beforeEach, describe, expect, it } from 'vitest';
import { insertTestPlan } from '../../../testing/billing-fixtures.ts';
import { openTestApp, registerThrough } from '../../../testing/test-app.ts';
import { createTestCoupon } from '../coupons/test-coupon.ts';
import { initiativeLimit } from './record-payment-initiative.ts';

const { app, context } = await openTestApp();
const { db, clock } = context;

let me: Awaited<ReturnType<typeof registerThrough>>;
beforeEach(async () => {
  me = await registerThrough(app);
});

describe('SavePaymentIntiative', () => {
  const note = (planID: number, couponID = 0, headers = me.headers) =>
    app.inject({
      method: 'POST',
      url: '/api/JobSeekerPaymentInitiated/SavePaymentIntiative',
      payload: { accountID: me.accountID, plannedOn: '2026-01-01T10:00:00', candidatePlanID: planID, couponID },
      headers,
    });
  const noted = () =>
    db
      .selectFrom('payment_initiatives')
      .select(['plan_id', 'coupon_id', 'noted_at'])
      .where('account_id', '=', me.accountID)
      .orderBy('id')
      .execute();

  it('records account, plan and server time', async () => {
    const planID = await insertTestPlan(db);
    const couponID = await createTestCoupon(context);
    for (const coupon of [0, couponID, 7]) {
      const reply = await note(planID, coupon);
      expect([reply.statusCode, reply.body]).toEqual([200, 'Payment initiative saved successfully']);
    }
    const entry = { plan_id: planID, coupon_id: null, noted_at: clock.now() };
    expect(await noted()).toEqual([entry, { ...entry, coupon_id: couponID }, entry]);
  });

  it('records a limited number a day, with the same reply', async () => {
    const planID = await insertTestPlan(db);
    for (let i = 0; i < initiativeLimit.max + 3; i++)
      expect((await note(planID)).body).toBe('Payment initiative saved successfully');
    expect(await noted()).toHaveLength(initiativeLimit.max);
  });

  it('records nothing for an inactive plan, another kind, or another account', async () => {
    for (const more of [{ active: false }, { kind: 'combo' as const }]) {
      const reply = await note(await insertTestPlan(db, more));
      expect([reply.statusCode, reply.body]).toEqual([200, 'Subscription plan not found']);
    }
    const other = await registerThrough(app);
    expect((await note(await insertTestPlan(db), 0, other.headers)).statusCode).toBe(403);
    expect(await noted()).toEqual([]);
  });
});
