import type { Db } from '../../../../infra/database/connect.ts';
import { endGrant, lockPlanUsage, type PlanUsage } from '../../plans/index.ts';
import { issueCreditNote } from '../invoices/issue-invoice.ts';
import { lockBuyer, lockPurchase } from '../purchases.queries.ts';
import { type Bought, findBought, markRefunded } from './bought.queries.ts';
import { queueRequestedMail } from './queue-refund-mails.ts';
import { insertRefund } from './refunds.queries.ts';

/** A paid purchase as it is at this moment, its buyer, itself and its use held until the transaction ends. */
export async function lockBought(
  transaction: Db,
  { purchaseId, accountId }: Pick<Bought, 'purchaseId' | 'accountId'>,
): Promise<{ bought: Bought; usage: PlanUsage; isBuyerThere: boolean }> {
  // In the order in which settling locks them.
  const buyer = accountId === null ? undefined : await lockBuyer(transaction, accountId);
  await lockPurchase(transaction, purchaseId);
  const usage = await lockPlanUsage(transaction, purchaseId);
  const bought = await findBought(transaction, purchaseId);
  if (!bought) throw new Error(`purchase ${purchaseId} is no longer paid`);
  return { bought, usage, isBuyerThere: buyer !== undefined };
}

/**
 * Decides that money of a locked purchase goes back: notes the refund for finish-refunds.ts, ends the plan when all of it
 * goes back, numbers the credit note and queues the mail.
 */
export async function giveBack(
  transaction: Db,
  { purchaseId, paymentId, totalPaise, plan }: Bought,
  { amountPaise, reason }: { amountPaise: number; reason: string },
  now: Date,
): Promise<void> {
  const refund = { purchaseId, paymentId, amountPaise, reason };
  if (!(await insertRefund(transaction, refund, now))) throw new Error(`purchase ${purchaseId} has a refund already`);
  const endsPlan = amountPaise === totalPaise;
  if (endsPlan) {
    await markRefunded(transaction, purchaseId);
    await endGrant(transaction, purchaseId, now);
  }
  const note = await issueCreditNote(transaction, purchaseId, refund, now);
  const mail = { ...refund, planName: plan.name, endsPlan, creditNoteId: note?.invoiceId };
  await queueRequestedMail(transaction, mail, now);
}
