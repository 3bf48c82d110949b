import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import type { PlanKind } from '../../../infra/database/schema.ts';
import type { PlanSnapshot } from '../plans/index.ts';

/** A purchase that has an order, all amounts in paise. Of a guest until an account is made of it. */
export interface Purchase {
  purchaseId: number;
  accountId: number | null;
  guestEmail: string | null;
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
  orderId: string;
  /** The payment that counts; null until it is paid. */
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
      'order_id as orderId',
      'payment_id as paymentId',
      'status',
      'created_at as createdAt',
    ])
    .where('order_id', 'is not', null)
    .$castTo<Purchase>();
}

/** The purchase of an order, as it is at this moment. */
export async function findPurchaseOfOrder(db: Db, orderId: string): Promise<Purchase | undefined> {
  return await selectPurchase(db).where('order_id', '=', orderId).executeTakeFirst();
}

/** A purchase held against others until the transaction ends; its buyer is locked first. */
export async function lockPurchase(transaction: Db, purchaseId: number): Promise<Purchase> {
  return await selectPurchase(transaction).where('id', '=', purchaseId).forUpdate().executeTakeFirstOrThrow();
}

/** The account a plan goes to, held until the transaction ends; nothing when it was deleted. */
export async function lockBuyer(
  transaction: Db,
  accountId: number,
): Promise<{ accountId: number; fullName: string; email: string } | undefined> {
  return await transaction
    .selectFrom('accounts')
    .select(['id as accountId', 'full_name as fullName', 'email'])
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Notes the payment of a purchase that has none yet; nothing else may do so. */
export async function markPaid(transaction: Db, purchaseId: number, paymentId: string, now: Date): Promise<void> {
  await transaction
    .updateTable('purchases')
    .set({ status: 'paid', payment_id: paymentId, paid_at: now })
    .where('id', '=', purchaseId)
    .where('status', '=', 'created')
    .execute();
}

/** Notes the first time a browser says that a payment failed; says nothing about the money, and nothing of a paid one. */
export async function noteReportedFailure(db: Db, purchaseId: number, now: Date): Promise<void> {
  await db
    .updateTable('purchases')
    .set({ reported_failed_at: now })
    .where('id', '=', purchaseId)
    .where('status', '=', 'created')
    .where('reported_failed_at', 'is', null)
    .execute();
}

/** Lets the provider be asked about an order at the next look. */
export async function checkSoon(db: Db, orderId: string, now: Date): Promise<void> {
  await db.updateTable('purchases').set({ next_check_at: now }).where('order_id', '=', orderId).execute();
}

/** An order to ask the provider about; `leasedUntil` marks whose turn it is. */
export interface DueOrder {
  purchaseId: number;
  orderId: string;
  createdAt: Date;
  leasedUntil: Date;
}

/**
 * Claims orders that are due, longest due first, each for one process only. Who ends while asking leaves the order due
 * again at `leasedUntil`.
 */
export async function claimDueOrders(db: Db, limit: number, now: Date, leasedUntil: Date): Promise<DueOrder[]> {
  return await db
    .with('due', (cte) =>
      cte
        .selectFrom('purchases')
        .select('id')
        .where('order_id', 'is not', null)
        .where('next_check_at', '<=', now)
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

/** Says when an order is asked about again, or never, unless something new arrived during the look. */
export async function setNextCheck(db: Db, order: DueOrder, nextCheckAt: Date | null): Promise<void> {
  await db
    .updateTable('purchases')
    .set({ next_check_at: nextCheckAt })
    .where('id', '=', order.purchaseId)
    .where('next_check_at', '=', order.leasedUntil)
    .execute();
}

/** Drops purchases begun before a moment that never got an order: nobody can pay them. */
export async function deletePurchasesWithoutOrder(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('purchases')
    .where('order_id', 'is', null)
    .where('status', '=', 'created')
    .where('created_at', '<', before)
    .execute();
}
