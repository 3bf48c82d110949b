import type { PlanKind } from '@aarambh/contract';
import { sql } from 'kysely';
import type { Db } from '../../../../infra/database/connect.ts';
import { isOutsideRestoreHold } from '../../../../infra/database/restore-hold.ts';
import type { PlanSnapshot } from '../../plans/index.ts';
import { isCheckDue } from '../check-schedule.queries.ts';

/** A purchase that has an order; all amounts in paise. `accountId` is null for a guest's purchase without an account. */
export interface Purchase {
  purchaseId: number;
  accountId: number | null;
  guestEmail: string | null;
  guestCountryId: number | null;
  guestMobileNo: string | null;
  kind: PlanKind;
  planId: number;
  plan: PlanSnapshot;
  /** Billing cycles of a subscription, 1 for the other kinds. */
  months: number;
  pricePaise: number;
  discountPaise: number;
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
  totalPaise: number;
  stateId: number;
  couponId: number | null;
  /** First attempt of the group of purchases that replace each other. */
  attemptOf: number;
  orderId: string;
  /** The payment that pays for it; null until then. */
  paymentId: string | null;
  status: 'created' | 'paid' | 'refunded';
  createdAt: Date;
}

function selectPurchase(db: Db) {
  return db
    .selectFrom('purchases')
    .select([
      'id as purchaseId',
      'account_id as accountId',
      'guest_email as guestEmail',
      'guest_country_id as guestCountryId',
      'guest_mobile_no as guestMobileNo',
      'kind',
      'plan_id as planId',
      'plan',
      'months',
      'price_paise as pricePaise',
      'discount_paise as discountPaise',
      'taxable_paise as taxablePaise',
      'cgst_paise as cgstPaise',
      'sgst_paise as sgstPaise',
      'igst_paise as igstPaise',
      'total_paise as totalPaise',
      'state_id as stateId',
      'coupon_id as couponId',
      'order_id as orderId',
      'payment_id as paymentId',
      'status',
      'created_at as createdAt',
    ])
    .select(sql<number>`coalesce(attempt_of, id)`.as('attemptOf'))
    .where('order_id', 'is not', null)
    .$castTo<Purchase>();
}

/** Finds the purchase of an order. */
export async function findPurchaseOfOrder(db: Db, orderId: string): Promise<Purchase | undefined> {
  return await selectPurchase(db).where('order_id', '=', orderId).executeTakeFirst();
}

/** Locks a purchase until the transaction ends. Lock order: the buyer's account first. */
export async function lockPurchase(transaction: Db, purchaseId: number): Promise<Purchase> {
  return await selectPurchase(transaction).where('id', '=', purchaseId).forUpdate().executeTakeFirstOrThrow();
}

/** Marks an unpaid purchase as paid; the only query that does so. */
export async function markPaid(transaction: Db, purchaseId: number, paymentId: string, now: Date): Promise<void> {
  await transaction
    .updateTable('purchases')
    .set({ status: 'paid', payment_id: paymentId, paid_at: now })
    .where('id', '=', purchaseId)
    .where('status', '=', 'created')
    .execute();
}

/** Records when a browser first reported a failed payment of an unpaid purchase. Not evidence about the payment. */
export async function recordReportedFailure(db: Db, purchaseId: number, now: Date): Promise<void> {
  await db
    .updateTable('purchases')
    .set({ reported_failed_at: now })
    .where('id', '=', purchaseId)
    .where('status', '=', 'created')
    .where('reported_failed_at', 'is', null)
    .execute();
}

/** Makes an order due for a check now. */
export async function scheduleCheckNow(db: Db, orderId: string, now: Date): Promise<void> {
  await db.updateTable('purchases').set({ next_check_at: now }).where('order_id', '=', orderId).execute();
}

/** An order claimed for a check at the provider; `leasedUntil` identifies the lease. */
export interface DueOrder {
  purchaseId: number;
  orderId: string;
  createdAt: Date;
  leasedUntil: Date;
}

/**
 * Claims due orders under a lease, longest due first, each for one process only. Without a result the order is due again at
 * `leasedUntil`.
 */
export async function claimDueOrders(db: Db, limit: number, now: Date, leasedUntil: Date): Promise<DueOrder[]> {
  return await db
    .with('due', (cte) =>
      cte
        .selectFrom('purchases')
        .select('id')
        .where('order_id', 'is not', null)
        .where(isCheckDue('created_at', now))
        .where(isOutsideRestoreHold('created_at'))
        .orderBy('next_check_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('purchases')
    .from('due')
    .whereRef('purchases.id', '=', 'due.id')
    .set({ next_check_at: leasedUntil, checks: sql<number>`checks + 1` })
    .returning(['purchases.id as purchaseId', 'order_id as orderId', 'created_at as createdAt'])
    .returning('next_check_at as leasedUntil')
    .$castTo<DueOrder>()
    .execute();
}

/** Sets the time of the next check, null for never, unless a webhook or request has rescheduled the order meanwhile. */
export async function setNextCheck(db: Db, order: DueOrder, nextCheckAt: Date | null): Promise<void> {
  await db
    .updateTable('purchases')
    .set({ next_check_at: nextCheckAt })
    .where('id', '=', order.purchaseId)
    .where('next_check_at', '=', order.leasedUntil)
    .execute();
}

/** Deletes unpaid purchases without an order, created before a time; they cannot be paid. */
export async function deletePurchasesWithoutOrder(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('purchases')
    .where('order_id', 'is', null)
    .where('status', '=', 'created')
    .where('created_at', '<', before)
    .execute();
}
