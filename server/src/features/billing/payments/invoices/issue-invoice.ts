import type { Db } from '../../../../infra/database/connect.ts';
import { findCityName, findStateName } from '../../../places/index.ts';
import { findAddress } from '../../../profile/index.ts';
import type { Purchase } from '../purchases.queries.ts';
import { financialYearOf } from './financial-year.ts';
import { contentOfCreditNote, contentOfInvoice, type Heading, type InvoiceContent } from './invoice-content.ts';
import { findDocumentOf, findPerson, insertInvoice, takeNumber } from './invoices.queries.ts';

/** Series of numbers; a number has at most 16 characters (Rule 46). */
const INVOICES = 'AR';
const CREDIT_NOTES = 'AC';

async function headingIn(transaction: Db, series: string, now: Date): Promise<Heading> {
  const year = financialYearOf(now);
  const number = await takeNumber(transaction, series, year);
  return { number: `${series}/${year}/${String(number).padStart(6, '0')}`, issuedAt: now };
}

async function recipientOf(db: Db, { accountId, guestEmail }: Purchase): Promise<InvoiceContent['recipient']> {
  if (accountId === null) return { name: '', email: guestEmail ?? '', address: '' };
  const address = await findAddress(db, accountId);
  const { current_address: lines, current_state_id: stateId, current_city_id: cityId } = address ?? {};
  const parts = [lines, stateId && cityId && findCityName(stateId, cityId), stateId && findStateName(stateId)];
  return { ...(await findPerson(db, accountId)), address: parts.filter(Boolean).join(', ') };
}

/** Numbers and keeps the invoice of a paid purchase, in the transaction that marks it paid. */
export async function issueInvoice(transaction: Db, purchase: Purchase, now: Date): Promise<{ invoiceId: number }> {
  const recipient = await recipientOf(transaction, purchase);
  const heading = await headingIn(transaction, INVOICES, now);
  return await insertInvoice(transaction, purchase.purchaseId, contentOfInvoice(heading, purchase, recipient));
}

/**
 * Numbers and keeps the credit note for what goes back of a purchase, tax included, in the transaction that decides so.
 * @returns nothing when the purchase has no invoice
 */
export async function issueCreditNote(
  transaction: Db,
  purchaseId: number,
  refund: { amountPaise: number; reason: string },
  now: Date,
): Promise<{ invoiceId: number } | undefined> {
  const invoice = await findDocumentOf(transaction, purchaseId, 'invoice');
  if (!invoice) return undefined;
  const heading = await headingIn(transaction, CREDIT_NOTES, now);
  return await insertInvoice(transaction, purchaseId, contentOfCreditNote(heading, invoice.content, refund));
}
