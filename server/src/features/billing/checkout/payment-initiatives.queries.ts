import type { Db } from '../../../infra/database/connect.ts';

/** Inserts a payment initiative of an account; an unknown coupon is stored as null. */
export async function insertPaymentInitiative(
  db: Db,
  initiative: { accountId: number; planId: number; couponId: number },
  now: Date,
): Promise<void> {
  await db
    .insertInto('payment_initiatives')
    .values(({ selectFrom }) => ({
      account_id: initiative.accountId,
      plan_id: initiative.planId,
      coupon_id: selectFrom('coupons').select('id').where('id', '=', initiative.couponId),
      noted_at: now,
    }))
    .execute();
}
