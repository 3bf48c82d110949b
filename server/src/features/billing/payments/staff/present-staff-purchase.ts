import { type PurchaseDetails, type StaffPurchase, toRupees } from '@aarambh/contract';
import type { AppContext } from '../../../../app-context.ts';
import { CallError } from '../../../../lib/call-error.ts';
import { findStateName } from '../../../places/index.ts';
import { listPlanUsage, NO_USAGE } from '../../plans/index.ts';
import { findPurchaseWithRefund } from '../refunds/purchases-with-refunds.queries.ts';
import { checkRefundEligibility } from '../refunds/refund-rules.ts';
import { findStaffPurchase, listPurchaseParts, type StaffPurchaseRow } from './staff-purchases.queries.ts';

const isoOf = (moment: Date | null) => moment?.toISOString() ?? null;

/** A purchase as the list of staff shows it. */
export const presentStaffPurchase = (row: StaffPurchaseRow): StaffPurchase => ({
  purchaseID: row.id,
  planName: row.plan.name,
  kind: row.kind,
  accountID: row.account_id,
  buyer: row.full_name || (row.account_id === null ? 'Guest' : 'Deleted account'),
  email: row.email ?? row.guest_email ?? '',
  status: row.status,
  total: toRupees(row.total_paise),
  refunded: toRupees(row.refunded_paise),
  refundStatus: row.refund_status,
  createdOn: row.created_at.toISOString(),
  paidOn: isoOf(row.paid_at),
});

/** The refund policy applied to a purchase now; undefined for an unpaid one. */
async function readPolicy({ db, clock }: AppContext, purchaseId: number) {
  const paid = await findPurchaseWithRefund(db, purchaseId);
  if (!paid) return { isWithinPolicy: false, policy: '', left: 0 };
  const usage = (await listPlanUsage(db, [purchaseId])).get(purchaseId) ?? NO_USAGE;
  const { canRefund, reason } = checkRefundEligibility(paid, usage, clock.now());
  return { isWithinPolicy: canRefund, policy: reason, left: toRupees(paid.totalPaise - paid.refundedPaise) };
}

/**
 * All about a purchase, for staff.
 * @throws {CallError} not_found
 */
export async function getStaffPurchase(context: AppContext, purchaseId: number): Promise<PurchaseDetails> {
  const { db } = context;
  const row = await findStaffPurchase(db, purchaseId);
  if (!row) throw new CallError('not_found', 'There is no purchase with this number.');
  const { invoices, refunds, services } = await listPurchaseParts(db, purchaseId);
  return {
    ...presentStaffPurchase(row),
    months: row.months,
    mobileNo: row.mobile_no ?? row.guest_mobile_no ?? '',
    state: findStateName(row.state_id) ?? '',
    couponCode: row.coupon_code ?? '',
    price: toRupees(row.price_paise),
    discount: toRupees(row.discount_paise),
    taxable: toRupees(row.taxable_paise),
    cgst: toRupees(row.cgst_paise),
    sgst: toRupees(row.sgst_paise),
    igst: toRupees(row.igst_paise),
    orderID: row.order_id ?? '',
    paymentID: row.payment_id ?? '',
    reportedFailedOn: isoOf(row.reported_failed_at),
    nextCheckOn: isoOf(row.next_check_at),
    checks: row.checks,
    invoices: invoices.map((one) => ({
      invoiceID: one.id,
      number: one.number,
      isCreditNote: one.kind === 'credit-note',
      total: toRupees(one.total_paise),
      issuedOn: one.issued_at.toISOString(),
    })),
    refunds: refunds.map((one) => ({
      refundID: one.id,
      paymentID: one.payment_id,
      amount: toRupees(one.amount_paise),
      reason: one.reason,
      status: one.status,
      requestedOn: one.requested_at.toISOString(),
      processedOn: isoOf(one.processed_at),
    })),
    services: services.map((one) => ({ name: one.service_name, status: one.status, by: one.processing_by })),
    ...(await readPolicy(context, purchaseId)),
  };
}
