import type { Db } from '../../../infra/database/connect.ts';

/** Notes that an account set out to pay for a plan; a coupon that is not there is left out. */
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
