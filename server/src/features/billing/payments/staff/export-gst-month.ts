import { Readable } from 'node:stream';
import { type GstLine, toRupees } from '@aarambh/contract';
import type { Db } from '../../../../infra/database/connect.ts';
import { formatIst, fromIst } from '../../../../lib/india-time/ist.ts';
import type { InvoiceContent } from '../invoices/invoice-content.ts';
import { type GstSum, listDocuments, sumGst } from './gst-month.queries.ts';

/** Documents read at once. */
const BATCH = 1_000;

/** The instants between which a month lies in India. @param month yyyy-MM */
export function boundsOfMonth(month: string): { from: Date; until: Date } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { from: fromIst(new Date(Date.UTC(year, number - 1))), until: fromIst(new Date(Date.UTC(year, number))) };
}

/** Rupees with two decimals, exact: 306682 → 3066.82. */
const exactRupees = (paise: number): string =>
  `${paise < 0 ? '-' : ''}${Math.floor(Math.abs(paise) / 100)}.${String(Math.abs(paise) % 100).padStart(2, '0')}`;

/** A CSV field (RFC 4180). A text that a spreadsheet would take for a formula is quoted with an apostrophe. */
function field(value: string | number): string {
  const text =
    typeof value === 'string' && /^[=+\-@\t\r]/.test(value) && !/^-?\d/.test(value) ? `'${value}` : `${value}`;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
const line = (values: readonly (string | number)[]) => `${values.map(field).join(',')}\r\n`;

const amountHeader = ['Taxable value', 'CGST', 'SGST', 'IGST', 'Total'];
const amountsOf = (
  sum: Pick<GstSum, 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise' | 'totalPaise'>,
  sign = 1,
) =>
  [sum.taxablePaise, sum.cgstPaise, sum.sgstPaise, sum.igstPaise, sum.totalPaise].map((paise) =>
    exactRupees(sign * paise),
  );
const nameOf = (kind: InvoiceContent['kind']) => (kind === 'invoice' ? 'Invoice' : 'Credit note');
/** Credit notes reduce the tax of the month. */
const signOf = (kind: InvoiceContent['kind']) => (kind === 'invoice' ? 1 : -1);

function addUp(sums: readonly GstSum[]) {
  const total = { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0, totalPaise: 0 };
  for (const sum of sums)
    for (const name of Object.keys(total) as (keyof typeof total)[]) total[name] += signOf(sum.kind) * sum[name];
  return total;
}

/** GST of a month by kind of document, state and SAC; amounts in rupees, of credit notes positive. */
export async function listGstMonth(db: Db, month: string): Promise<GstLine[]> {
  const { from, until } = boundsOfMonth(month);
  return (await sumGst(db, from, until)).map((sum) => ({
    isCreditNote: sum.kind === 'credit-note',
    stateCode: sum.stateCode,
    state: sum.state,
    sac: sum.sac,
    documents: sum.documents,
    taxable: toRupees(sum.taxablePaise),
    cgst: toRupees(sum.cgstPaise),
    sgst: toRupees(sum.sgstPaise),
    igst: toRupees(sum.igstPaise),
    total: toRupees(sum.totalPaise),
  }));
}

/** CSV of a month by kind of document, state and SAC. Credit notes are negative, and the last line is the sum. */
export async function writeGstByState(db: Db, month: string): Promise<string> {
  const { from, until } = boundsOfMonth(month);
  const sums = await sumGst(db, from, until);
  const documents = sums.reduce((count, sum) => count + sum.documents, 0);
  return [
    line(['Month', 'Document', 'State code', 'State', 'SAC', 'Documents', ...amountHeader]),
    ...sums.map((sum) =>
      line([
        month,
        nameOf(sum.kind),
        sum.stateCode,
        sum.state,
        sum.sac,
        sum.documents,
        ...amountsOf(sum, signOf(sum.kind)),
      ]),
    ),
    line([month, 'Sum', '', '', '', documents, ...amountsOf(addUp(sums))]),
  ].join('');
}

const taxOf = ({ taxes }: InvoiceContent, name: 'CGST' | 'SGST' | 'IGST') =>
  taxes.reduce((sum, tax) => (tax.name === name ? sum + tax.paise : sum), 0);

function documentLine(content: InvoiceContent): string {
  const amounts = {
    taxablePaise: content.item.taxablePaise,
    cgstPaise: taxOf(content, 'CGST'),
    sgstPaise: taxOf(content, 'SGST'),
    igstPaise: taxOf(content, 'IGST'),
    totalPaise: content.totalPaise,
  };
  return line([
    nameOf(content.kind),
    content.number,
    formatIst(new Date(content.issuedOn)).slice(0, 10),
    content.corrects?.number ?? '',
    content.placeOfSupply.stateCode,
    content.placeOfSupply.state,
    content.item.sac,
    ...amountsOf(amounts, signOf(content.kind)),
  ]);
}

async function* writeDocuments(db: Db, month: string): AsyncGenerator<string> {
  yield line(['Document', 'Number', 'Date', 'Corrects', 'State code', 'State', 'SAC', ...amountHeader]);
  const { from, until } = boundsOfMonth(month);
  let afterId = 0;
  for (;;) {
    const rows = await listDocuments(db, { from, until, afterId, limit: BATCH });
    if (rows.length > 0) yield rows.map(({ content }) => documentLine(content)).join('');
    if (rows.length < BATCH) return;
    afterId = rows.at(-1)?.id ?? 0;
  }
}

/** CSV of each invoice and credit note of a month, as a stream; credit notes are negative. */
export const streamGstDocuments = (db: Db, month: string): Readable => Readable.from(writeDocuments(db, month));
