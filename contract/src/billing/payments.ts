import { z } from 'zod';
import { call } from '../call.ts';
import { idInBody, idInPath } from '../fields.ts';
import { rupeesOnWire } from '../money.ts';
import { planKinds } from './plans.ts';

const text = { kind: 'text', schema: z.string() } as const;

/** The verification's answer when the payment counts: this text exactly (commerce §4). */
export const PAYMENT_VERIFIED = 'success';
export const PAYMENT_REFUSED = 'We could not confirm your payment. If money was taken, it is credited or returned.';

const providerId = (name: string) => z.string(`${name} is missing.`).regex(/^[\w-]{1,100}$/, `${name} is not valid.`);

/** What the payment window hands over (commerce §3). */
export const paymentConfirmation = z.strictObject({
  razorpay_payment_id: providerId('The payment id'),
  razorpay_order_id: providerId('The order id'),
  razorpay_signature: z
    .string('The signature is missing.')
    .regex(/^[0-9a-fA-F]{1,200}$/, 'The signature is not valid.'),
});
export type PaymentConfirmation = z.infer<typeof paymentConfirmation>;

const verify = <const P extends string>(path: P) =>
  call({
    method: 'POST',
    path,
    summary: "Verify a payment; 'success' exactly when it counts. The order must be the caller's.",
    source: 'commerce §4, §7',
    access: 'jobSeeker',
    query: paymentConfirmation,
    reply: text,
    errors: ['forbidden'],
  });
const failedOrder = { razorpay_order_id: providerId('The order id') };
const failure = <const P extends string>(path: P) => ({
  method: 'POST' as const,
  path,
  summary: 'Note that the browser reports a failed payment; never undoes a paid order.',
  source: 'commerce §4, §7',
  access: 'jobSeeker' as const,
  reply: text,
  errors: ['forbidden'] as const,
});

export const verifySubscriptionPayment = verify('JobSeekerPurchasedPlans/VerifyPayment');
export const verifyInterviewPayment = verify('JobSeekerInterviewAssistancePlans/verify-payment');
export const verifyResumeMakerPayment = verify('JobSeekerResumeMakerPlans/VerifyPayment');
export const verifyComboPayment = verify('JobSeekerComboPlans/VerifyPayment');

export const reportSubscriptionFailure = call({
  ...failure('JobSeekerPurchasedPlans/UpdateFailureStatus'),
  query: z.strictObject(failedOrder),
});
export const reportInterviewFailure = call({
  ...failure('JobSeekerInterviewAssistancePlans/UpdateFailureStatus/{orderId}'),
  params: z.strictObject({ orderId: failedOrder.razorpay_order_id }),
});
export const reportResumeMakerFailure = call({
  ...failure('JobSeekerResumeMakerPlans/UpdateFailureStatus'),
  query: z.strictObject(failedOrder),
});
export const reportComboFailure = call({
  ...failure('JobSeekerComboPlans/UpdateFailureStatus/{orderId}'),
  params: z.strictObject({ orderId: failedOrder.razorpay_order_id }),
});

/** An invoice or credit note of the account; the amount in rupees, `issuedOn` ISO 8601 UTC. */
export const invoice = z.object({
  invoiceID: z.number().int(),
  number: z.string(),
  isCreditNote: z.boolean(),
  planName: z.string(),
  netAmount: rupeesOnWire(),
  issuedOn: z.string(),
});
export type Invoice = z.infer<typeof invoice>;

const ownAccount = z.strictObject({ accountID: idInPath() });

export const getInvoices = call({
  method: 'GET',
  path: 'Invoices/GetInvoices/{accountID}',
  summary: 'Invoices and credit notes of the account, newest first.',
  source: 'ours (outside services: Tax invoice)',
  access: 'jobSeeker',
  own: 'accountID',
  params: ownAccount,
  reply: { kind: 'json', schema: z.array(invoice) },
});

export const downloadInvoice = call({
  method: 'GET',
  path: 'Invoices/Download/{accountID}/{invoiceID}',
  summary: 'An invoice or credit note as PDF.',
  source: 'ours (outside services: Tax invoice)',
  access: 'jobSeeker',
  own: 'accountID',
  params: z.strictObject({ accountID: idInPath(), invoiceID: idInPath() }),
  reply: { kind: 'file', schema: z.any() },
  errors: ['forbidden'],
});

/** What a purchase would give back now, and why (commerce §9); amounts in rupees, dates ISO 8601 UTC. */
export const refundOption = z.object({
  purchaseID: z.number().int(),
  planName: z.string(),
  kind: z.enum(planKinds),
  paidOn: z.string(),
  netAmount: rupeesOnWire(),
  canRefund: z.boolean(),
  refundAmount: rupeesOnWire(),
  /** The rule in words for the person. */
  reason: z.string(),
  /** The last moment to ask; empty when there is none. */
  askBefore: z.string(),
  status: z.enum(['none', 'requested', 'processed', 'failed']),
});
export type RefundOption = z.infer<typeof refundOption>;

export const getRefundOptions = call({
  method: 'GET',
  path: 'Refunds/GetRefundOptions/{accountID}',
  summary: 'For each paid purchase: whether it can be refunded now, how much, and why.',
  source: 'ours; commerce §9 (policy figures)',
  access: 'jobSeeker',
  own: 'accountID',
  params: ownAccount,
  reply: { kind: 'json', schema: z.array(refundOption) },
});

export const requestRefund = call({
  method: 'POST',
  path: 'Refunds/RequestRefund',
  summary: 'Refund a purchase by the rules; the plan ends, a credit note follows.',
  source: 'ours; commerce §9 (policy figures)',
  access: 'jobSeeker',
  own: 'accountID',
  body: z.strictObject({ accountID: idInBody(), purchaseID: idInBody() }),
  reply: text,
  errors: ['forbidden'],
});

export const paymentCalls = {
  verifySubscriptionPayment,
  verifyInterviewPayment,
  verifyResumeMakerPayment,
  verifyComboPayment,
  reportSubscriptionFailure,
  reportInterviewFailure,
  reportResumeMakerFailure,
  reportComboFailure,
  getInvoices,
  downloadInvoice,
  getRefundOptions,
  requestRefund,
};
