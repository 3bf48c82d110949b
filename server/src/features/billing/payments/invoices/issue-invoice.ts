import type { Db } from '../../../../infra/database/connect.ts';
import { findCityName, findStateName } from '../../../places/index.ts';
import { findAddress } from '../../../profile/index.ts';
import type { Purchase } from '../orders/orders.queries.ts';
import { financialYearOf } from './financial-year.ts';
import {
  buildCreditNoteContent,
  buildInvoiceContent,
  type DocumentHeader,
  type InvoiceContent,
} from './invoice-content.ts';
import { allocateInvoiceNumber, findInvoiceDocument, findInvoiceRecipient, insertInvoice } from './invoices.queries.ts';

/** Number series; a number has at most 16 characters (Rule 46). */
const INVOICE_SERIES = 'AR';
const CREDIT_NOTE_SERIES = 'AC';

async function createHeader(transaction: Db, series: string, now: Date): Promise<DocumentHeader> {
  const year = financialYearOf(now);
  const number = await allocateInvoiceNumber(transaction, series, year);
  return { number: `${series}/${year}/${String(number).padStart(6, '0')}`, issuedAt: now };
}

async function recipientOf(db: Db, { accountId, guestEmail }: Purchase): Promise<InvoiceContent['recipient']> {
  if (accountId === null) return { name: '', email: guestEmail ?? '', address: '' };
  const address = await findAddress(db, accountId);
  const { current_address: lines, current_state_id: stateId, current_city_id: cityId } = address ?? {};
  const parts = [lines, stateId && cityId && findCityName(stateId, cityId), stateId && findStateName(stateId)];
  return { ...(await findInvoiceRecipient(db, accountId)), address: parts.filter(Boolean).join(', ') };
}

/** Numbers and stores the invoice of a paid purchase, in the transaction that marks it paid. */
export async function issueInvoice(transaction: Db, purchase: Purchase, now: Date): Promise<{ invoiceId: number }> {
  const recipient = await recipientOf(transaction, purchase);
  const header = await createHeader(transaction, INVOICE_SERIES, now);
  return await insertInvoice(transaction, purchase.purchaseId, buildInvoiceContent(header, purchase, recipient));
}

/**
 * Numbers and stores the credit note of a refund, in the transaction that creates the refund.
 * @param refund.amountPaise paise including tax
 * @returns undefined when the purchase has no invoice
 */
export async function issueCreditNote(
  transaction: Db,
  purchaseId: number,
  refund: { amountPaise: number; reason: string },
  now: Date,
): Promise<{ invoiceId: number } | undefined> {
  const invoice = await findInvoiceDocument(transaction, purchaseId, 'invoice');
  if (!invoice) return undefined;
  const header = await createHeader(transaction, CREDIT_NOTE_SERIES, now);
  return await insertInvoice(transaction, purchaseId, buildCreditNoteContent(header, invoice.content, refund));
}
