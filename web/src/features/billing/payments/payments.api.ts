import {
  downloadInvoice,
  getInvoices,
  getRefundOptions,
  getSettings,
  type Invoice,
  type OrderReply,
  PAYMENT_VERIFIED,
  type PaymentConfirmation,
  type PlanKind,
  type PublicSettings,
  type RefundOption,
  reportComboFailure,
  reportGuestFailure,
  reportInterviewFailure,
  reportResumeMakerFailure,
  reportSubscriptionFailure,
  requestRefund,
  saveComboPurchase,
  saveInterviewPurchase,
  savePaymentIntiative,
  saveResumeMakerPurchase,
  saveSubscriptionPurchase,
  verifyComboPayment,
  verifyInterviewPayment,
  verifyResumeMakerPayment,
  verifySubscriptionPayment,
} from '@aarambh/contract';
import type { Api } from '../../../platform/api/api.ts';
import { downloadFile } from '../../../platform/api/file-transfer.ts';
import type { StoredCheckout } from '../checkout/index.ts';
import { planPurchase, subscriptionPurchase } from './purchase-request.ts';

/** What the payment window needs to know of this portal. */
export type PaymentSettings = PublicSettings['payments'];

/** How this portal takes payments. */
export const getPaymentSettings = async (api: Api): Promise<PaymentSettings> => (await api(getSettings)).payments;

/** Saves the purchase and makes its payment order; of a subscription it is noted first that somebody sets out to pay. */
export async function savePurchase(api: Api, accountID: number, checkout: StoredCheckout): Promise<OrderReply> {
  const { planID, couponID } = checkout;
  switch (checkout.kind) {
    case 'subscription': {
      const now = new Date();
      await api(savePaymentIntiative, {
        body: { accountID, plannedOn: now.toISOString(), candidatePlanID: planID, couponID },
      });
      return api(saveSubscriptionPurchase, { body: subscriptionPurchase(accountID, checkout, now) });
    }
    case 'interview':
      return api(saveInterviewPurchase, {
        body: { ...planPurchase(accountID, checkout), interviewAssistancePlanID: planID },
      });
    case 'resumeMaker':
      return api(saveResumeMakerPurchase, {
        body: { ...planPurchase(accountID, checkout), resumeMakerPlanID: planID },
      });
    case 'combo':
      return api(saveComboPurchase, { body: { ...planPurchase(accountID, checkout), comboPlanID: planID } });
  }
}

const verifications = {
  subscription: verifySubscriptionPayment,
  interview: verifyInterviewPayment,
  resumeMaker: verifyResumeMakerPayment,
  combo: verifyComboPayment,
} as const;

/** Whether a payment counts: the reply is the text 'success' exactly (commerce §4). */
export const verifyPayment = async (api: Api, kind: PlanKind, confirmation: PaymentConfirmation): Promise<boolean> =>
  (await api(verifications[kind], { query: confirmation })) === PAYMENT_VERIFIED;

/** Notes that a payment failed; of somebody without an account it can only be a guest's. */
export function reportFailure(api: Api, of: { kind: PlanKind; orderID: string; isGuest: boolean }): Promise<string> {
  const { kind, orderID: orderId, isGuest } = of;
  const query = { razorpay_order_id: orderId };
  if (isGuest) return api(reportGuestFailure, { query });
  if (kind === 'subscription') return api(reportSubscriptionFailure, { query });
  if (kind === 'resumeMaker') return api(reportResumeMakerFailure, { query });
  return api(kind === 'interview' ? reportInterviewFailure : reportComboFailure, { params: { orderId } });
}

/** Invoices and credit notes, newest first. */
export const listInvoices = (api: Api, accountID: number): Promise<Invoice[]> =>
  api(getInvoices, { params: { accountID: String(accountID) } });

/** The PDF of an invoice or credit note. */
export const fetchInvoice = (accountID: number, invoiceID: number): Promise<Blob> =>
  downloadFile(downloadInvoice, { params: { accountID: String(accountID), invoiceID: String(invoiceID) } });

/** What each paid purchase would give back now. */
export const listRefundOptions = (api: Api, accountID: number): Promise<RefundOption[]> =>
  api(getRefundOptions, { params: { accountID: String(accountID) } });

/** Refunds a purchase by the rules. The answered text says how it went. */
export const askForRefund = (api: Api, accountID: number, purchaseID: number): Promise<string> =>
  api(requestRefund, { body: { accountID, purchaseID } });
