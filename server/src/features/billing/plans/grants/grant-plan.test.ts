import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../../lib/clock.ts';
import { createTestPlan, insertPaidPurchase } from '../../../../testing/billing-fixtures.ts';
import { openTestApp, registerThrough } from '../../../../testing/test-app.ts';
import { endGrant, grantPlan, type PaidPurchase } from './grant-plan.ts';

const { app, context } = await openTestApp();
const { db, clock } = context;

const newAccount = async () => (await registerThrough(app)).accountID;
const grant = (purchase: PaidPurchase, now = clock.now()) =>
  db.transaction().execute((tx) => grantPlan(tx, purchase, now));
const end = (purchase: PaidPurchase) =>
  db.transaction().execute((tx) => endGrant(tx, purchase.purchaseId, clock.now()));
const grantsOf = (accountId: number) =>
  db.selectFrom('purchased_plans').selectAll().where('account_id', '=', accountId).orderBy('id').execute();
const servicesOf = async (accountId: number) => {
  const rows = await db.selectFrom('service_items').selectAll().where('account_id', '=', accountId).execute();
  return rows.map(({ service_name, status }) => `${service_name}: ${status}`).sort();
};
const inDays = (days: number) => new Date(clock.now().getTime() + days * DAY_MS);

/** Expires by validity days rather than by calendar months, since no month is longer than 31 days. */
const monthly = {
  kind: 'subscription' as const,
  name: 'Priority',
  billingCycle: 'Monthly',
  validityDays: 31,
  vacancies: 75,
};

describe('granting a plan', () => {
  it('grants the benefits and services of the purchased plan from now on', async () => {
    const accountId = await newAccount();
    const planID = await createTestPlan(context, {
      name: 'Career Premium',
      guaranteedCalls: 5,
      vacancies: 60,
      priorityListing: true,
      verifiedTag: true,
      cvCorrection: true,
      resumeRewrite: true,
      coverLetter: true,
      counselling: true,
    });
    const purchase = await insertPaidPurchase(context, accountId, { kind: 'combo', planID });
    expect(await grant(purchase)).toEqual({ expiresAt: inDays(90) });
    expect(await grantsOf(accountId)).toMatchObject([
      {
        purchase_id: purchase.purchaseId,
        plan_name: 'Career Premium',
        kind: 'combo',
        starts_at: clock.now(),
        expires_at: inDays(90),
        vacancies: 60,
        vacancies_used: 0,
        guaranteed_calls: 5,
        guaranteed_calls_used: 0,
        priority_listing: true,
        verified_tag: true,
        cv_correction: true,
        ended_at: null,
      },
    ]);
    expect(await servicesOf(accountId)).toEqual([
      '1:1 Counselling: Not Started',
      'Resume Correction: Not Started',
      'Resume Cover Letter: Not Started',
      'Resume Rewrite: Not Started',
    ]);
  });

  it('creates no service items for a plan without services', async () => {
    const accountId = await newAccount();
    const planID = await createTestPlan(context, { kind: 'interview', guaranteedCalls: 3 });
    await grant(await insertPaidPurchase(context, accountId, { kind: 'interview', planID }));
    expect(await servicesOf(accountId)).toEqual([]);
    expect(await grantsOf(accountId)).toMatchObject([{ guaranteed_calls: 3, vacancies: 0, verified_tag: false }]);
  });

  it('multiplies validity and credits of a subscription by the months bought', async () => {
    const accountId = await newAccount();
    const planID = await createTestPlan(context, monthly);
    await grant(await insertPaidPurchase(context, accountId, { kind: 'subscription', planID, monthDuration: 3 }));
    expect(await grantsOf(accountId)).toMatchObject([{ vacancies: 225, expires_at: inDays(93) }]);
  });

  it('uses the plan as bought, not the current plan', async () => {
    const accountId = await newAccount();
    const planID = await createTestPlan(context, { guaranteedCalls: 4 });
    const purchase = await insertPaidPurchase(context, accountId, { kind: 'combo', planID });
    const change = { name: 'Changed', guaranteed_calls: 1, validity_days: 1 };
    await db.updateTable('plans').set(change).where('id', '=', planID).execute();
    await grant(purchase);
    expect(await grantsOf(accountId)).toMatchObject([
      { plan_name: 'Career Plus', guaranteed_calls: 4, expires_at: inDays(90) },
    ]);
  });

  it('is idempotent', async () => {
    const accountId = await newAccount();
    const planID = await createTestPlan(context, { resumeRewrite: true });
    const purchase = await insertPaidPurchase(context, accountId, { kind: 'combo', planID });
    const first = await grant(purchase);
    const later = await Promise.all(Array.from({ length: 8 }, (_, i) => grant(purchase, inDays(i))));
    for (const answer of later) expect(answer).toEqual(first);
    expect(await grantsOf(accountId)).toHaveLength(1);
    expect(await servicesOf(accountId)).toEqual(['Resume Rewrite: Not Started']);
  });

  it('is idempotent under concurrent calls', async () => {
    const accountId = await newAccount();
    const planID = await createTestPlan(context, { resumeRewrite: true });
    const purchase = await insertPaidPurchase(context, accountId, { kind: 'combo', planID });
    await Promise.all(Array.from({ length: 8 }, () => grant(purchase)));
    expect(await grantsOf(accountId)).toHaveLength(1);
    expect(await servicesOf(accountId)).toHaveLength(1);
  });

  it('does not repeat a grant that has ended', async () => {
    const accountId = await newAccount();
    const purchase = await insertPaidPurchase(context, accountId, {
      kind: 'combo',
      planID: await createTestPlan(context),
    });
    await grant(purchase);
    await end(purchase);
    await grant(purchase);
    expect(await grantsOf(accountId)).toMatchObject([{ ended_at: clock.now() }]);
  });

  it("waits until a guest's purchase has an account", async () => {
    const planID = await createTestPlan(context);
    const purchase = await insertPaidPurchase(context, null, { kind: 'combo', planID });
    expect(await grant(purchase)).toBeUndefined();
    const none = await db
      .selectFrom('purchased_plans')
      .select('id')
      .where('purchase_id', '=', purchase.purchaseId)
      .execute();
    expect(none).toEqual([]);
    const accountId = await newAccount();
    await grant({ ...purchase, accountId });
    expect(await grantsOf(accountId)).toHaveLength(1);
  });
});

describe('renewing a subscription', () => {
  const buy = (accountId: number, planID: number) =>
    insertPaidPurchase(context, accountId, { kind: 'subscription', planID });

  it('starts immediately and is extended by the remaining time of the running grant', async () => {
    const accountId = await newAccount();
    const planID = await createTestPlan(context, monthly);
    await grant(await buy(accountId, planID));
    clock.advanceMinutes(10 * 24 * 60);
    await grant(await buy(accountId, planID));
    expect(await grantsOf(accountId)).toMatchObject([
      { expires_at: inDays(21), vacancies: 75 },
      { starts_at: clock.now(), expires_at: inDays(21 + 31), vacancies: 75 },
    ]);
  });

  it('is not extended after the first has expired, or by another plan', async () => {
    const accountId = await newAccount();
    const planID = await createTestPlan(context, monthly);
    await grant(await buy(accountId, planID));
    clock.advanceMinutes(31 * 24 * 60);
    await grant(await buy(accountId, planID));
    await grant(await buy(accountId, await createTestPlan(context, { ...monthly, name: 'Starter' })));
    const [, second, other] = await grantsOf(accountId);
    expect([second?.expires_at, other?.expires_at]).toEqual([inDays(31), inDays(31)]);
  });

  it('loses no time under concurrent renewals with differing clocks', async () => {
    const accountId = await newAccount();
    const planID = await createTestPlan(context, monthly);
    const purchases = await Promise.all(Array.from({ length: 5 }, () => buy(accountId, planID)));
    const now = clock.now();
    await Promise.all(purchases.map((purchase, i) => grant(purchase, new Date(now.getTime() - i * 1_000))));
    const ends = (await grantsOf(accountId)).map(({ expires_at }) => expires_at.getTime());
    const days = (Math.max(...ends) - now.getTime()) / DAY_MS;
    expect(Math.round(days)).toBe(5 * 31);
  });

  it('is not extended by a refunded grant', async () => {
    const accountId = await newAccount();
    const planID = await createTestPlan(context, monthly);
    const [first, second, third] = [
      await buy(accountId, planID),
      await buy(accountId, planID),
      await buy(accountId, planID),
    ];
    for (const purchase of [first, second, third]) await grant(purchase);
    clock.advanceMinutes(5 * 24 * 60);
    await end(second);
    expect(await grantsOf(accountId)).toMatchObject([
      { expires_at: inDays(26) },
      { ended_at: clock.now() },
      { expires_at: inDays(31 + 31 - 5) },
    ]);
    await end(first);
    const [, , last] = await grantsOf(accountId);
    expect(last?.expires_at).toEqual(inDays(31));
  });

  it('takes back exactly the extension when grants are refunded in another order', async () => {
    const accountId = await newAccount();
    const planID = await createTestPlan(context, monthly);
    const purchases = [await buy(accountId, planID), await buy(accountId, planID), await buy(accountId, planID)];
    for (const purchase of purchases) await grant(purchase);
    clock.advanceMinutes(5 * 24 * 60);
    for (const i of [0, 1]) await end(purchases[i] as PaidPurchase);
    const [, , last] = await grantsOf(accountId);
    expect(last?.expires_at).toEqual(inDays(31));
  });
});

describe('buying another kind of plan again', () => {
  it('runs in parallel with the first', async () => {
    const accountId = await newAccount();
    const planID = await createTestPlan(context, { guaranteedCalls: 3 });
    for (let i = 0; i < 2; i++) await grant(await insertPaidPurchase(context, accountId, { kind: 'combo', planID }));
    expect(await grantsOf(accountId)).toMatchObject([{ expires_at: inDays(90) }, { expires_at: inDays(90) }]);
  });
});

describe('ending a grant', () => {
  it('ends only that grant, immediately and once', async () => {
    const accountId = await newAccount();
    const planID = await createTestPlan(context);
    const [first, second] = [
      await insertPaidPurchase(context, accountId, { kind: 'combo', planID }),
      await insertPaidPurchase(context, accountId, { kind: 'combo', planID }),
    ];
    await grant(first);
    await grant(second);
    const endedAt = clock.now();
    await end(first);
    clock.advanceMinutes(60);
    await end(first);
    expect(await grantsOf(accountId)).toMatchObject([{ ended_at: endedAt }, { ended_at: null }]);
  });

  it('does nothing without a grant', async () => {
    const purchase = await insertPaidPurchase(context, null, { kind: 'combo', planID: await createTestPlan(context) });
    await expect(end(purchase)).resolves.toBeUndefined();
  });
});
