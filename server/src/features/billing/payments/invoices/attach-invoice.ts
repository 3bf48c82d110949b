import type { AppContext } from '../../../../app-context.ts';
import type { Attachment } from '../../../../integrations/mail/mailer.ts';
import { drawInvoice } from './draw-invoice.ts';
import { findContent } from './invoices.queries.ts';

export const PDF = 'application/pdf';

/** What the file of a document is called: AR-26-27-000123.pdf. */
export const fileNameOf = (number: string): string => `${number.replaceAll('/', '-')}.pdf`;

/** An invoice or credit note as the attachment of a mail. */
export async function attachInvoice({ db }: AppContext, invoiceId: number): Promise<Attachment> {
  const content = await findContent(db, invoiceId);
  if (!content) throw new Error(`there is no invoice ${invoiceId}`);
  return { name: fileNameOf(content.number), contentType: PDF, bytes: await drawInvoice(content) };
}
