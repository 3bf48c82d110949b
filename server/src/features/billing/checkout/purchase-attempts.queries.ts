import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import type { PricedChoice } from './compute-quote.ts';

/** Who buys. A guest's purchase belongs to nobody until an account is made of it. */
export type Buyer = { accountId: number } | { guest: { email: string; countryId: number; mobileNo: string } };

export interface NewPurchase {
  buyer: Buyer;
  priced: PricedChoice;
  createdAt: Date;
  /** The first purchase of those this one takes the place of. */
  attemptOf?: number | undefined;
  /** Only for what is known to be paid, such as demo data. */
  paid?: { orderId: string; paymentId: string; at: Date };
}

/** A purchase that nobody paid yet. */
export interface UnpaidPurchase {
  purchaseId: number;
  /** null until the provider made an order of it. */
  orderId: string | null;
  totalPaise: number;
}

/** How long after an order was made the provider is first asked whether it is paid. */
const FIRST_CHECK = sql<Date>`created_at + interval '2 minutes'`;

/** A purchase and all that take each other's place have one number. */
const firstAttempt = sql<number>`coalesce(attempt_of, id)`;

export async function insertPurchase(db: Db, purchase: NewPurchase): Promise<UnpaidPurchase> {
  const { buyer, priced, paid } = purchase;
  const guest = 'guest' in buyer ? buyer.guest : undefined;
  return await db
    .insertInto('purchases')
    .values({
      account_id: 'accountId' in buyer ? buyer.accountId : null,
      kind: priced.plan.kind,
      plan_id: priced.plan.planID,
      plan: priced.plan,
      months: priced.months,
      coupon_id: priced.coupon?.couponId ?? null,
      price_paise: priced.pricePaise,
      discount_paise: priced.discountPaise,
      taxable_paise: priced.taxablePaise,
      cgst_paise: priced.cgstPaise,
      sgst_paise: priced.sgstPaise,
      igst_paise: priced.igstPaise,
      total_paise: priced.totalPaise,
      state_id: priced.stateId,
      status: paid ? 'paid' : 'created',
      order_id: paid?.orderId ?? null,
      payment_id: paid?.paymentId ?? null,
      paid_at: paid?.at ?? null,
      created_at: purchase.createdAt,
      attempt_of: purchase.attemptOf ?? null,
      reported_failed_at: null,
      next_check_at: null,
      guest_email: guest?.email ?? null,
      guest_country_id: guest?.countryId ?? null,
      guest_mobile_no: guest?.mobileNo ?? null,
      guest_account_made_at: null,
    })
    .returning(['id as purchaseId', 'order_id as orderId', 'total_paise as totalPaise'])
    .executeTakeFirstOrThrow();
}

/** Whether another purchase with the same first attempt was paid, now or before it was refunded. */
const isPaidBySibling = sql<boolean>`exists (
  select from purchases sibling
  where sibling.account_id = purchases.account_id
    and coalesce(sibling.attempt_of, sibling.id) = coalesce(purchases.attempt_of, purchases.id)
    and sibling.id <> purchases.id
    and sibling.status <> 'created')`;

/** The first of the purchases of a plan that an account began and did not pay; a new one takes their place. */
export async function findFirstAttempt(tx: Db, accountId: number, planId: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('purchases')
    .select(firstAttempt.as('first'))
    .where('account_id', '=', accountId)
    .where('plan_id', '=', planId)
    .where('status', '=', 'created')
    .where(sql<boolean>`not ${isPaidBySibling}`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.first;
}

/** An attempt begun since a moment with exactly these terms and amounts: it is paid instead of making another. */
export async function findSameAttempt(
  tx: Db,
  attemptOf: number,
  priced: PricedChoice,
  since: Date,
): Promise<UnpaidPurchase | undefined> {
  return await tx
    .selectFrom('purchases')
    .select(['id as purchaseId', 'order_id as orderId', 'total_paise as totalPaise'])
    .where(firstAttempt, '=', attemptOf)
    .where('status', '=', 'created')
    .where('created_at', '>', since)
    .where(sql<boolean>`plan = ${priced.plan}::jsonb`)
    .where('months', '=', priced.months)
    .where(sql<boolean>`coupon_id is not distinct from ${priced.coupon?.couponId ?? null}::integer`)
    .where('discount_paise', '=', priced.discountPaise)
    .where('total_paise', '=', priced.totalPaise)
    .where('state_id', '=', priced.stateId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Whether an unpaid purchase must not be paid any more, because another of the orders its buyer made for the same plan
 * was paid first. Decides only while the buyer is locked.
 */
export async function wasBoughtOtherwise(tx: Db, purchaseId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('purchases')
    .select('id')
    .where('id', '=', purchaseId)
    .where(isPaidBySibling)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Keeps the provider's order of a purchase, the first one when two requests made one each, and answers it; nothing when
 * the purchase is gone.
 */
export async function attachOrder(db: Db, purchaseId: number, orderId: string): Promise<string | undefined> {
  await db
    .updateTable('purchases')
    .set({ order_id: orderId, next_check_at: FIRST_CHECK })
    .where('id', '=', purchaseId)
    .where('order_id', 'is', null)
    .execute();
  const kept = await db
    .selectFrom('purchases')
    .select('order_id as orderId')
    .where('id', '=', purchaseId)
    .executeTakeFirst();
  return kept?.orderId ?? undefined;
}

/** Drops a purchase that got no order, so that it holds no coupon: nobody can pay it. */
export async function deletePurchaseWithoutOrder(db: Db, purchaseId: number): Promise<void> {
  await db.deleteFrom('purchases').where('id', '=', purchaseId).where('order_id', 'is', null).execute();
}
