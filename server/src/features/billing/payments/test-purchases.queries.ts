import type { Db } from '../../../infra/database/connect.ts';
import type { PlanKind } from '../../../infra/database/schema.ts';
import { findPlan, snapshotOf } from '../plans/index.ts';

/** ₹2,599.00 and the tax of the home State. */
const amounts = {
  price_paise: 259_900,
  discount_paise: 0,
  taxable_paise: 259_900,
  cgst_paise: 23_391,
  sgst_paise: 23_391,
  igst_paise: 0,
  total_paise: 306_682,
};

const MAHARASHTRA = 4008;

/** What a test's purchase comes to. */
export const TOTAL_PAISE = amounts.total_paise;

let made = 0;

async function insertPlan(db: Db, kind: PlanKind): Promise<number> {
  const { id } = await db
    .insertInto('plans')
    .values({
      kind,
      name: `Career ${kind}`,
      price_paise: amounts.price_paise,
      billing_cycle: kind === 'subscription' ? 'Monthly' : null,
      validity_days: 90,
      guaranteed_calls: 3,
      good_to_go_ctc: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** For tests: a purchase with an order, made now; of a guest unless an account is named. */
export async function insertTestPurchase(
  db: Db,
  now: Date,
  { accountId, kind = 'interview' }: { accountId?: number; kind?: PlanKind } = {},
): Promise<{ purchaseId: number; orderId: string }> {
  made += 1;
  const orderId = `order_${made}`;
  const planId = await insertPlan(db, kind);
  const plan = await findPlan(db, kind, planId);
  if (!plan) throw new Error('the plan of the test is gone');
  const { id: purchaseId } = await db
    .insertInto('purchases')
    .values({
      account_id: accountId ?? null,
      kind,
      plan_id: planId,
      plan: snapshotOf(plan, 0),
      coupon_id: null,
      ...amounts,
      state_id: MAHARASHTRA,
      order_id: orderId,
      payment_id: null,
      created_at: now,
      reported_failed_at: null,
      paid_at: null,
      next_check_at: new Date(now.getTime() + 120_000),
      guest_email: accountId ? null : 'guest@example.com',
      guest_country_id: null,
      guest_mobile_no: null,
      guest_account_made_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { purchaseId, orderId };
}

/** For tests: all that a purchase has led to. */
export async function outcomeOf(db: Db, purchaseId: number) {
  const purchase = await db
    .selectFrom('purchases')
    .select(['status', 'payment_id as paymentId', 'reported_failed_at as reportedFailedAt'])
    .select(['next_check_at as nextCheckAt', 'checks'])
    .where('id', '=', purchaseId)
    .executeTakeFirstOrThrow();
  const grants = await db.selectFrom('purchased_plans').select('id').where('purchase_id', '=', purchaseId).execute();
  const mails = await db
    .selectFrom('messages')
    .select(['recipient', 'data'])
    .where('key', '=', `plan-purchased:${purchaseId}`)
    .execute();
  const refunds = await db
    .selectFrom('refunds')
    .select(['payment_id as paymentId', 'amount_paise as amountPaise'])
    .where('purchase_id', '=', purchaseId)
    .orderBy('id')
    .execute();
  return { ...purchase, grants: grants.length, mails, refunds };
}
