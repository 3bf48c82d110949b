import {
  getSettings,
  type OrderReply,
  PAYMENT_VERIFIED,
  type PaymentConfirmation,
  type PlanKind,
  type PublicSettings,
  reportComboFailure,
  reportGuestFailure,
  reportInterviewFailure,
  reportResumeMakerFailure,
  reportSubscriptionFailure,
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
import type { StoredCheckout } from '../checkout/index.ts';
import { purchaseRules } from '../plans/index.ts';
import { planPurchase, subscriptionPurchase } from './purchase-request.ts';

/** Public settings of the payment window. */
export type PaymentSettings = PublicSettings['payments'];

/** Fetches the settings of the payment window. */
export const getPaymentSettings = async (api: Api): Promise<PaymentSettings> => (await api(getSettings)).payments;

const saves: Record<PlanKind, (api: Api, accountID: number, checkout: StoredCheckout) => Promise<OrderReply>> = {
  interview: (api, accountID, checkout) =>
    api(saveInterviewPurchase, {
      body: { ...planPurchase(accountID, checkout), interviewAssistancePlanID: checkout.planID },
    }),
  resumeMaker: (api, accountID, checkout) =>
    api(saveResumeMakerPurchase, {
      body: { ...planPurchase(accountID, checkout), resumeMakerPlanID: checkout.planID },
    }),
  combo: (api, accountID, checkout) =>
    api(saveComboPurchase, { body: { ...planPurchase(accountID, checkout), comboPlanID: checkout.planID } }),
  subscription: (api, accountID, checkout) =>
    api(saveSubscriptionPurchase, { body: subscriptionPurchase(accountID, checkout, new Date()) }),
};

/** Records that the buyer opens the payment window, for the kinds of plan that need it (commerce §4). */
export async function recordInitiative(api: Api, accountID: number, checkout: StoredCheckout): Promise<void> {
  const { kind, planID, couponID } = checkout;
  if (!purchaseRules[kind].recordsInitiative) return;
  const plannedOn = new Date().toISOString();
  await api(savePaymentIntiative, { body: { accountID, plannedOn, candidatePlanID: planID, couponID } });
}

/** Saves a purchase and creates its payment order. */
export const savePurchase = (api: Api, accountID: number, checkout: StoredCheckout): Promise<OrderReply> =>
  saves[checkout.kind](api, accountID, checkout);

const verifications = {
  subscription: verifySubscriptionPayment,
  interview: verifyInterviewPayment,
  resumeMaker: verifyResumeMakerPayment,
  combo: verifyComboPayment,
} as const;

/** Whether a payment is verified: the reply is the text 'success' exactly (commerce §4). */
export const verifyPayment = async (api: Api, kind: PlanKind, confirmation: PaymentConfirmation): Promise<boolean> =>
  (await api(verifications[kind], { query: confirmation })) === PAYMENT_VERIFIED;

const failureReports: Record<PlanKind, (api: Api, orderID: string) => Promise<string>> = {
  subscription: (api, orderID) => api(reportSubscriptionFailure, { query: { razorpay_order_id: orderID } }),
  interview: (api, orderId) => api(reportInterviewFailure, { params: { orderId } }),
  resumeMaker: (api, orderID) => api(reportResumeMakerFailure, { query: { razorpay_order_id: orderID } }),
  combo: (api, orderId) => api(reportComboFailure, { params: { orderId } }),
};

/** Reports a failed payment to the server; a guest's has its own call. */
export function reportFailure(api: Api, order: { kind: PlanKind; orderID: string; isGuest: boolean }): Promise<string> {
  const { kind, orderID, isGuest } = order;
  if (isGuest) return api(reportGuestFailure, { query: { razorpay_order_id: orderID } });
  return failureReports[kind](api, orderID);
}
