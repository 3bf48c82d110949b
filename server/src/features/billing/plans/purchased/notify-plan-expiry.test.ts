import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, registerThrough } from '../../../../testing/test-app.ts';
import { deliverAll, readOutbox } from '../../../notifications/test-outbox.ts';
import { endGrant, grantPlan } from '../grants/grant-plan.ts';
import { buyPlan, makePlan } from '../test-world.ts';
import { tellPlanEnds } from './tell-plan-ends.ts';

const { app, context } = await openTestApp();
const { db, clock } = context;
const DAY = 24 * 60;

let me: Awaited<ReturnType<typeof registerThrough>>;
beforeEach(async () => {
  me = await registerThrough(app);
});

async function buy(planID: number, kind: 'combo' | 'subscription' = 'combo') {
  const purchase = await buyPlan(context, me.accountID, { kind, planID });
  await db.transaction().execute((tx) => grantPlan(tx, purchase, clock.now()));
  return purchase;
}

/** The mails about ends to this person, in their order. */
async function told() {
  const rows = await db
    .selectFrom('messages')
    .select(['template', 'data'])
    .where('account_id', '=', me.accountID)
    .where('template', 'in', ['plan-ends-soon', 'plan-ended'])
    .orderBy('id')
    .execute();
  return rows.map(({ template, data }) => `${template} ${(data as { planName: string }).planName}`);
}

const after = async (minutes: number) => {
  clock.advanceMinutes(minutes);
  await tellPlanEnds(context);
  return await told();
};

describe('the end of a plan', () => {
  it('is told three days before, and when it is there, once each', async () => {
    await buy(await makePlan(context, { validityDays: 30 }));
    expect(await after(0)).toEqual([]);
    expect(await after(27 * DAY - 1)).toEqual([]);
    expect(await after(1)).toEqual(['plan-ends-soon Career Plus']);
    expect(await after(DAY)).toEqual(['plan-ends-soon Career Plus']);
    expect(await after(2 * DAY - 1)).toHaveLength(1);
    const all = ['plan-ends-soon Career Plus', 'plan-ended Career Plus'];
    expect(await after(1)).toEqual(all);
    expect(await after(60)).toEqual(all);
    expect(await after(40 * DAY)).toEqual(all);
    await deliverAll(context);
    expect((await readOutbox(context)).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['Your Aarambh plan ends soon', 'Your Aarambh plan has ended']),
    );
  });

  it('is told once by many at the same moment', async () => {
    await buy(await makePlan(context, { validityDays: 2 }));
    await Promise.all(Array.from({ length: 5 }, () => tellPlanEnds(context)));
    expect(await told()).toHaveLength(1);
    clock.advanceMinutes(2 * DAY);
    await Promise.all(Array.from({ length: 5 }, () => tellPlanEnds(context)));
    expect(await told()).toHaveLength(2);
  });

  it('is no news when a renewal goes on, until that ends', async () => {
    const planID = await makePlan(context, { kind: 'subscription', billingCycle: 'Monthly', validityDays: 31 });
    await buy(planID, 'subscription');
    await buy(planID, 'subscription');
    expect(await after(30 * DAY)).toEqual([]);
    expect(await after(2 * DAY)).toEqual([]);
    expect(await after(28 * DAY)).toEqual(['plan-ends-soon Career Plus']);
    expect(await after(2 * DAY)).toEqual(['plan-ends-soon Career Plus', 'plan-ended Career Plus']);
  });

  it('is not told of a plan that was refunded, nor to an account that was deleted', async () => {
    const refunded = await buy(await makePlan(context, { validityDays: 10 }));
    await db.transaction().execute((tx) => endGrant(tx, refunded.purchaseId, clock.now()));
    expect(await after(8 * DAY)).toEqual([]);
    expect(await after(3 * DAY)).toEqual([]);
    await buy(await makePlan(context, { validityDays: 2 }));
    await db.updateTable('accounts').set({ deleted_at: clock.now() }).where('id', '=', me.accountID).execute();
    expect(await after(DAY)).toEqual([]);
    expect(await after(2 * DAY)).toEqual([]);
  });

  it('is not told when it was more than a week ago', async () => {
    await buy(await makePlan(context, { validityDays: 30 }));
    expect(await after(38 * DAY)).toEqual([]);
  });
});
