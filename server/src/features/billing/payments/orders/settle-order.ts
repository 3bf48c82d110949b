import type { AppContext } from '../../../app-context.ts';
import type { GatewayPayment } from '../../../integrations/razorpay/payment-gateway.ts';
import { wasBoughtOtherwise } from '../checkout/index.ts';
import { grantPlan } from '../plans/index.ts';
import { askForPayments, paymentOf } from './find-payment.ts';
import { giveBackSurplus } from './give-back-surplus.ts';
import { issueInvoice } from './invoices/issue-invoice.ts';
import { findPurchaseOfOrder, lockBuyer, lockPurchase, markPaid, type Purchase } from './purchases.queries.ts';
import { queueGuestMail, queuePurchaseMail } from './queue-purchase-mail.ts';

/** Grants what was bought, whole or not at all; nothing more for a purchase that is paid already. */
async function grantOnce(context: AppContext, known: Purchase, payment: GatewayPayment): Promise<Purchase> {
  return await context.db.transaction().execute(async (transaction) => {
    const now = context.clock.now();
    const buyer = known.accountId === null ? undefined : await lockBuyer(transaction, known.accountId);
    const purchase = await lockPurchase(transaction, known.purchaseId);
    if (purchase.status !== 'created') return purchase;
    // A deleted account gets no plan, nor does one that meanwhile bought the same by another order: the money goes back.
    if (purchase.accountId !== null && !buyer) return purchase;
    // Nor does a guest who paid so late that nobody knows any more who it was.
    if (purchase.accountId === null && purchase.guestEmail === null) return purchase;
    if (await wasBoughtOtherwise(transaction, purchase.purchaseId)) return purchase;

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
 * The one way to settle an order, for the browser's call, the webhook and the job alike: asks the provider what was
 * paid, believes nobody else, and grants once however often and by however many it is called. Whatever else was taken
 * for the order goes back.
 * @throws {CallError} unavailable, when the provider cannot be asked
 */
export async function settleOrder(context: AppContext, orderId: string): Promise<'paid' | 'unpaid'> {
  const known = await findPurchaseOfOrder(context.db, orderId);
  if (!known) return 'unpaid';
  // Asked before the row is locked: a slow provider holds up nobody, and what is captured stays captured.
  const payments = await askForPayments(context.gateway, known);
  const payment = paymentOf(known, payments);
  const purchase = payment && known.status === 'created' ? await grantOnce(context, known, payment) : known;
  await giveBackSurplus(context, purchase, payments);
  return purchase.status === 'paid' ? 'paid' : 'unpaid';
}
