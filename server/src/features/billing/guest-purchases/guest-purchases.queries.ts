import type { PlanKind } from '@aarambh/contract';
import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import type { PlanSnapshot } from '../plans/index.ts';

/** A purchase begun by a guest, paid or not; amounts in paise. */
export interface GuestPurchase {
  purchaseId: number;
  /** The account it was assigned to. */
  accountId: number | null;
  email: string;
  countryId: number;
  mobileNo: string;
  kind: PlanKind;
  planId: number;
  plan: PlanSnapshot;
  months: number;
  totalPaise: number;
  orderId: string;
  status: 'created' | 'paid' | 'refunded';
  createdAt: Date;
  paidAt: Date | null;
}

function selectGuestPurchase(db: Db, purchaseId: number) {
  return db
    .selectFrom('purchases')
    .select(['id as purchaseId', 'account_id as accountId', 'kind', 'plan_id as planId', 'plan', 'months'])
    .select(['guest_email as email', 'guest_country_id as countryId', 'guest_mobile_no as mobileNo'])
    .select(['total_paise as totalPaise', 'order_id as orderId', 'status'])
    .select(['created_at as createdAt', 'paid_at as paidAt'])
    .where('id', '=', purchaseId)
    .where('guest_email', 'is not', null)
    .where('order_id', 'is not', null)
    .$castTo<GuestPurchase>();
}

/** Finds a guest's purchase; undefined when an account bought it or its contact data was erased. */
export async function findGuestPurchase(db: Db, purchaseId: number): Promise<GuestPurchase | undefined> {
  return await selectGuestPurchase(db, purchaseId).executeTakeFirst();
}

/** Locks a guest's purchase until the transaction ends. Lock order: an existing account first. */
export async function lockGuestPurchase(transaction: Db, purchaseId: number): Promise<GuestPurchase | undefined> {
  return await selectGuestPurchase(transaction, purchaseId).forUpdate().executeTakeFirst();
}

/** Makes an account the owner of a purchase without an owner, and so of its invoices. */
export async function setPurchaseOwner(
  transaction: Db,
  purchaseId: number,
  accountId: number,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('purchases')
    .set({ account_id: accountId, guest_account_made_at: now })
    .where('id', '=', purchaseId)
    .where('account_id', 'is', null)
    .execute();
}

/** Lists paid guest purchases whose email address is the verified address of an account. */
export async function listAttachablePurchases(
  db: Db,
  limit: number,
): Promise<{ purchaseId: number; accountId: number }[]> {
  return await db
    .selectFrom('purchases')
    .innerJoin('accounts', (join) => join.on(sql<boolean>`lower(accounts.email) = lower(guest_email)`))
    .select(['purchases.id as purchaseId', 'accounts.id as accountId'])
    .where('purchases.account_id', 'is', null)
    .where('status', '=', 'paid')
    .where('guest_email', 'is not', null)
    .where('email_verified_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('purchases.id')
    .limit(limit)
    .execute();
}

/** Erases contact data and CTC from unpaid guest purchases created before a time. */
export async function eraseUnpaidContacts(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('purchases')
    .set({
      guest_email: null,
      guest_country_id: null,
      guest_mobile_no: null,
      plan: sql`jsonb_set(plan, '{ctc}', '0')`,
    })
    .where('guest_email', 'is not', null)
    .where('account_id', 'is', null)
    .where('status', '=', 'created')
    .where('created_at', '<', before)
    .execute();
}
