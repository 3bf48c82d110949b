import { Readable } from 'node:stream';
import {
  type CallOutput,
  checkPayment,
  downloadStaffInvoice,
  exportGstMonth,
  getGstMonth,
  getPurchase,
  listPurchases,
  PURCHASE_PAGE,
  refundPurchase as refundPurchaseCall,
  toPaise,
} from '@aarambh/contract';
import { type StaffAction, staffAction } from '../../../../infra/http/staff-action.ts';
import { CallError } from '../../../../lib/call-error.ts';
import { formatRupees } from '../../../../lib/money/rupees.ts';
import { invoiceFileName, PDF_TYPE } from '../invoices/attach-invoice.ts';
import { findInvoiceContent } from '../invoices/invoices.queries.ts';
import { renderInvoicePdf } from '../invoices/render-invoice-pdf.ts';
import { refundPurchase, type StaffRefund, secondPersonCauseOfRefund } from '../refunds/refund-purchase.ts';
import { checkPaymentNow } from './check-payment-now.ts';
import { listGstMonth, streamGstDocuments, writeGstByState } from './export-gst-month.ts';
import { getStaffPurchase, presentStaffPurchase } from './present-staff-purchase.ts';
import { countPurchases, searchPurchases } from './staff-purchases.queries.ts';

const refundOf = ({ amount, reason, refundedBefore }: CallOutput<typeof refundPurchaseCall>['body']): StaffRefund => ({
  reason,
  amountPaise: amount === undefined ? undefined : toPaise(amount),
  refundedBeforePaise: toPaise(refundedBefore),
});

/** Actions of staff on purchases, payments and invoices. */
export const moneyStaffActions: readonly StaffAction[] = [
  staffAction(listPurchases, async ({ db }, { query, headers }) => {
    const [rows, { total, capped }] = await Promise.all([searchPurchases(db, query), countPurchases(db, query)]);
    headers['X-Total-Count'] = String(total);
    headers['X-Page-Count'] = String(Math.ceil(total / PURCHASE_PAGE));
    if (capped) headers['X-Total-Capped'] = 'true';
    return rows.map(presentStaffPurchase);
  }),

  staffAction(getPurchase, (context, { params }) => getStaffPurchase(context, params.purchaseID)),

  staffAction(
    refundPurchaseCall,
    async (context, { body }) => {
      const paise = await refundPurchase(context, body.purchaseID, refundOf(body));
      return `${formatRupees(paise)} will be refunded; the payment provider is asked within a minute.`;
    },
    {
      target: ({ body }) => ({ kind: 'purchase', id: body.purchaseID }),
      secondPersonCause: (context, { body }) => secondPersonCauseOfRefund(context, body.purchaseID, refundOf(body)),
    },
  ),

  // Waits for the payment provider: not in a transaction.
  staffAction(checkPayment, checkPaymentNow, { recordsItself: true }),

  staffAction(downloadStaffInvoice, async ({ db }, { params }) => {
    const content = await findInvoiceContent(db, params.invoiceID);
    if (!content) throw new CallError('not_found', 'There is no invoice with this number.');
    const stream = Readable.from([await renderInvoicePdf(content)]);
    return { stream, contentType: PDF_TYPE, name: invoiceFileName(content.number) };
  }),

  staffAction(getGstMonth, ({ db }, { query }) => listGstMonth(db, query.month)),

  staffAction(
    exportGstMonth,
    async ({ db }, { query: { month, lines } }, recordAction) => {
      await recordAction(db, { after: { month, lines } });
      const stream =
        lines === 'states' ? Readable.from([await writeGstByState(db, month)]) : streamGstDocuments(db, month);
      return { stream, contentType: 'text/csv; charset=utf-8', name: `gst-${month}-${lines}.csv` };
    },
    // The stream is read after the action has ended.
    { recordsReading: true, recordsItself: true },
  ),
];
