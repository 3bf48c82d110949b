import { z } from 'zod';
import { planKindNames } from '../billing/plan-kinds.ts';
import { call } from '../call.ts';
import { idInBody, idInPath, pageInQuery, textInQuery } from '../fields.ts';
import { rupeesOnWire } from '../money.ts';
import { reason } from './staff-accounts/staff-accounts.ts';

/** Rows of one page of purchases. */
export const PURCHASE_PAGE = 50;
/** Purchases are counted up to this number; a reply that stopped there says X-Total-Capped. */
export const PURCHASE_COUNT_CAP = 10_000;
/** Up to this amount in rupees, one person may refund within the refund policy. */
export const REFUND_ALONE_RUPEES = 2_000;

/** Filters of the list of purchases. */
export const purchaseFilters = ['paid', 'refunded', 'refund-open', 'refund-failed', 'unpaid', 'check'] as const;
export type PurchaseFilter = (typeof purchaseFilters)[number];

const refundStatus = z.enum(['requested', 'processed', 'failed']);

/** A purchase in the list; amounts in rupees, times ISO 8601 UTC. */
export const staffPurchase = z.object({
  purchaseID: z.number().int(),
  planName: z.string(),
  kind: z.enum(planKindNames),
  /** Null for a guest. */
  accountID: z.number().int().nullable(),
  buyer: z.string(),
  email: z.string(),
  status: z.enum(['created', 'paid', 'refunded']),
  total: rupeesOnWire(),
  refunded: rupeesOnWire(),
  /** Of the newest refund. */
  refundStatus: refundStatus.nullable(),
  createdOn: z.string(),
  paidOn: z.string().nullable(),
});
export type StaffPurchase = z.infer<typeof staffPurchase>;

export const listPurchases = call({
  method: 'GET',
  path: 'Staff/ListPurchases',
  summary:
    'Purchases, newest first, 50 a page; by buyer (email, part of the name), number, order, payment or invoice, and status. Total in X-Total-Count.',
  source: 'ours',
  access: 'staff:money',
  query: z.strictObject({
    text: textInQuery(100).optional(),
    status: z.enum(purchaseFilters).optional(),
    page: pageInQuery,
  }),
  reply: { kind: 'json', schema: z.array(staffPurchase) },
});

/** All about a purchase: what was paid, billed, refunded and served. Amounts in rupees. */
export const purchaseDetails = staffPurchase.extend({
  months: z.number().int(),
  mobileNo: z.string(),
  state: z.string(),
  couponCode: z.string(),
  price: rupeesOnWire(),
  discount: rupeesOnWire(),
  taxable: rupeesOnWire(),
  cgst: rupeesOnWire(),
  sgst: rupeesOnWire(),
  igst: rupeesOnWire(),
  orderID: z.string(),
  paymentID: z.string(),
  /** When a browser reported a failed payment, when it is checked next with the provider, and how often it was. */
  reportedFailedOn: z.string().nullable(),
  nextCheckOn: z.string().nullable(),
  checks: z.number().int(),
  invoices: z.array(
    z.object({
      invoiceID: z.number().int(),
      number: z.string(),
      isCreditNote: z.boolean(),
      total: rupeesOnWire(),
      issuedOn: z.string(),
    }),
  ),
  refunds: z.array(
    z.object({
      refundID: z.number().int(),
      paymentID: z.string(),
      amount: rupeesOnWire(),
      reason: z.string(),
      status: refundStatus,
      requestedOn: z.string(),
      processedOn: z.string().nullable(),
    }),
  ),
  services: z.array(z.object({ name: z.string(), status: z.string(), by: z.string() })),
  /** Whether the refund policy allows a refund now, and the rule as the buyer reads it. */
  isWithinPolicy: z.boolean(),
  policy: z.string(),
  /** The amount that can still be refunded. */
  left: rupeesOnWire(),
});
export type PurchaseDetails = z.infer<typeof purchaseDetails>;

export const getPurchase = call({
  method: 'GET',
  path: 'Staff/GetPurchase/{purchaseID}',
  summary: 'A purchase with its payment, invoices, refunds and services.',
  source: 'ours',
  access: 'staff:money',
  params: z.strictObject({ purchaseID: idInPath() }),
  reply: { kind: 'json', schema: purchaseDetails },
  errors: ['not_found'],
});

/** The form of a refund; the amount in rupees, all that is left without one. */
export const refundForm = z.object({
  amount: rupeesOnWire('Enter an amount in rupees, such as 500 or 499.50').min(1, 'Enter at least Rs.1').optional(),
  reason,
});

export const refundPurchase = call({
  method: 'POST',
  path: 'Staff/RefundPurchase',
  summary:
    'Refund a purchase or a part of it. Above Rs.2,000 in total, or outside the refund policy, a second person must approve. Without an amount all that is left, or again the refund that failed.',
  source: 'ours',
  access: 'staff:money',
  freshFactor: true,
  body: z.strictObject({
    purchaseID: idInBody(),
    ...refundForm.shape,
    /** The amount refunded before, as shown on the screen: optimistic locking of two concurrent refunds. */
    refundedBefore: rupeesOnWire(),
  }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found', 'conflict', 'factor_needed', 'second_person_needed'],
});

export const checkPayment = call({
  method: 'POST',
  path: 'Staff/CheckPayment',
  summary: 'Ask the payment provider now whether an order was paid; the plan is granted if it was.',
  source: 'ours',
  access: 'staff:money',
  body: z.strictObject({ purchaseID: idInBody() }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found', 'conflict'],
});

export const downloadStaffInvoice = call({
  method: 'GET',
  path: 'Staff/DownloadInvoice/{invoiceID}',
  summary: 'An invoice or credit note as PDF.',
  source: 'ours',
  access: 'staff:money',
  params: z.strictObject({ invoiceID: idInPath() }),
  reply: { kind: 'file', schema: z.any() },
  errors: ['not_found'],
  limit: { max: 120, perSeconds: 600 },
  hasOwnQueue: true,
});

const month = z.string('Choose a month').regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'Choose a month');

/** Documents of a month with the same kind, place of supply and SAC; amounts in rupees, of credit notes positive. */
export const gstLine = z.object({
  isCreditNote: z.boolean(),
  stateCode: z.string(),
  state: z.string(),
  sac: z.string(),
  documents: z.number().int(),
  taxable: z.number(),
  cgst: z.number(),
  sgst: z.number(),
  igst: z.number(),
  total: z.number(),
});
export type GstLine = z.infer<typeof gstLine>;

export const getGstMonth = call({
  method: 'GET',
  path: 'Staff/GetGstMonth',
  summary: 'GST of a month (IST) by kind of document, state and SAC.',
  source: 'ours',
  access: 'staff:money',
  query: z.strictObject({ month }),
  reply: { kind: 'json', schema: z.array(gstLine) },
});

export const exportGstMonth = call({
  method: 'GET',
  path: 'Staff/ExportGstMonth',
  summary: 'GST of a month (IST) as CSV: by state and SAC, or each invoice and credit note.',
  source: 'ours',
  access: 'staff:money',
  freshFactor: true,
  query: z.strictObject({ month, lines: z.enum(['states', 'documents']).default('states') }),
  reply: { kind: 'file', schema: z.any() },
  errors: ['factor_needed'],
});

export const moneyCalls = {
  listPurchases,
  getPurchase,
  refundPurchase,
  checkPayment,
  downloadStaffInvoice,
  getGstMonth,
  exportGstMonth,
};
