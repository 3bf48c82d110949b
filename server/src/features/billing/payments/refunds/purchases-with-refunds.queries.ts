import type { PlanKind } from '@aarambh/contract';
import { sql } from 'kysely';
import type { Db } from '../../../../infra/database/connect.ts';
import type { PlanSnapshot } from '../../plans/index.ts';

/** A paid purchase and the refunds of its payment; amounts in paise. */
export interface PurchaseWithRefund {
  purchaseId: number;
  accountId: number | null;
  kind: PlanKind;
  plan: PlanSnapshot;
  /** Billing cycles of a subscription, 1 for the other kinds. */
  months: number;
  totalPaise: number;
  paymentId: string;
  paidAt: Date;
  /** Sum of all refunds of the payment, requested or processed. */
  refundedPaise: number;
  /** The newest refund; all null before one is requested. */
  refundId: number | null;
  refundNumber: number | null;
  refundPaise: number | null;
  refundStatus: 'requested' | 'processed' | 'failed' | null;
  requestedAt: Date | null;
  processedAt: Date | null;
}

/** Purchases with the newest refund of their payment. */
function joinNewestRefund(db: Db) {
  return db
    .selectFrom('purchases')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('refunds')
          .selectAll('refunds')
          .whereRef('refunds.purchase_id', '=', 'purchases.id')
          .whereRef('refunds.payment_id', '=', 'purchases.payment_id')
          .orderBy('refunds.number', 'desc')
          .limit(1)
          .as('refunds'),
      (join) => join.onTrue(),
    )
    .select((eb) =>
      eb
        .selectFrom('refunds as one')
        .whereRef('one.purchase_id', '=', 'purchases.id')
        .whereRef('one.payment_id', '=', 'purchases.payment_id')
        .where('one.status', '!=', 'failed')
        .select(sql<number>`coalesce(sum(one.amount_paise), 0)::integer`.as('sum'))
        .as('refundedPaise'),
    );
}

function selectPurchasesWithRefunds(db: Db) {
  return joinNewestRefund(db)
    .select([
      'purchases.id as purchaseId',
      'purchases.account_id as accountId',
      'kind',
      'plan',
      'months',
      'total_paise as totalPaise',
      'purchases.payment_id as paymentId',
      'paid_at as paidAt',
      'refunds.id as refundId',
      'refunds.number as refundNumber',
      'refunds.amount_paise as refundPaise',
      'refunds.status as refundStatus',
      'requested_at as requestedAt',
      'processed_at as processedAt',
    ])
    .where('purchases.status', '!=', 'created')
    .$castTo<PurchaseWithRefund>();
}

/** Lists the paid purchases of an account, newest first. */
export async function listPurchasesWithRefunds(db: Db, accountId: number): Promise<PurchaseWithRefund[]> {
  return await selectPurchasesWithRefunds(db)
    .where('purchases.account_id', '=', accountId)
    .orderBy('paid_at', 'desc')
    .orderBy('purchases.id', 'desc')
    .execute();
}

/** Finds a paid purchase, refunded or not. */
export async function findPurchaseWithRefund(db: Db, purchaseId: number): Promise<PurchaseWithRefund | undefined> {
  return await selectPurchasesWithRefunds(db).where('purchases.id', '=', purchaseId).executeTakeFirst();
}

/** Marks a paid purchase as refunded. This is final. */
export async function markRefunded(transaction: Db, purchaseId: number): Promise<void> {
  await transaction
    .updateTable('purchases')
    .set({ status: 'refunded' })
    .where('id', '=', purchaseId)
    .where('status', '=', 'paid')
    .execute();
}

/** Finds the mail recipient of a purchase, account or guest; undefined when the account was deleted. */
export async function findBuyer(
  db: Db,
  purchaseId: number,
): Promise<{ accountId: number | null; fullName: string; email: string } | undefined> {
  const row = await db
    .selectFrom('purchases')
    .leftJoin('accounts', 'accounts.id', 'purchases.account_id')
    .select(['account_id as accountId', 'full_name as fullName', 'email', 'guest_email as guestEmail'])
    .where('purchases.id', '=', purchaseId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const email = row?.email ?? row?.guestEmail;
  return row && email ? { accountId: row.accountId, fullName: row.fullName ?? '', email } : undefined;
}
