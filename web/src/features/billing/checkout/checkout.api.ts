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

/** What a choice comes to: the server computes it, as it will at the purchase. */
export const quoteOf = (api: Api, choice: Choice): Promise<Quote> => api(getQuote, { body: choice });

/** The States a buyer may live in. */
export const listStates = async (api: Api): Promise<State[]> => (await api(getIndianStates)).message;

/** The State of the saved current address; 0 while none is saved. */
export const savedStateID = async (api: Api, accountID: number): Promise<number> =>
  (await api(getAddressByAccount, { params: { id: String(accountID) } })).curState;

/** Keeps a combo checkout for somebody without an account; answers the key of its registration. */
export const keepForGuest = (api: Api, checkout: StoredCheckout): Promise<string> =>
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
