import { toRupees } from '@aarambh/contract';
import { sql } from 'kysely';
import type { Db } from '../../../infra/database/connect.ts';
import { isErasable, isSentToVerified } from '../../../infra/own-address.ts';
import { type DataSection, type DataSubject, dataSection } from '../../../infra/personal-data.ts';
import { findStateName } from '../../places/index.ts';

const RETAINED =
  'Purchase records are kept for as long as tax law requires. If you delete your account, your contact details are removed from them.';

/**
 * Personal data export of billing: plans, services, purchases, invoices, refunds and payment initiatives of an account.
 * Amounts are rupees.
 */
export async function exportPurchasedPlans(db: Db, accountId: number, subject: DataSubject): Promise<DataSection[]> {
  return [
    await exportGrants(db, accountId),
    await exportServices(db, accountId),
    await exportPurchases(db, accountId, subject),
    await exportInvoices(db, accountId),
    await exportRefunds(db, accountId),
    await exportInitiatives(db, accountId),
  ];
}

async function exportGrants(db: Db, accountId: number): Promise<DataSection> {
  const entries = await db
    .selectFrom('purchased_plans')
    .select(['plan_name as plan', 'kind', 'starts_at as startsOn', 'expires_at as expiresOn', 'ended_at as endedOn'])
    .select(['vacancies', 'vacancies_used as vacanciesUsed', 'guaranteed_calls as guaranteedCalls'])
    .select(['guaranteed_calls_used as guaranteedCallsUsed', 'acknowledged_at as acknowledgedOn'])
    .select(['reminded_at as remindedOn', 'end_told_at as toldOfEndOn'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return dataSection({
    key: 'plans',
    title: 'Plans',
    note: RETAINED,
    fields: {
      plan: 'Plan',
      kind: 'Kind',
      startsOn: 'Starts',
      expiresOn: 'Ends',
      endedOn: 'Ended early',
      vacancies: 'Vacancy credits',
      vacanciesUsed: 'Vacancy credits used',
      guaranteedCalls: 'Guaranteed interview calls',
      guaranteedCallsUsed: 'Guaranteed interview calls used',
      acknowledgedOn: 'Acknowledged',
      remindedOn: 'Reminder sent',
      toldOfEndOn: 'Expiry notice sent',
    },
    entries,
  });
}

async function exportServices(db: Db, accountId: number): Promise<DataSection> {
  const entries = await db
    .selectFrom('service_items')
    .select(['service_name as service', 'description', 'status', 'processing_by as processingBy'])
    .select(['started_at as startedOn', 'completed_at as completedOn'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return dataSection({
    key: 'services',
    title: 'Services of your plans',
    fields: {
      service: 'Service',
      description: 'Details',
      status: 'Status',
      processingBy: 'Assigned to',
      startedOn: 'Started',
      completedOn: 'Completed',
    },
    entries,
  });
}

async function exportPurchases(db: Db, accountId: number, subject: DataSubject): Promise<DataSection> {
  const rows = await db
    .selectFrom('purchases')
    .leftJoin('coupons', 'coupons.id', 'purchases.coupon_id')
    .select(['purchases.id as purchase', 'purchases.kind', 'months', 'coupons.code as coupon', 'status'])
    .select([sql<string>`plan->>'name'`.as('plan'), sql<number>`(plan->>'ctc')::integer`.as('ctc')])
    .select(['price_paise', 'discount_paise', 'cgst_paise', 'sgst_paise', 'igst_paise', 'total_paise'])
    .select(['state_id', 'order_id as order', 'payment_id as payment'])
    .select(['created_at as begunOn', 'paid_at as paidOn', 'reported_failed_at as failedOn'])
    .select(['guest_email as guestEmail', 'guest_mobile_no as guestMobileNo'])
    .where((eb) =>
      eb.or([
        eb('account_id', '=', accountId),
        eb.and([
          eb('account_id', 'is', null),
          isSentToVerified(subject, { email: 'guest_email', createdAt: 'created_at' }),
        ]),
      ]),
    )
    .orderBy('purchases.id')
    .execute();
  return dataSection({
    key: 'purchases',
    title: 'Purchases',
    note: RETAINED,
    fields: {
      purchase: 'Number',
      plan: 'Plan',
      kind: 'Kind',
      months: 'Months or years',
      ctc: 'Yearly pay used for the price',
      coupon: 'Coupon',
      price: 'Price',
      discount: 'Discount',
      cgst: 'CGST',
      sgst: 'SGST',
      igst: 'IGST',
      total: 'Total',
      state: 'State',
      order: 'Order at the payment provider',
      payment: 'Payment at the payment provider',
      status: 'Status',
      begunOn: 'Created',
      paidOn: 'Paid',
      failedOn: 'Your browser reported a failed payment',
      guestEmail: 'Email used before you had an account',
      guestMobileNo: 'Mobile number used before you had an account',
    },
    entries: rows.map(
      ({ price_paise, discount_paise, cgst_paise, sgst_paise, igst_paise, total_paise, state_id, ...purchase }) => ({
        ...purchase,
        price: toRupees(price_paise),
        discount: toRupees(discount_paise),
        cgst: toRupees(cgst_paise),
        sgst: toRupees(sgst_paise),
        igst: toRupees(igst_paise),
        total: toRupees(total_paise),
        state: findStateName(state_id) ?? '',
      }),
    ),
  });
}

async function exportInvoices(db: Db, accountId: number): Promise<DataSection> {
  const rows = await db
    .selectFrom('invoices')
    .innerJoin('purchases', 'purchases.id', 'invoices.purchase_id')
    .select(['number', 'invoices.kind', 'purchase_id as purchase', 'issued_at as issuedOn'])
    .select(['invoices.total_paise', 'content'])
    .where('purchases.account_id', '=', accountId)
    .orderBy('invoices.id')
    .execute();
  return dataSection({
    key: 'invoices',
    title: 'Invoices and credit notes',
    note: 'Tax law does not allow them to be changed or deleted.',
    fields: {
      number: 'Number',
      kind: 'Kind',
      purchase: 'Purchase number',
      issuedOn: 'Issued',
      total: 'Total',
      content: 'Content',
    },
    entries: rows.map(({ total_paise, content, ...invoice }) => ({
      ...invoice,
      total: toRupees(total_paise),
      content: JSON.stringify(content),
    })),
  });
}

async function exportRefunds(db: Db, accountId: number): Promise<DataSection> {
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('purchases', 'purchases.id', 'refunds.purchase_id')
    .select(['purchase_id as purchase', 'amount_paise', 'reason', 'refunds.status'])
    .select(['refunds.payment_id as payment', 'provider_refund_id as refund'])
    .select(['requested_at as requestedOn', 'processed_at as processedOn'])
    .where('purchases.account_id', '=', accountId)
    .orderBy('refunds.id')
    .execute();
  return dataSection({
    key: 'refunds',
    title: 'Refunds',
    fields: {
      purchase: 'Purchase number',
      amount: 'Amount',
      reason: 'Reason',
      status: 'Status',
      payment: 'Payment at the payment provider',
      refund: 'Refund at the payment provider',
      requestedOn: 'Requested',
      processedOn: 'Refunded',
    },
    entries: rows.map(({ amount_paise, ...refund }) => ({ ...refund, amount: toRupees(amount_paise) })),
  });
}

async function exportInitiatives(db: Db, accountId: number): Promise<DataSection> {
  const entries = await db
    .selectFrom('payment_initiatives')
    .innerJoin('plans', 'plans.id', 'payment_initiatives.plan_id')
    .leftJoin('coupons', 'coupons.id', 'payment_initiatives.coupon_id')
    .select(['plans.name as plan', 'coupons.code as coupon', 'noted_at as notedOn'])
    .where('account_id', '=', accountId)
    .orderBy('payment_initiatives.id')
    .execute();
  return dataSection({
    key: 'paymentInitiatives',
    title: 'Payments you started',
    fields: { plan: 'Plan', coupon: 'Coupon', notedOn: 'When' },
    entries,
  });
}

/**
 * Erases contact data and CTC from the purchases of an account, and from unpaid guest purchases with its verified
 * addresses or with an unverified one and its mobile number; deletes its payment initiatives. The purchases themselves
 * are accounting records and stay. A paid guest purchase stays as it is: its plan is not used yet.
 */
export async function erasePurchaseContacts(
  transaction: Db,
  accountId: number,
  subject: DataSubject,
): Promise<string[]> {
  const isOwnMobile = sql<boolean>`guest_mobile_no = ${subject.mobileNo}`;
  await transaction
    .updateTable('purchases')
    .set({
      guest_email: null,
      guest_country_id: null,
      guest_mobile_no: null,
      plan: sql`jsonb_set(plan, '{ctc}', '0')`,
    })
    .where((eb) =>
      eb.or([
        eb('account_id', '=', accountId),
        eb.and([
          eb('account_id', 'is', null),
          eb('status', '=', 'created'),
          isErasable(subject, { email: 'guest_email', createdAt: 'created_at' }, isOwnMobile),
        ]),
      ]),
    )
    .execute();
  await transaction.deleteFrom('payment_initiatives').where('account_id', '=', accountId).execute();
  return [];
}
