import { beforeEach, describe, expect, it } from 'vitest';
import { createTestPlan, insertPaidPurchase } from '../../../../testing/billing-fixtures.ts';
import { openTestApp, registerThrough } from '../../../../testing/test-app.ts';
import { deliverAll, readSentMessages } from '../../../notifications/test-delivery.ts';
import { endGrant, grantPlan } from '../grants/grant-plan.ts';
import { notifyPlanExpiry } from './notify-plan-expiry.ts';

const { app, context } = await openTestApp();
const { db, clock } = context;
const DAY = 24 * 60;

let me: Awaited<ReturnType<typeof registerThrough>>;
beforeEach(async () => {
  me = await registerThrough(app, { isEmailVerified: true });
});

async function buy(planID: number, kind: 'combo' | 'subscription' = 'combo') {
  const purchase = await insertPaidPurchase(context, me.accountID, { kind, planID });
  await db.transaction().execute((tx) => grantPlan(tx, purchase, clock.now()));
  return purchase;
}

/** The expiry mails of the account, oldest first. */
async function expiryMails() {
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
  await notifyPlanExpiry(context);
  return await expiryMails();
};

describe('plan expiry', () => {
  it('is notified three days before and after the expiry, once each', async () => {
    await buy(await createTestPlan(context, { validityDays: 30 }));
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
    expect((await readSentMessages(context)).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['Your Aarambh plan ends soon', 'Your Aarambh plan has ended']),
    );
  });

  it('is notified once under concurrent calls', async () => {
    await buy(await createTestPlan(context, { validityDays: 2 }));
    await Promise.all(Array.from({ length: 5 }, () => notifyPlanExpiry(context)));
    expect(await expiryMails()).toHaveLength(1);
    clock.advanceMinutes(2 * DAY);
    await Promise.all(Array.from({ length: 5 }, () => notifyPlanExpiry(context)));
    expect(await expiryMails()).toHaveLength(2);
  });

  it('is not notified while a renewal is running', async () => {
    const planID = await createTestPlan(context, { kind: 'subscription', billingCycle: 'Monthly', validityDays: 31 });
    await buy(planID, 'subscription');
    await buy(planID, 'subscription');
    expect(await after(30 * DAY)).toEqual([]);
    expect(await after(2 * DAY)).toEqual([]);
    expect(await after(28 * DAY)).toEqual(['plan-ends-soon Career Plus']);
    expect(await after(2 * DAY)).toEqual(['plan-ends-soon Career Plus', 'plan-ended Career Plus']);
  });

  it('is not notified for a refunded plan or a deleted account', async () => {
    const refunded = await buy(await createTestPlan(context, { validityDays: 10 }));
    await db.transaction().execute((tx) => endGrant(tx, refunded.purchaseId, clock.now()));
    expect(await after(8 * DAY)).toEqual([]);
    expect(await after(3 * DAY)).toEqual([]);
    await buy(await createTestPlan(context, { validityDays: 2 }));
    await db.updateTable('accounts').set({ deleted_at: clock.now() }).where('id', '=', me.accountID).execute();
    expect(await after(DAY)).toEqual([]);
    expect(await after(2 * DAY)).toEqual([]);
  });

  it('is not notified after more than a week', async () => {
    await buy(await createTestPlan(context, { validityDays: 30 }));
    expect(await after(38 * DAY)).toEqual([]);
  });
});
