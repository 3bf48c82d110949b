import type { Db } from '../../../../infra/database/connect.ts';
import { queueMessage } from '../../../notifications/index.ts';
import { findBuyer } from './bought.queries.ts';
import type { DueRefund, NewRefund } from './refunds.queries.ts';

/** Tells the buyer that money goes back, with the credit note when there is one; within the transaction that decides so. */
export async function queueRequestedMail(
  transaction: Db,
  refund: NewRefund & { planName: string; endsPlan: boolean; creditNoteId: number | undefined },
  now: Date,
): Promise<void> {
  const { purchaseId, amountPaise, reason, planName, endsPlan, creditNoteId } = refund;
  const buyer = await findBuyer(transaction, purchaseId);
  if (!buyer) return;
  const { accountId, fullName, email: to } = buyer;
  const attached = creditNoteId === undefined ? {} : { attachInvoiceId: creditNoteId };
  const data = { fullName, planName, amountPaise, reason, endsPlan, ...attached };
  const key = `refund-requested:${purchaseId}`;
  await queueMessage(transaction, { key, accountId, channel: 'mail', to, template: 'refund-requested', data }, now);
}

/** Tells the buyer that money has left for their account, once a refund; within the transaction that notes so. */
export async function queueProcessedMail(
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
