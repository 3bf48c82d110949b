import { Readable } from 'node:stream';
import { downloadInvoice, getInvoices } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../../app-context.ts';
import { serveCall } from '../../../../infra/http/serve-call.ts';
import { CallError } from '../../../../lib/call-error.ts';
import { invoiceFileName, PDF_TYPE } from './attach-invoice.ts';
import { findOwnInvoiceContent, listInvoices } from './invoices.queries.ts';
import { renderInvoicePdf } from './render-invoice-pdf.ts';

/** Serves the invoices and credit notes of an account. */
export function invoiceRoutes(app: FastifyInstance, { db }: AppContext): void {
  serveCall(app, getInvoices, ({ params }) => listInvoices(db, params.accountID));

  serveCall(app, downloadInvoice, async ({ params }) => {
    const content = await findOwnInvoiceContent(db, params.accountID, params.invoiceID);
    if (!content) throw new CallError('forbidden');
    const stream = Readable.from([await renderInvoicePdf(content)]);
    return { stream, contentType: PDF_TYPE, name: invoiceFileName(content.number) };
  });
}
