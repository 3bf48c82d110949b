import { buffer } from 'node:stream/consumers';
import { withKeyedMutex } from '../../../../lib/async/keyed-mutex.ts';
import { dayText } from '../../../../lib/india-time/day-text.ts';
import { rupeeText } from '../../../../lib/money/rupee-text.ts';
import type { InvoiceContent } from './invoice-content.ts';
import { openSheet } from './invoice-sheet.ts';

const titles = { invoice: 'Tax Invoice', 'credit-note': 'Credit Note' } as const;

const dayOf = (moment: string) => dayText(new Date(moment));
const withCode = ({ state, stateCode }: { state: string; stateCode: string }) => `${state} (State code ${stateCode})`;

// The font has letters of Europe and Western Asia only; what it lacks would be printed as boxes.
const UNPRINTABLE = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}\p{P}\p{Sc}\s+|~^`'=<>-]/u;

/** A name the font can show, else the address of mail, which it always can. */
const nameToShow = ({ name, email }: InvoiceContent['recipient']) => (!name || UNPRINTABLE.test(name) ? email : name);

function recipientLines({ recipient, placeOfSupply }: InvoiceContent): string {
  const address = UNPRINTABLE.test(recipient.address) ? '' : recipient.address;
  const lines = [nameToShow(recipient), recipient.email, address || `${placeOfSupply.state}, India`];
  return [...new Set(lines)].join('\n');
}

function supplierLines({ supplier }: InvoiceContent): string {
  const { name, address, gstin } = supplier;
  return `${name}\n${address}\nGSTIN ${gstin}\n${withCode(supplier)}`;
}

function amountsOf({ item, taxes, totalPaise }: InvoiceContent): [label: string, amount: string][] {
  return [
    ['Price', rupeeText(item.pricePaise)],
    ...(item.discountPaise ? [['Discount', rupeeText(-item.discountPaise)] as [string, string]] : []),
    ['Taxable value', rupeeText(item.taxablePaise)],
    ...taxes.map(({ name, percent, paise }): [string, string] => [`${name} ${percent}%`, rupeeText(paise)]),
    ['Total', rupeeText(totalPaise)],
  ];
}

async function draw(content: InvoiceContent): Promise<Buffer> {
  const { kind, number, issuedOn, supplier, placeOfSupply, item, totalInWords, isReverseCharge, corrects } = content;
  const sheet = await openSheet(`${titles[kind]} ${number}`, supplier.name, new Date(issuedOn));

  sheet.text(titles[kind], { size: 20, bold: true });
  sheet.row([
    { text: `Number ${number}`, share: 1, bold: true },
    { text: `Date ${dayOf(issuedOn)}`, share: 1, align: 'right' },
  ]);
  if (corrects) sheet.text(`For invoice ${corrects.number} of ${dayOf(corrects.issuedOn)}: ${corrects.reason}`);
  sheet.rule();
  sheet.row([
    { text: 'Supplier', share: 1, faint: true },
    { text: 'Recipient', share: 1, faint: true },
  ]);
  sheet.row([
    { text: supplierLines(content), share: 1 },
    { text: recipientLines(content), share: 1 },
  ]);
  sheet.space();
  sheet.row([
    { text: `Place of supply: ${withCode(placeOfSupply)}`, share: 1 },
    { text: `Reverse charge: ${isReverseCharge ? 'Yes' : 'No'}`, share: 1 },
  ]);
  sheet.rule();

  sheet.row([
    { text: 'Service', share: 4, faint: true },
    { text: 'SAC', share: 1, faint: true },
    { text: 'Amount', share: 2, faint: true, align: 'right' },
  ]);
  sheet.row([
    { text: item.name, share: 4, bold: true },
    { text: item.sac, share: 1 },
    { text: rupeeText(item.pricePaise), share: 2, align: 'right' },
  ]);
  sheet.rule();
  for (const [label, amount] of amountsOf(content)) {
    const bold = label === 'Total';
    sheet.row([
      { text: label, share: 5, align: 'right', bold },
      { text: amount, share: 2, align: 'right', bold },
    ]);
  }
  sheet.rule();
  sheet.text(totalInWords);
  sheet.space();
  sheet.text(`Payment ${content.paymentId}. This document was made by a computer and needs no signature.`, {
    size: 8,
    faint: true,
  });
  sheet.document.end();
  return await buffer(sheet.document);
}

/**
 * Draws an invoice or credit note as a PDF of one page, some 20 kB, from what was kept of it alone: the same content
 * makes the same bytes. One at a time: each holds megabytes of fonts while it is drawn, and a hundred at once all memory.
 * @throws {CallError} unavailable, when too many wait
 */
export const drawInvoice = (content: InvoiceContent): Promise<Buffer> =>
  withKeyedMutex('draw an invoice', () => draw(content));
