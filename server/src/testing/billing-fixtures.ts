import type { PlanKind } from '@aarambh/contract';
import { planKinds } from '@aarambh/contract';
import type { Insertable, Selectable } from 'kysely';
import { computeQuote, insertPurchase } from '../features/billing/checkout/index.ts';
import { createPlan, grantPlan, type PaidPurchase, parsePlan } from '../features/billing/plans/index.ts';
import type { Db } from '../infra/database/connect.ts';
import type { Schema } from '../infra/database/schema.ts';
import type { TestContext } from './test-app.ts';

/** Guest buyer of test purchases. */
export const TEST_GUEST = { email: 'guest@example.com', countryId: 105, mobileNo: '9876543210' };

/** A plan description for tests: a combo of 90 days for ₹2,599.00 without tax. */
export interface TestPlan {
  kind?: PlanKind;
  [field: string]: unknown;
}

/** Creates a test plan from its description, see TestPlan for the defaults, and returns its id. */
export const createTestPlan = ({ db }: Pick<TestContext, 'db'>, description: TestPlan = {}): Promise<number> =>
  createPlan(db, parsePlan({ kind: 'combo', name: 'Career Plus', price: 2_599, validityDays: 90, ...description }));

/** Inserts a plan by its columns, by default a monthly subscription of ₹499.00 without tax, and returns its id. */
export async function insertTestPlan(db: Db, columns: Partial<Insertable<Schema['plans']>> = {}): Promise<number> {
  const { hasBillingCycle } = planKinds[columns.kind ?? 'subscription'];
  const row = await db
    .insertInto('plans')
    .values({
      kind: 'subscription',
      name: 'Priority',
      price_paise: 49_900,
      billing_cycle: hasBillingCycle ? 'Monthly' : null,
      validity_days: 30,
      vacancies: hasBillingCycle ? 40 : 0,
      good_to_go_ctc: null,
      ...columns,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Adds a CTC band to a plan. */
export async function insertTestCtcBand(db: Db, planId: number, fromCtc: number, pricePaise: number): Promise<void> {
  const band = { plan_id: planId, from_ctc: fromCtc, price_paise: pricePaise };
  await db.insertInto('plan_ctc_bands').values(band).execute();
}

let paidPurchases = 0;

/** Inserts a paid purchase that is not granted yet; of a guest when `accountId` is null. */
export async function insertPaidPurchase(
  { db, clock }: Pick<TestContext, 'db' | 'clock'>,
  accountId: number | null,
  plan: { kind: PlanKind; planID: number; monthDuration?: 1 | 3 | 6 | 12 },
): Promise<PaidPurchase> {
  paidPurchases += 1;
  const number = paidPurchases;
  const now = clock.now();
  const priced = await computeQuote(db, plan, now);
  const { purchaseId } = await insertPurchase(db, {
    buyer: accountId === null ? { guest: TEST_GUEST } : { accountId },
    priced,
    createdAt: now,
    paid: { orderId: `order_${number}`, paymentId: `pay_${number}`, at: now },
  });
  return { purchaseId, accountId, plan: priced.plan, months: priced.months };
}

/** Gives an account a paid and granted plan, see TestPlan for its defaults; returns the number of the purchase. */
export async function grantTestPlan(
  context: Pick<TestContext, 'db' | 'clock'>,
  accountId: number,
  description: TestPlan = {},
): Promise<number> {
  const planID = await createTestPlan(context, description);
  const purchase = await insertPaidPurchase(context, accountId, { kind: description.kind ?? 'combo', planID });
  await context.db.transaction().execute((tx) => grantPlan(tx, purchase, context.clock.now()));
  return purchase.purchaseId;
}

/** Lists the purchases of a plan, oldest first. */
export async function listTestPurchases(db: Db, planId: number): Promise<Selectable<Schema['purchases']>[]> {
  return await db.selectFrom('purchases').selectAll().where('plan_id', '=', planId).orderBy('id').execute();
}

/** Marks the purchase of an order as paid, without settling it. */
export async function markTestPurchasePaid(db: Db, orderId: string, now: Date): Promise<void> {
  await db
    .updateTable('purchases')
    .set({ status: 'paid', payment_id: `pay_${orderId}`, paid_at: now })
    .where('order_id', '=', orderId)
    .execute();
}
