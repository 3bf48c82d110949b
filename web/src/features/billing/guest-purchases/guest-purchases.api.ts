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
  type PaymentConfirmation,
  saveComboPlanGuestPurchase,
  verifyGuestPayment,
} from '@aarambh/contract';
import { type Api, ApiError } from '../../../platform/api/api.ts';
import { guestRequest } from './guest-request.ts';

/** Whether this person should log in instead. */
export const hasAccount = (api: Api, { email, mobileNo }: GuestContact): Promise<boolean> =>
  api(checkUserExistence, { query: { email, mobileNo } });

/** Saves a guest's purchase and makes its payment order. A filled `errorMessage` in the answer is a refusal. */
export const saveGuestPurchase = (api: Api, contact: GuestContact, plan: GuestPlan) =>
  api(saveComboPlanGuestPurchase, { body: guestRequest(contact, plan) });

/** The plan kept under a key; nothing when it is gone. */
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

/** What is known of a guest's purchase; `comboGuestPurchaseID` 0 when there is none with this secret. */
export const detailsOf = (api: Api, purchase: GuestPurchase): Promise<GuestDetails> =>
  api(getGuestDetails, { params: { ...purchase } });

/** Whether a guest's payment counts. */
export const verifyPayment = async (api: Api, confirmation: PaymentConfirmation): Promise<boolean> =>
  (await api(verifyGuestPayment, { query: confirmation })).success;

/** Makes an account of a paid purchase and signs it in. A filled `errorMessage` in the answer is a refusal. */
export const createGuestAccount = (api: Api, form: CreateAccountForm): Promise<AuthResponse> =>
  api(createAccount, { body: form });
