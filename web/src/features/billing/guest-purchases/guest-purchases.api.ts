import {
  type AuthResponse,
  type CreateAccountForm,
  checkUserExistence,
  createAccount,
  type GuestContact,
  type GuestDetails,
  type GuestPlan,
  getGuestDetails,
  getPlanFromRedis,
  mailPurchaseLink,
  type PaymentConfirmation,
  saveComboPlanGuestPurchase,
  verifyGuestPayment,
} from '@aarambh/contract';
import { type Api, ApiError } from '../../../platform/api/api.ts';
import { guestRequest } from './guest-request.ts';

/** Whether the guest already has an account and should log in instead. */
export const hasAccount = (api: Api, { email, mobileNo }: GuestContact): Promise<boolean> =>
  api(checkUserExistence, { query: { email, mobileNo } });

/** Saves a guest's purchase and creates its payment order. A non-empty `errorMessage` in the reply is a refusal. */
export const saveGuestPurchase = (api: Api, contact: GuestContact, plan: GuestPlan) =>
  api(saveComboPlanGuestPurchase, { body: guestRequest(contact, plan) });

/** Finds the plan stored under a key; undefined when the key is unknown or expired. */
export async function findGuestPlan(api: Api, key: string): Promise<GuestPlan | undefined> {
  try {
    return await api(getPlanFromRedis, { query: { key } });
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return undefined;
    throw error;
  }
}

/** A guest's purchase and its secret. */
export interface GuestPurchase {
  id: string;
  rid: string;
}

/** Fetches the details of a guest's purchase; `comboGuestPurchaseID` is 0 when id or secret are wrong. */
export const fetchGuestDetails = (api: Api, purchase: GuestPurchase): Promise<GuestDetails> =>
  api(getGuestDetails, { params: { ...purchase } });

/** Mails a link that continues an unpaid purchase in this browser; returns the text to show. */
export const requestPurchaseLink = (api: Api, purchase: { id: string; orderID: string }): Promise<string> =>
  api(mailPurchaseLink, { body: { comboGuestPurchaseID: Number(purchase.id), razorPayOrderID: purchase.orderID } });

/** Whether a guest's payment is verified. */
export const verifyPayment = async (api: Api, confirmation: PaymentConfirmation): Promise<boolean> =>
  (await api(verifyGuestPayment, { query: confirmation })).success;

/** Creates an account for a paid purchase and signs it in. A non-empty `errorMessage` in the reply is a refusal. */
export const createGuestAccount = (api: Api, form: CreateAccountForm): Promise<AuthResponse> =>
  api(createAccount, { body: form });
