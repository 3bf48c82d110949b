import { z } from 'zod';
import { type CallDefinition, call } from '../call.ts';
import { idInBody, idInPath } from '../fields.ts';
import { rupeesOnWire } from '../money.ts';
import { type PlanKind, planKindNames } from './plan-kinds.ts';

const text = { kind: 'text', schema: z.string() } as const;

/** Reply of the verification when the payment is valid: exactly this text (commerce §4). */
export const PAYMENT_VERIFIED = 'success';
export const PAYMENT_REFUSED =
  'We could not confirm your payment. If money was deducted, it will be credited to your order or refunded.';

const providerId = (name: string) => z.string(`${name} is missing.`).regex(/^[\w-]{1,100}$/, `${name} is not valid.`);

/** Result of the payment window (commerce §3). */
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
    summary: "Verify a payment; the reply is 'success' only when it is valid. The order must be the caller's.",
    source: 'commerce §4, §7',
    access: 'jobSeeker',
    query: paymentConfirmation,
    reply: text,
    errors: ['forbidden'],
    limit: { max: 120, perSeconds: 60 },
  });
const failedOrder = { razorpay_order_id: providerId('The order id') };
const failure = <const P extends string>(path: P) => ({
  method: 'POST' as const,
  path,
  summary: 'Record that the browser reports a failed payment. A paid order stays paid.',
  source: 'commerce §4, §7',
  access: 'jobSeeker' as const,
  reply: text,
  errors: ['forbidden'] as const,
});

export const verifySubscriptionPayment = verify('JobSeekerPurchasedPlans/VerifyPayment');
export const verifyInterviewPayment = verify('JobSeekerInterviewAssistancePlans/verify-payment');
export const verifyResumeMakerPayment = verify('JobSeekerResumeMakerPlans/VerifyPayment');
export const verifyComboPayment = verify('JobSeekerComboPlans/VerifyPayment');

/** The call that verifies a payment, by kind of plan. */
export const verifyPaymentCalls = {
  interview: verifyInterviewPayment,
  resumeMaker: verifyResumeMakerPayment,
  combo: verifyComboPayment,
  subscription: verifySubscriptionPayment,
} as const satisfies Record<PlanKind, CallDefinition>;

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
  limit: { max: 60, perSeconds: 600 },
  hasOwnQueue: true,
});

/** Whether a purchase can be refunded now, and why (commerce §9); amounts in rupees, dates ISO 8601 UTC. */
export const refundOption = z.object({
  purchaseID: z.number().int(),
  planName: z.string(),
  kind: z.enum(planKindNames),
  paidOn: z.string(),
  netAmount: rupeesOnWire(),
  canRefund: z.boolean(),
  refundAmount: rupeesOnWire(),
  /** The applicable refund rule, as shown to the buyer. */
  reason: z.string(),
  /** Deadline of the request; empty when no refund can be requested. */
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
  summary: 'Refund a purchase under the refund policy. The plan ends and a credit note is issued.',
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
