import type { PlanKind } from '@aarambh/contract';
import type { Db } from '../../../infra/database/connect.ts';
import { insertTestPlan } from '../../../testing/billing-fixtures.ts';
import { createPlanSnapshot, findPlan } from '../plans/index.ts';

/** ₹2,599.00 with the tax of the home State. */
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

/** Total of a test purchase in paise. */
export const TOTAL_PAISE = amounts.total_paise;

let created = 0;

/** Inserts an unpaid purchase with an order; of a guest without `accountId`. */
export async function insertTestPurchase(
  db: Db,
  now: Date,
  { accountId, kind = 'interview' }: { accountId?: number; kind?: PlanKind } = {},
): Promise<{ purchaseId: number; orderId: string }> {
  created += 1;
  const orderId = `order_${created}`;
  const planId = await insertTestPlan(db, {
    kind,
    name: `Career ${kind}`,
    price_paise: amounts.price_paise,
    validity_days: 90,
    vacancies: 0,
    guaranteed_calls: 3,
  });
  const plan = await findPlan(db, kind, planId);
  if (!plan) throw new Error('the test plan does not exist');
  const { id: purchaseId } = await db
    .insertInto('purchases')
    .values({
      account_id: accountId ?? null,
      kind,
      plan_id: planId,
      plan: createPlanSnapshot(plan, 0),
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

/** Reads status, grants, mails and refunds of a purchase. */
export async function findPurchaseOutcome(db: Db, purchaseId: number) {
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
