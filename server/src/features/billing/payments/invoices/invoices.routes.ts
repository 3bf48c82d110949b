import { Readable } from 'node:stream';
import { downloadInvoice, getInvoices } from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../../app-context.ts';
import { serveCall } from '../../../../infra/http/serve-call.ts';
import { CallError } from '../../../../lib/call-error.ts';
import { fileNameOf, PDF } from './attach-invoice.ts';
import { drawInvoice } from './draw-invoice.ts';
import { findOwnContent, listInvoices } from './invoices.queries.ts';

/** Serves the invoices and credit notes of an account. */
export function invoiceRoutes(app: FastifyInstance, { db }: AppContext): void {
  serveCall(app, getInvoices, ({ params }) => listInvoices(db, params.accountID));

  serveCall(app, downloadInvoice, async ({ params }) => {
    const content = await findOwnContent(db, params.accountID, params.invoiceID);
    if (!content) throw new CallError('forbidden');
    const stream = Readable.from([await drawInvoice(content)]);
    return { stream, contentType: PDF, name: fileNameOf(content.number) };
  });
}
