import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../../lib/clock.ts';
import { openTestApp, registerThrough } from '../../../../testing/test-app.ts';
import { buyPlan, makePlan } from '../test-world.ts';
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

/** One whose days are counted, not its calendar months: 31 days are more than any month has. */
const monthly = {
  kind: 'subscription' as const,
  name: 'Priority',
  billingCycle: 'Monthly',
  validityDays: 31,
  vacancies: 75,
};

describe('a grant', () => {
  it('gives what the purchase says, from this moment on', async () => {
    const accountId = await newAccount();
    const planID = await makePlan(context, {
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
    const purchase = await buyPlan(context, accountId, { kind: 'combo', planID });
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

  it('has no services where the plan has none', async () => {
    const accountId = await newAccount();
    const planID = await makePlan(context, { kind: 'interview', guaranteedCalls: 3 });
    await grant(await buyPlan(context, accountId, { kind: 'interview', planID }));
    expect(await servicesOf(accountId)).toEqual([]);
    expect(await grantsOf(accountId)).toMatchObject([{ guaranteed_calls: 3, vacancies: 0, verified_tag: false }]);
  });

  it('of a subscription has days and credits for every month', async () => {
    const accountId = await newAccount();
    const planID = await makePlan(context, monthly);
    await grant(await buyPlan(context, accountId, { kind: 'subscription', planID, monthDuration: 3 }));
    expect(await grantsOf(accountId)).toMatchObject([{ vacancies: 225, expires_at: inDays(93) }]);
  });

  it('goes by the plan as it was bought, not as it is now', async () => {
    const accountId = await newAccount();
    const planID = await makePlan(context, { guaranteedCalls: 4 });
    const purchase = await buyPlan(context, accountId, { kind: 'combo', planID });
    const change = { name: 'Changed', guaranteed_calls: 1, validity_days: 1 };
    await db.updateTable('plans').set(change).where('id', '=', planID).execute();
    await grant(purchase);
    expect(await grantsOf(accountId)).toMatchObject([
      { plan_name: 'Career Plus', guaranteed_calls: 4, expires_at: inDays(90) },
    ]);
  });

  it('is given once, however often it is asked for', async () => {
    const accountId = await newAccount();
    const planID = await makePlan(context, { resumeRewrite: true });
    const purchase = await buyPlan(context, accountId, { kind: 'combo', planID });
    const first = await grant(purchase);
    const later = await Promise.all(Array.from({ length: 8 }, (_, i) => grant(purchase, inDays(i))));
    for (const answer of later) expect(answer).toEqual(first);
    expect(await grantsOf(accountId)).toHaveLength(1);
    expect(await servicesOf(accountId)).toEqual(['Resume Rewrite: Not Started']);
  });

  it('is given once of many at the same moment', async () => {
    const accountId = await newAccount();
    const planID = await makePlan(context, { resumeRewrite: true });
    const purchase = await buyPlan(context, accountId, { kind: 'combo', planID });
    await Promise.all(Array.from({ length: 8 }, () => grant(purchase)));
    expect(await grantsOf(accountId)).toHaveLength(1);
    expect(await servicesOf(accountId)).toHaveLength(1);
  });

  it('is not given again once it has ended', async () => {
    const accountId = await newAccount();
    const purchase = await buyPlan(context, accountId, { kind: 'combo', planID: await makePlan(context) });
    await grant(purchase);
    await end(purchase);
    await grant(purchase);
    expect(await grantsOf(accountId)).toMatchObject([{ ended_at: clock.now() }]);
  });

  it("waits for a guest's account", async () => {
    const planID = await makePlan(context);
    const purchase = await buyPlan(context, null, { kind: 'combo', planID });
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

describe('a subscription bought once more', () => {
  const buy = (accountId: number, planID: number) => buyPlan(context, accountId, { kind: 'subscription', planID });

  it('begins at once while the first runs, and no day is lost', async () => {
    const accountId = await newAccount();
    const planID = await makePlan(context, monthly);
    await grant(await buy(accountId, planID));
    clock.advanceMinutes(10 * 24 * 60);
    await grant(await buy(accountId, planID));
    expect(await grantsOf(accountId)).toMatchObject([
      { expires_at: inDays(21), vacancies: 75 },
      { starts_at: clock.now(), expires_at: inDays(21 + 31), vacancies: 75 },
    ]);
  });

  it('begins anew after the first, or beside another plan', async () => {
    const accountId = await newAccount();
    const planID = await makePlan(context, monthly);
    await grant(await buy(accountId, planID));
    clock.advanceMinutes(31 * 24 * 60);
    await grant(await buy(accountId, planID));
    await grant(await buy(accountId, await makePlan(context, { ...monthly, name: 'Starter' })));
    const [, second, other] = await grantsOf(accountId);
    expect([second?.expires_at, other?.expires_at]).toEqual([inDays(31), inDays(31)]);
  });

  it('loses no day of many bought at the same moment, by clocks that differ', async () => {
    const accountId = await newAccount();
    const planID = await makePlan(context, monthly);
    const purchases = await Promise.all(Array.from({ length: 5 }, () => buy(accountId, planID)));
    const now = clock.now();
    await Promise.all(purchases.map((purchase, i) => grant(purchase, new Date(now.getTime() - i * 1_000))));
    const ends = (await grantsOf(accountId)).map(({ expires_at }) => expires_at.getTime());
    const days = (Math.max(...ends) - now.getTime()) / DAY_MS;
    expect(Math.round(days)).toBe(5 * 31);
  });

  it('is not lengthened by one that was refunded', async () => {
    const accountId = await newAccount();
    const planID = await makePlan(context, monthly);
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

  it('keeps what the first had left of its own when that is refunded in another order', async () => {
    const accountId = await newAccount();
    const planID = await makePlan(context, monthly);
    const purchases = [await buy(accountId, planID), await buy(accountId, planID), await buy(accountId, planID)];
    for (const purchase of purchases) await grant(purchase);
    clock.advanceMinutes(5 * 24 * 60);
    for (const i of [0, 1]) await end(purchases[i] as PaidPurchase);
    const [, , last] = await grantsOf(accountId);
    expect(last?.expires_at).toEqual(inDays(31));
  });
});

describe('other plans bought once more', () => {
  it('run beside the first', async () => {
    const accountId = await newAccount();
    const planID = await makePlan(context, { guaranteedCalls: 3 });
    for (let i = 0; i < 2; i++) await grant(await buyPlan(context, accountId, { kind: 'combo', planID }));
    expect(await grantsOf(accountId)).toMatchObject([{ expires_at: inDays(90) }, { expires_at: inDays(90) }]);
  });
});

describe('ending', () => {
  it('stops the plan now, once, and only that one', async () => {
    const accountId = await newAccount();
    const planID = await makePlan(context);
    const [first, second] = [
      await buyPlan(context, accountId, { kind: 'combo', planID }),
      await buyPlan(context, accountId, { kind: 'combo', planID }),
    ];
    await grant(first);
    await grant(second);
    const endedAt = clock.now();
    await end(first);
    clock.advanceMinutes(60);
    await end(first);
    expect(await grantsOf(accountId)).toMatchObject([{ ended_at: endedAt }, { ended_at: null }]);
  });

  it('does nothing where nothing was granted', async () => {
    const purchase = await buyPlan(context, null, { kind: 'combo', planID: await makePlan(context) });
    await expect(end(purchase)).resolves.toBeUndefined();
  });
});
