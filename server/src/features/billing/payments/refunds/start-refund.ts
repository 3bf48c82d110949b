import type { Db } from '../../../../infra/database/connect.ts';
import { lockAccount } from '../../../accounts/index.ts';
import { endGrant, lockPlanUsage, type PlanUsage } from '../../plans/index.ts';
import { issueCreditNote } from '../invoices/issue-invoice.ts';
import { lockPurchase } from '../orders/orders.queries.ts';
import { findPurchaseWithRefund, markRefunded, type PurchaseWithRefund } from './purchases-with-refunds.queries.ts';
import { queueRefundRequestedMail } from './queue-refund-mails.ts';
import { insertRefund } from './refunds.queries.ts';

/** Locks a paid purchase, its buyer and its plan usage until the transaction ends. */
export async function lockPaidPurchase(
  transaction: Db,
  { purchaseId, accountId }: Pick<PurchaseWithRefund, 'purchaseId' | 'accountId'>,
): Promise<{ purchase: PurchaseWithRefund; usage: PlanUsage; isBuyerThere: boolean }> {
  // Same lock order as settleOrder: buyer, purchase, grants.
  const buyer = accountId === null ? undefined : await lockAccount(transaction, accountId);
  await lockPurchase(transaction, purchaseId);
  const usage = await lockPlanUsage(transaction, purchaseId);
  const purchase = await findPurchaseWithRefund(transaction, purchaseId);
  if (!purchase) throw new Error(`purchase ${purchaseId} is no longer paid`);
  return { purchase, usage, isBuyerThere: buyer !== undefined };
}

/**
 * Starts the refund of a locked purchase: stores the refund for finish-refunds.ts, ends the plan when all is refunded, issues the
 * credit note and queues the mail.
 */
export async function startRefund(
  transaction: Db,
  { purchaseId, paymentId, totalPaise, refundedPaise, refundNumber, plan }: PurchaseWithRefund,
  { amountPaise, reason }: { amountPaise: number; reason: string },
  now: Date,
): Promise<void> {
  const refund = { purchaseId, paymentId, number: (refundNumber ?? 0) + 1, amountPaise, reason };
  if (!(await insertRefund(transaction, refund, now)))
    throw new Error(`purchase ${purchaseId} has a refund ${refund.number} already`);
  const endsPlan = refundedPaise + amountPaise === totalPaise;
  if (endsPlan) {
    await markRefunded(transaction, purchaseId);
    await endGrant(transaction, purchaseId, now);
  }
  const note = await issueCreditNote(transaction, purchaseId, refund, now);
  const mail = { ...refund, planName: plan.name, endsPlan, creditNoteId: note?.invoiceId };
  await queueRefundRequestedMail(transaction, mail, now);
}
