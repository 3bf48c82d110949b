import {
  type Choice,
  getAddressByAccount,
  getIndianStates,
  getQuote,
  type Quote,
  type State,
  savePlanToRedis,
} from '@aarambh/contract';
import type { Api } from '../../../platform/api/api.ts';
import type { StoredCheckout } from './stored-checkout.ts';

/** Fetches the quote of a choice: the same computation as at the purchase. */
export const fetchQuote = (api: Api, choice: Choice): Promise<Quote> => api(getQuote, { body: choice });

/** Lists the States of India. */
export const listStates = async (api: Api): Promise<State[]> => (await api(getIndianStates)).message;

/** The State of the saved current address; 0 when none is saved. */
export const getSavedStateID = async (api: Api, accountID: number): Promise<number> =>
  (await api(getAddressByAccount, { params: { id: String(accountID) } })).curState;

/** Stores a combo checkout for a guest for an hour. Resolves to the key of the guest's registration. */
export const storeGuestPlan = (api: Api, checkout: StoredCheckout): Promise<string> =>
  api(savePlanToRedis, {
    body: {
      planID: checkout.planID,
      discountID: checkout.couponID,
      discountType: checkout.discountType,
      discountValue: checkout.discountValue,
      amountAfterDiscount: checkout.amountAfterDiscount,
      price: checkout.planPrice,
      cgst: checkout.cgst,
      sgst: checkout.sgst,
      igst: checkout.igst,
      gst: checkout.gst,
      totalPrice: checkout.totalPrice,
      ctc: checkout.ctc,
      expectedCtc: checkout.expectedCtc,
      experience: checkout.experience,
      stateID: checkout.stateID,
    },
  });
