import { couponCycleOf, planKinds } from '@aarambh/contract';
import type { AppContext } from '../../../../app-context.ts';
import type { Db } from '../../../../infra/database/connect.ts';
import type { GatewayPayment } from '../../../../integrations/razorpay/payment-gateway.ts';
import { lockAccount } from '../../../accounts/index.ts';
import { isPaidByOtherAttempt } from '../../checkout/index.ts';
import { canStillUseCoupon } from '../../coupons/index.ts';
import { grantPlan } from '../../plans/index.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { refundExcessPayments } from '../refunds/refund-excess-payments.ts';
import { hasRefund, insertRefund } from '../refunds/refunds.queries.ts';
import { fetchPayments, findCapturedPayment } from './fetch-payments.ts';
import { findPurchaseOfOrder, lockPurchase, markPaid, type Purchase } from './orders.queries.ts';
import { queueGuestMail, queuePurchaseMail } from './queue-purchase-mail.ts';

/** Reason of the refund of a payment whose coupon was used up or had ended; shown to the buyer. */
export const COUPON_LAPSED = 'The coupon of this order could no longer be used when the order was paid.';

/** Whether the discount of a purchase may be granted for this payment. */
async function isCouponUsable(
  tx: Db,
  purchase: Purchase,
  { createdAt: paidAt }: GatewayPayment,
  now: Date,
): Promise<boolean> {
  const {
    couponId,
    accountId,
    guestEmail,
    guestCountryId,
    guestMobileNo,
    kind,
    attemptOf,
    createdAt: heldAt,
  } = purchase;
  if (couponId === null) return true;
  const guestMobile = { countryId: guestCountryId, mobileNo: guestMobileNo };
  const buyer = accountId === null ? { guestEmail: guestEmail ?? '', guestMobile } : { accountId };
  const cycle = couponCycleOf(planKinds[kind], purchase.plan);
  return await canStillUseCoupon(tx, { couponId, buyer, cycle, attemptOf }, { heldAt, paidAt, now });
}

/**
 * Marks a purchase paid with grant, invoice and mail, in one transaction. Idempotent: a purchase that is already paid
 * stays as it is.
 */
async function grantOnce(context: AppContext, known: Purchase, payment: GatewayPayment): Promise<Purchase> {
  return await context.db.transaction().execute(async (transaction) => {
    const now = context.clock.now();
    const buyer = known.accountId === null ? undefined : await lockAccount(transaction, known.accountId);
    const purchase = await lockPurchase(transaction, known.purchaseId);
    if (purchase.status !== 'created') return purchase;
    // No grant for a deleted account, for a guest without contact data, or when another attempt was paid: refund instead.
    if (purchase.accountId !== null && !buyer) return purchase;
    if (purchase.accountId === null && purchase.guestEmail === null) return purchase;
    if (await isPaidByOtherAttempt(transaction, purchase.purchaseId)) return purchase;

    // Decided once: a payment that has a refund never grants, whatever becomes valid later.
    const asRefund = { purchaseId: purchase.purchaseId, paymentId: payment.paymentId };
    if (await hasRefund(transaction, asRefund)) return purchase;
    if (!(await isCouponUsable(transaction, purchase, payment, now))) {
      await insertRefund(
        transaction,
        { ...asRefund, number: 1, amountPaise: payment.amountPaise, reason: COUPON_LAPSED },
        now,
      );
      return purchase;
    }

    await markPaid(transaction, purchase.purchaseId, payment.paymentId, now);
    const paid: Purchase = { ...purchase, status: 'paid', paymentId: payment.paymentId };
    const grant = await grantPlan(transaction, paid, now);
    const { invoiceId } = await issueInvoice(transaction, paid, now);
    if (buyer && grant) await queuePurchaseMail(context, transaction, paid, { ...buyer, ...grant, invoiceId }, now);
    else await queueGuestMail(context, transaction, paid, invoiceId, now);
    return paid;
  });
}

/**
 * Settles an order. Idempotent and safe to run concurrently: browser call, webhook and job all use it. Fetches the payments
 * from the provider and trusts no other source, grants the plan once, and refunds excess payments.
 * @throws {CallError} unavailable when the provider is unavailable
 */
export async function settleOrder(context: AppContext, orderId: string): Promise<'paid' | 'unpaid'> {
  const found = await findPurchaseOfOrder(context.db, orderId);
  if (!found) return 'unpaid';
  // Fetched before the row is locked, because the provider may be slow. A captured payment stays captured.
  const payments = await fetchPayments(context.gateway, found);
  const payment = findCapturedPayment(found, payments);
  const purchase = payment && found.status === 'created' ? await grantOnce(context, found, payment) : found;
  await refundExcessPayments(context, purchase, payments);
  return purchase.status === 'paid' ? 'paid' : 'unpaid';
}
