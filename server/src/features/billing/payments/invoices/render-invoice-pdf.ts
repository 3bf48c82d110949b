import { buffer } from 'node:stream/consumers';
import { withRequestMutex } from '../../../../infra/database/locks/with-request-mutex.ts';
import { formatDay } from '../../../../lib/india-time/format-india-time.ts';
import { formatRupees } from '../../../../lib/money/rupees.ts';
import type { InvoiceContent } from './invoice-content.ts';
import { createPdfPage } from './pdf-page.ts';

const titles = { invoice: 'Tax Invoice', 'credit-note': 'Credit Note' } as const;

const dayOf = (moment: string) => formatDay(new Date(moment));
const withCode = ({ state, stateCode }: { state: string; stateCode: string }) => `${state} (State code ${stateCode})`;

// The font covers scripts of Europe and Western Asia only; other characters would print as boxes.
const UNPRINTABLE = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}\p{P}\p{Sc}\s+|~^`'=<>-]/u;

/** The recipient's name, or the email address when the font lacks characters of the name. */
const printableName = ({ name, email }: InvoiceContent['recipient']) =>
  !name || UNPRINTABLE.test(name) ? email : name;

function recipientLines({ recipient, placeOfSupply }: InvoiceContent): string {
  const address = UNPRINTABLE.test(recipient.address) ? '' : recipient.address;
  const lines = [printableName(recipient), recipient.email, address || `${placeOfSupply.state}, India`];
  return [...new Set(lines)].join('\n');
}

function supplierLines({ supplier }: InvoiceContent): string {
  const { name, address, gstin } = supplier;
  return `${name}\n${address}\nGSTIN ${gstin}\n${withCode(supplier)}`;
}

function amountsOf({ item, taxes, totalPaise }: InvoiceContent): [label: string, amount: string][] {
  return [
    ['Price', formatRupees(item.pricePaise)],
    ...(item.discountPaise ? [['Discount', formatRupees(-item.discountPaise)] as [string, string]] : []),
    ['Taxable value', formatRupees(item.taxablePaise)],
    ...taxes.map(({ name, percent, paise }): [string, string] => [`${name} ${percent}%`, formatRupees(paise)]),
    ['Total', formatRupees(totalPaise)],
  ];
}

async function render(content: InvoiceContent): Promise<Buffer> {
  const { kind, number, issuedOn, supplier, placeOfSupply, item, totalInWords, isReverseCharge, corrects } = content;
  const page = await createPdfPage(`${titles[kind]} ${number}`, supplier.name, new Date(issuedOn));

  page.text(titles[kind], { size: 20, bold: true });
  page.row([
    { text: `Number ${number}`, share: 1, bold: true },
    { text: `Date ${dayOf(issuedOn)}`, share: 1, align: 'right' },
  ]);
  if (corrects) page.text(`For invoice ${corrects.number} of ${dayOf(corrects.issuedOn)}: ${corrects.reason}`);
  page.rule();
  page.row([
    { text: 'Supplier', share: 1, muted: true },
    { text: 'Recipient', share: 1, muted: true },
  ]);
  page.row([
    { text: supplierLines(content), share: 1 },
    { text: recipientLines(content), share: 1 },
  ]);
  page.space();
  page.row([
    { text: `Place of supply: ${withCode(placeOfSupply)}`, share: 1 },
    { text: `Reverse charge: ${isReverseCharge ? 'Yes' : 'No'}`, share: 1 },
  ]);
  page.rule();

  page.row([
    { text: 'Service', share: 4, muted: true },
    { text: 'SAC', share: 1, muted: true },
    { text: 'Amount', share: 2, muted: true, align: 'right' },
  ]);
  page.row([
    { text: item.name, share: 4, bold: true },
    { text: item.sac, share: 1 },
    { text: formatRupees(item.pricePaise), share: 2, align: 'right' },
  ]);
  page.rule();
  for (const [label, amount] of amountsOf(content)) {
    const bold = label === 'Total';
    page.row([
      { text: label, share: 5, align: 'right', bold },
      { text: amount, share: 2, align: 'right', bold },
    ]);
  }
  page.rule();
  page.text(totalInWords);
  page.space();
  page.text(`Payment ${content.paymentId}. This is a computer-generated document and needs no signature.`, {
    size: 8,
    muted: true,
  });
  page.document.end();
  return await buffer(page.document);
}

/**
 * Renders an invoice or credit note as a PDF of one page, about 20 kB. Deterministic: the same content yields the same bytes.
 * A keyed mutex renders one at a time, because each rendering holds megabytes of fonts in memory.
 * @throws {CallError} unavailable when the queue is full
 */
export const renderInvoicePdf = (content: InvoiceContent): Promise<Buffer> =>
  withRequestMutex('render an invoice', () => render(content));
