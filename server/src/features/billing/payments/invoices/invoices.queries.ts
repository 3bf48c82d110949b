import { type Invoice, toRupees } from '@aarambh/contract';
import { sql } from 'kysely';
import type { Db } from '../../../../infra/database/connect.ts';
import type { PlanSnapshot } from '../../plans/index.ts';
import type { InvoiceContent } from './invoice-content.ts';

/**
 * Allocates the next number of a series in a financial year, from 1. The counter row stays locked until the transaction
 * ends, so that a rollback leaves no gap.
 */
export async function allocateInvoiceNumber(transaction: Db, series: string, financialYear: string): Promise<number> {
  const { last_number } = await transaction
    .insertInto('invoice_counters')
    .values({ series, financial_year: financialYear, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['series', 'financial_year'])
        .doUpdateSet({ last_number: sql<number>`invoice_counters.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return last_number;
}

export async function insertInvoice(
  transaction: Db,
  purchaseId: number,
  content: InvoiceContent,
): Promise<{ invoiceId: number }> {
  return await transaction
    .insertInto('invoices')
    .values({
      number: content.number,
      kind: content.kind,
      purchase_id: purchaseId,
      issued_at: new Date(content.issuedOn),
      total_paise: content.totalPaise,
      content,
    })
    .returning('id as invoiceId')
    .executeTakeFirstOrThrow();
}

/** Finds the invoice or the credit note of a purchase, as issued. */
export async function findInvoiceDocument(
  db: Db,
  purchaseId: number,
  kind: InvoiceContent['kind'],
): Promise<{ invoiceId: number; content: InvoiceContent } | undefined> {
  return await db
    .selectFrom('invoices')
    .select(['id as invoiceId', 'content'])
    .where('purchase_id', '=', purchaseId)
    .where('kind', '=', kind)
    .$castTo<{ invoiceId: number; content: InvoiceContent }>()
    .executeTakeFirst();
}

/** Finds the content of an invoice or credit note. */
export async function findInvoiceContent(db: Db, invoiceId: number): Promise<InvoiceContent | undefined> {
  const row = await db.selectFrom('invoices').select('content').where('id', '=', invoiceId).executeTakeFirst();
  return row?.content as InvoiceContent | undefined;
}

/** Finds the content of an invoice or credit note of an account; undefined for those of others. */
export async function findOwnInvoiceContent(
  db: Db,
  accountId: number,
  invoiceId: number,
): Promise<InvoiceContent | undefined> {
  const row = await db
    .selectFrom('invoices')
    .innerJoin('purchases', 'purchases.id', 'invoices.purchase_id')
    .select('content')
    .where('invoices.id', '=', invoiceId)
    .where('purchases.account_id', '=', accountId)
    .executeTakeFirst();
  return row?.content as InvoiceContent | undefined;
}

/** Lists invoices and credit notes of an account, newest first. */
export async function listInvoices(db: Db, accountId: number): Promise<Invoice[]> {
  const rows = await db
    .selectFrom('invoices')
    .innerJoin('purchases', 'purchases.id', 'invoices.purchase_id')
    .select(['invoices.id', 'invoices.number', 'invoices.kind', 'invoices.total_paise', 'invoices.issued_at'])
    .select('purchases.plan')
    .where('purchases.account_id', '=', accountId)
    .orderBy('invoices.id', 'desc')
    .execute();
  return rows.map((row) => ({
    invoiceID: row.id,
    number: row.number,
    isCreditNote: row.kind === 'credit-note',
    planName: (row.plan as PlanSnapshot).name,
    netAmount: toRupees(row.total_paise),
    issuedOn: row.issued_at.toISOString(),
  }));
}

/** Finds name and email address of an account. */
export async function findInvoiceRecipient(db: Db, accountId: number): Promise<{ name: string; email: string }> {
  return await db
    .selectFrom('accounts')
    .select(['full_name as name', 'email'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
}
