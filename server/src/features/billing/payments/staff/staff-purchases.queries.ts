import { PURCHASE_COUNT_CAP, PURCHASE_PAGE, type PurchaseFilter } from '@aarambh/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../infra/database/connect.ts';
import { escapeLike } from '../../../../lib/escape-like.ts';
import type { PlanSnapshot } from '../../plans/index.ts';

/** Maximum number of accounts in a name search. */
const MAX_NAMES = 1_000;
const MAX_ID = 2_147_483_647;

/** The purchases that a search text means; each form of it has an index. */
function matchText(typed: string): RawBuilder<boolean> {
  const text = typed.trim();
  if (text.includes('@'))
    return sql<boolean>`purchases.id in (
      select id from purchases own where own.account_id in (select id from accounts where lower(email) = lower(${text}))
      union all select id from purchases guest where lower(guest.guest_email) = lower(${text}))`;
  if (text.startsWith('order_')) return sql<boolean>`purchases.order_id = ${text}`;
  if (text.startsWith('pay_'))
    return sql<boolean>`purchases.id in (select id from purchases paid where paid.payment_id = ${text}
      union all select purchase_id from refunds where payment_id = ${text})`;
  if (/^a[rc]\//i.test(text))
    return sql<boolean>`purchases.id in (select purchase_id from invoices where number = upper(${text}))`;
  if (/^\d{1,18}$/.test(text)) return sql<boolean>`purchases.id = ${Number(text) > MAX_ID ? 0 : Number(text)}`;
  const part = `%${escapeLike(text.toLowerCase())}%`;
  return sql<boolean>`purchases.account_id in (
    select id from accounts where lower(full_name) like ${part} limit ${MAX_NAMES})`;
}

const hasRefundIn = (status: 'requested' | 'failed') =>
  sql<boolean>`purchases.id in (select purchase_id from refunds where status = ${sql.lit(status)})`;

const filters: Record<PurchaseFilter, RawBuilder<boolean>> = {
  paid: sql<boolean>`purchases.status = 'paid'`,
  refunded: sql<boolean>`purchases.status = 'refunded'`,
  'refund-open': hasRefundIn('requested'),
  'refund-failed': hasRefundIn('failed'),
  unpaid: sql<boolean>`purchases.status = 'created'`,
  // The browser reported a failure of an order that is still checked, or the provider reported a payment that could not be settled.
  check: sql<boolean>`purchases.id in (
    select id from purchases failed
    where failed.status = 'created' and failed.reported_failed_at is not null and failed.next_check_at is not null
    union all
    select unsettled.id from payment_events join purchases unsettled on unsettled.order_id = payment_events.order_id
    where payment_events.settled_at is null and unsettled.status = 'created')`,
};

/** Filters of the list of purchases. */
export interface PurchaseSearch {
  text?: string | undefined;
  status?: PurchaseFilter | undefined;
  page?: number | undefined;
}

const matching = (db: Db, { text, status }: PurchaseSearch) =>
  db
    .selectFrom('purchases')
    .where('order_id', 'is not', null)
    .$if(status !== undefined, (query) => query.where(filters[status as PurchaseFilter]))
    .$if(Boolean(text?.trim()), (query) => query.where(matchText(text ?? '')));

/** Counts matching purchases, up to the cap. */
export async function countPurchases(db: Db, search: PurchaseSearch): Promise<{ total: number; capped: boolean }> {
  const { count } = await db
    .selectFrom(
      matching(db, search)
        .select('purchases.id')
        .limit(PURCHASE_COUNT_CAP + 1)
        .as('found'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { total: Math.min(count, PURCHASE_COUNT_CAP), capped: count > PURCHASE_COUNT_CAP };
}

const refundsOfPayment = sql`refunds.purchase_id = purchases.id and refunds.payment_id = purchases.payment_id`;

function selectStaffPurchases(db: Db) {
  return db
    .selectFrom('purchases')
    .leftJoin('accounts', 'accounts.id', 'purchases.account_id')
    .selectAll('purchases')
    .select(['accounts.full_name', 'accounts.email', 'accounts.mobile_no'])
    .select([
      sql<number>`(select coalesce(sum(amount_paise), 0)::int from refunds
        where ${refundsOfPayment} and status <> 'failed')`.as('refunded_paise'),
      sql<'requested' | 'processed' | 'failed' | null>`(select status from refunds
        where refunds.purchase_id = purchases.id order by id desc limit 1)`.as('refund_status'),
      sql<string | null>`(select code from coupons where coupons.id = purchases.coupon_id)`.as('coupon_code'),
    ]);
}
export type StaffPurchaseRow = Awaited<ReturnType<typeof searchPurchases>>[number];

/** One page of purchases, newest first. */
export async function searchPurchases(db: Db, search: PurchaseSearch) {
  const { page = 1 } = search;
  const ids = matching(db, search)
    .select('purchases.id')
    .orderBy('purchases.id', 'desc')
    .limit(PURCHASE_PAGE)
    .offset((page - 1) * PURCHASE_PAGE);
  return await selectStaffPurchases(db)
    .where('purchases.id', 'in', ids)
    .orderBy('purchases.id', 'desc')
    .$narrowType<{ plan: PlanSnapshot }>()
    .execute();
}

/** A purchase, paid or not; undefined without an order. */
export const findStaffPurchase = (db: Db, purchaseId: number): Promise<StaffPurchaseRow | undefined> =>
  selectStaffPurchases(db)
    .where('purchases.id', '=', purchaseId)
    .where('order_id', 'is not', null)
    .$narrowType<{ plan: PlanSnapshot }>()
    .executeTakeFirst();

/** Invoices, refunds and services of a purchase, oldest first. */
export async function listPurchaseParts(db: Db, purchaseId: number) {
  const [invoices, refunds, services] = await Promise.all([
    db
      .selectFrom('invoices')
      .select(['id', 'number', 'kind', 'total_paise', 'issued_at'])
      .where('purchase_id', '=', purchaseId)
      .orderBy('id')
      .execute(),
    db.selectFrom('refunds').selectAll().where('purchase_id', '=', purchaseId).orderBy('id').execute(),
    db
      .selectFrom('service_items')
      .innerJoin('purchased_plans', 'purchased_plans.id', 'service_items.purchased_plan_id')
      .select(['service_name', 'service_items.status', 'processing_by'])
      .where('purchased_plans.purchase_id', '=', purchaseId)
      .orderBy('service_items.id')
      .execute(),
  ]);
  return { invoices, refunds, services };
}
