import type { AppContext } from '../../../../app-context.ts';
import type { Attachment } from '../../../../integrations/mail/mailer.ts';
import { findInvoiceContent } from './invoices.queries.ts';
import { renderInvoicePdf } from './render-invoice-pdf.ts';

export const PDF_TYPE = 'application/pdf';

/** File name of a document: AR-26-27-000123.pdf. */
export const invoiceFileName = (number: string): string => `${number.replaceAll('/', '-')}.pdf`;

/** Renders an invoice or credit note as a mail attachment. */
export async function attachInvoice({ db }: AppContext, invoiceId: number): Promise<Attachment> {
  const content = await findInvoiceContent(db, invoiceId);
  if (!content) throw new Error(`invoice ${invoiceId} does not exist`);
  return { name: invoiceFileName(content.number), contentType: PDF_TYPE, bytes: await renderInvoicePdf(content) };
}
