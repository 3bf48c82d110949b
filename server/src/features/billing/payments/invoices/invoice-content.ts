import { GST_PERCENT } from '@aarambh/contract';
import { brand } from '../../../../lib/brand.ts';
import { findStateName, HOME_STATE_ID } from '../../../places/index.ts';
import type { Purchase } from '../purchases.queries.ts';
import { amountInWords } from './amount-in-words.ts';
import { gstCodeOf } from './gst-state-codes.ts';

/**
 * Everything an invoice or credit note says (Rules 46 and 53 of the GST rules), kept as it was when it was issued.
 * Amounts are whole paise, moments ISO 8601 UTC; a text that is not known is empty.
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
  /** The invoice a credit note takes back, whole or in part. */
  corrects?: { number: string; issuedOn: string; reason: string };
}

/** What stands at the head of a document. */
export interface Heading {
  number: string;
  issuedAt: Date;
}

function stateOf(stateId: number): { state: string; stateCode: string } {
  const state = findStateName(stateId) ?? '';
  return { state, stateCode: gstCodeOf(state) };
}

const cycles = { Monthly: 'month', Yearly: 'year' } as const;

function nameOfItem({ plan, months }: Purchase): string {
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

/** What the invoice of a paid purchase says. */
export function contentOfInvoice(
  { number, issuedAt }: Heading,
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
    item: { name: nameOfItem(purchase), sac: plan.sac, pricePaise, discountPaise, taxablePaise },
    taxes: taxesOf(purchase),
    totalPaise,
    totalInWords: amountInWords(totalPaise),
    isReverseCharge: false,
    paymentId: paymentId ?? '',
  };
}

/** A part of an amount, rounded half-up to the paise. */
const partOf = (paise: number, share: number, whole: number) => Math.floor((2 * paise * share + whole) / (2 * whole));

/** What a credit note says that takes back an amount, tax included, of an invoice. */
export function contentOfCreditNote(
  { number, issuedAt }: Heading,
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
  // Of the whole, the very amounts of the invoice: rounding anew could miss them by a paisa.
  if (amountPaise === invoice.totalPaise) return { ...invoice, ...note };
  const withTax = 100 + invoice.taxes.reduce((sum, { percent }) => sum + percent, 0);
  const taxes = invoice.taxes.map((tax) => ({ ...tax, paise: partOf(amountPaise, tax.percent, withTax) }));
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
