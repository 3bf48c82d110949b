import { GST_PERCENT, shareOfAmount } from '@aarambh/contract';
import { brand } from '../../../../lib/brand.ts';
import { findStateName, HOME_STATE_ID } from '../../../places/index.ts';
import type { Purchase } from '../orders/orders.queries.ts';
import { amountInWords } from './amount-in-words.ts';
import { gstCodeOf } from './gst-state-codes.ts';

/**
 * Content of an invoice or credit note (Rules 46 and 53 of the GST rules), stored as issued. Amounts are whole paise, times
 * ISO 8601 UTC; unknown texts are empty.
 */
export interface InvoiceContent {
  kind: 'invoice' | 'credit-note';
  number: string;
  issuedOn: string;
  supplier: { name: string; address: string; gstin: string; state: string; stateCode: string };
  recipient: { name: string; email: string; address: string };
  placeOfSupply: { state: string; stateCode: string };
  item: { name: string; sac: string; pricePaise: number; discountPaise: number; taxablePaise: number };
  taxes: { name: 'CGST' | 'SGST' | 'IGST'; percent: number; paise: number }[];
  totalPaise: number;
  totalInWords: string;
  isReverseCharge: boolean;
  paymentId: string;
  /** Credit note only: the invoice that it reverses in whole or in part. */
  corrects?: { number: string; issuedOn: string; reason: string };
}

/** Number and date of issue of a document. */
export interface DocumentHeader {
  number: string;
  issuedAt: Date;
}

function stateOf(stateId: number): { state: string; stateCode: string } {
  const state = findStateName(stateId) ?? '';
  return { state, stateCode: gstCodeOf(state) };
}

const cycles = { Monthly: 'month', Yearly: 'year' } as const;

function itemName({ plan, months }: Purchase): string {
  if (!plan.billingCycle) return plan.name;
  const cycle = cycles[plan.billingCycle];
  return `${plan.name}, ${months} ${months === 1 ? cycle : `${cycle}s`}`;
}

function taxesOf({ stateId, cgstPaise, sgstPaise, igstPaise }: Purchase): InvoiceContent['taxes'] {
  if (stateId !== HOME_STATE_ID) return [{ name: 'IGST', percent: GST_PERCENT, paise: igstPaise }];
  const percent = GST_PERCENT / 2;
  return [
    { name: 'CGST', percent, paise: cgstPaise },
    { name: 'SGST', percent, paise: sgstPaise },
  ];
}

/** Builds the content of the invoice for a paid purchase. */
export function buildInvoiceContent(
  { number, issuedAt }: DocumentHeader,
  purchase: Purchase,
  recipient: InvoiceContent['recipient'],
): InvoiceContent {
  const { plan, pricePaise, discountPaise, taxablePaise, totalPaise, stateId, paymentId } = purchase;
  return {
    kind: 'invoice',
    number,
    issuedOn: issuedAt.toISOString(),
    supplier: { ...brand.supplier, ...stateOf(HOME_STATE_ID) },
    recipient,
    placeOfSupply: stateOf(stateId),
    item: { name: itemName(purchase), sac: plan.sac, pricePaise, discountPaise, taxablePaise },
    taxes: taxesOf(purchase),
    totalPaise,
    totalInWords: amountInWords(totalPaise),
    isReverseCharge: false,
    paymentId: paymentId ?? '',
  };
}

/** Builds the content of a credit note over an amount of an invoice, in paise including tax. */
export function buildCreditNoteContent(
  { number, issuedAt }: DocumentHeader,
  invoice: InvoiceContent,
  { amountPaise, reason }: { amountPaise: number; reason: string },
): InvoiceContent {
  const { number: of, issuedOn } = invoice;
  const note = {
    kind: 'credit-note',
    number,
    issuedOn: issuedAt.toISOString(),
    corrects: { number: of, issuedOn, reason },
  } as const;
  // A full credit note repeats the amounts of the invoice: new rounding could differ by a paisa.
  if (amountPaise === invoice.totalPaise) return { ...invoice, ...note };
  const withTax = 100 + invoice.taxes.reduce((sum, { percent }) => sum + percent, 0);
  const taxes = invoice.taxes.map((tax) => ({ ...tax, paise: shareOfAmount(amountPaise, tax.percent, withTax) }));
  const taxablePaise = taxes.reduce((rest, { paise }) => rest - paise, amountPaise);
  return {
    ...invoice,
    ...note,
    item: { ...invoice.item, pricePaise: taxablePaise, discountPaise: 0, taxablePaise },
    taxes,
    totalPaise: amountPaise,
    totalInWords: amountInWords(amountPaise),
  };
}
