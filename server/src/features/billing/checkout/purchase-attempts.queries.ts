import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import type { PricedChoice } from './compute-quote.ts';

/** The buyer. A guest's purchase has no account until one is created from it. */
export type Buyer = { accountId: number } | { guest: { email: string; countryId: number; mobileNo: string } };

export interface NewPurchase {
  buyer: Buyer;
  priced: PricedChoice;
  createdAt: Date;
  /** The first attempt, when this purchase replaces an earlier attempt. */
  attemptOf?: number | undefined;
  /** Only for purchases that are already paid, such as demo data. */
  paid?: { orderId: string; paymentId: string; at: Date };
}

/** A purchase that is not paid. */
export interface UnpaidPurchase {
  purchaseId: number;
  /** null until the provider has created its order. */
  orderId: string | null;
  totalPaise: number;
}

/** Time of the first payment check at the provider. */
const FIRST_CHECK = sql<Date>`created_at + interval '2 minutes'`;

/** Identifies a group of attempts: purchases that replace each other share the id of the first. */
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

/** Whether another attempt of the same group is paid or refunded. */
const isPaidBySibling = sql<boolean>`exists (
  select from purchases sibling
  where sibling.account_id = purchases.account_id
    and coalesce(sibling.attempt_of, sibling.id) = coalesce(purchases.attempt_of, purchases.id)
    and sibling.id <> purchases.id
    and sibling.status <> 'created')`;

/** Finds the first attempt of the open group of an account and plan; a new attempt joins that group. */
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

/** Finds an open attempt created after `since` with exactly these terms and amounts, to be reused. */
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
 * Whether an unpaid purchase must not be granted, because another attempt of its buyer for the same plan was paid first.
 * Reliable only while the buyer is locked.
 */
export async function isPaidByOtherAttempt(tx: Db, purchaseId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('purchases')
    .select('id')
    .where('id', '=', purchaseId)
    .where(isPaidBySibling)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Stores the provider's order of a purchase unless it has one, so that of two concurrent requests the first wins.
 * @returns the stored order id; undefined when the purchase does not exist
 */
export async function attachOrder(db: Db, purchaseId: number, orderId: string): Promise<string | undefined> {
  await db
    .updateTable('purchases')
    .set({ order_id: orderId, next_check_at: FIRST_CHECK })
    .where('id', '=', purchaseId)
    .where('order_id', 'is', null)
    .execute();
  const stored = await db
    .selectFrom('purchases')
    .select('order_id as orderId')
    .where('id', '=', purchaseId)
    .executeTakeFirst();
  return stored?.orderId ?? undefined;
}

/** Deletes a purchase without an order, which cannot be paid, and so releases its coupon. */
export async function deletePurchaseWithoutOrder(db: Db, purchaseId: number): Promise<void> {
  await db.deleteFrom('purchases').where('id', '=', purchaseId).where('order_id', 'is', null).execute();
}
