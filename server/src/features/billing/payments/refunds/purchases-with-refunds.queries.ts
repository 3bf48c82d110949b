import type { Db } from '../../../../infra/database/connect.ts';
import type { PlanKind } from '../../../../infra/database/schema.ts';
import type { PlanSnapshot } from '../../plans/index.ts';

/** A paid purchase and the refund of the payment that counts; amounts in paise. */
export interface Bought {
  purchaseId: number;
  accountId: number | null;
  kind: PlanKind;
  plan: PlanSnapshot;
  /** Billing cycles of a subscription, 1 for the other kinds. */
  months: number;
  totalPaise: number;
  paymentId: string;
  paidAt: Date;
  /** All null while no refund was asked for. */
  refundId: number | null;
  refundPaise: number | null;
  refundStatus: 'requested' | 'processed' | 'failed' | null;
  requestedAt: Date | null;
  processedAt: Date | null;
}

function selectBought(db: Db) {
  return db
    .selectFrom('purchases')
    .leftJoin('refunds', (join) =>
      join.onRef('refunds.purchase_id', '=', 'purchases.id').onRef('refunds.payment_id', '=', 'purchases.payment_id'),
    )
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
      'refunds.amount_paise as refundPaise',
      'refunds.status as refundStatus',
      'requested_at as requestedAt',
      'processed_at as processedAt',
    ])
    .where('purchases.status', '!=', 'created')
    .$castTo<Bought>();
}

/** Paid purchases of an account, newest first. */
export async function listBought(db: Db, accountId: number): Promise<Bought[]> {
  return await selectBought(db)
    .where('purchases.account_id', '=', accountId)
    .orderBy('paid_at', 'desc')
    .orderBy('purchases.id', 'desc')
    .execute();
}

/** A paid purchase; nothing for one that is not paid or never was. */
export async function findBought(db: Db, purchaseId: number): Promise<Bought | undefined> {
  return await selectBought(db).where('purchases.id', '=', purchaseId).executeTakeFirst();
}

/** Notes that all of a purchase goes back; nothing brings it back to paid. */
export async function markRefunded(transaction: Db, purchaseId: number): Promise<void> {
  await transaction
    .updateTable('purchases')
    .set({ status: 'refunded' })
    .where('id', '=', purchaseId)
    .where('status', '=', 'paid')
    .execute();
}

/** Where to write about a purchase: its account, its guest; nothing when the account was deleted. */
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

/** A purchase as staff see it; amounts in paise. */
export interface PurchaseOfPerson {
  purchaseId: number;
  planName: string;
  status: 'created' | 'paid' | 'refunded';
  totalPaise: number;
  createdAt: Date;
  paidAt: Date | null;
  refundPaise: number | null;
  refundStatus: Bought['refundStatus'];
}

/** Everything bought, or begun to buy, with an address of mail, as account or as guest; newest first. */
export async function listPurchasesOf(db: Db, email: string): Promise<PurchaseOfPerson[]> {
  const rows = await db
    .selectFrom('purchases')
    .leftJoin('accounts', 'accounts.id', 'purchases.account_id')
    .leftJoin('refunds', (join) =>
      join.onRef('refunds.purchase_id', '=', 'purchases.id').onRef('refunds.payment_id', '=', 'purchases.payment_id'),
    )
    .select(['purchases.id as purchaseId', 'plan', 'purchases.status', 'total_paise as totalPaise'])
    .select(['purchases.created_at as createdAt', 'paid_at as paidAt'])
    .select(['refunds.amount_paise as refundPaise', 'refunds.status as refundStatus'])
    .where(({ or, eb, fn }) =>
      or([
        eb(fn<string>('lower', ['accounts.email']), '=', email.toLowerCase()),
        eb(fn<string>('lower', ['guest_email']), '=', email.toLowerCase()),
      ]),
    )
    .orderBy('purchases.id', 'desc')
    .execute();
  return rows.map(({ plan, ...row }) => ({ ...row, planName: (plan as PlanSnapshot).name }));
}
