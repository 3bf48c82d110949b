import type { Db } from '../../../../infra/database/connect.ts';
import { queueMessage } from '../../../notifications/index.ts';
import { findBuyer } from './purchases-with-refunds.queries.ts';
import type { DueRefund, NewRefund } from './refunds.queries.ts';

/** Queues the mail about a requested refund with its credit note, in the transaction that creates the refund. */
export async function queueRefundRequestedMail(
  transaction: Db,
  refund: NewRefund & { planName: string; endsPlan: boolean; creditNoteId: number | undefined },
  now: Date,
): Promise<void> {
  const { purchaseId, number, amountPaise, reason, planName, endsPlan, creditNoteId } = refund;
  const buyer = await findBuyer(transaction, purchaseId);
  if (!buyer) return;
  const { accountId, fullName, email: to } = buyer;
  const attached = creditNoteId === undefined ? {} : { attachInvoiceId: creditNoteId };
  const data = { fullName, planName, amountPaise, reason, endsPlan, ...attached };
  const key = number === 1 ? `refund-requested:${purchaseId}` : `refund-requested:${purchaseId}:${number}`;
  await queueMessage(transaction, { key, accountId, channel: 'mail', to, template: 'refund-requested', data }, now);
}

/** Queues the mail about a processed refund, once per refund, in the transaction that marks it processed. */
export async function queueRefundProcessedMail(
  transaction: Db,
  { refundId, purchaseId, amountPaise, reason }: DueRefund,
  now: Date,
): Promise<void> {
  const buyer = await findBuyer(transaction, purchaseId);
  if (!buyer) return;
  const { accountId, fullName, email: to } = buyer;
  const data = { fullName, amountPaise, reason };
  const key = `refund-processed:${refundId}`;
  await queueMessage(transaction, { key, accountId, channel: 'mail', to, template: 'refund-processed', data }, now);
}
