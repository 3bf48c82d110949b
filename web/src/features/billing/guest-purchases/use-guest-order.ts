import { type GuestContact, type GuestPlan, PRICE_DIFFERS } from '@aarambh/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../platform/api/api.ts';
import { api } from '../../../platform/api/browser-api.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { rethrowFieldErrors } from '../../../platform/forms/field-errors.ts';
import { signInAddress } from '../../../platform/session/guard.ts';
import { dialogs, showToast } from '../../../ui/index.ts';
import { throwRegistrationRefusal } from '../../accounts/index.ts';
import { storeOrder } from '../payments/index.ts';
import { checkoutAddress } from '../plans/index.ts';
import { hasAccount, saveGuestPurchase } from './guest-purchases.api.ts';
import { guestPaymentAddress, storeGuestPurchase } from './stored-guest-purchase.ts';

const checkoutAddressOf = ({ planID, ctc = 0, expectedCtc = 0, experience = 0 }: GuestPlan): string =>
  checkoutAddress('combo', planID, { ctc, expectedCtc, experience });

/**
 * Orders a plan for a guest and navigates to its payment; a guest with an account is shown a link to log in.
 * @param plan as displayed; undefined while its quote is loading
 * @param onPriceChanged called when the plan is no longer sold at this price
 * @returns `submit` resolves to true when the page is about to be left; `signInAt` is the sign-in page when the address has
 * an account
 */
export function useGuestOrder(plan: GuestPlan | undefined, onPriceChanged: () => void) {
  const navigate = useNavigate();
  const [signInAt, setSignInAt] = useState('');

  async function order(contact: GuestContact, ordered: GuestPlan): Promise<boolean> {
    if (await hasAccount(api, contact)) {
      setSignInAt(signInAddress(checkoutAddressOf(ordered)));
      return false;
    }
    const reply = await saveGuestPurchase(api, contact, ordered);
    const { errorMessage, razorPayOrderID: orderID, razorPayKeyID: keyID } = reply;
    if (errorMessage) {
      await dialogs.warning({ text: errorMessage });
      throwRegistrationRefusal(errorMessage);
      if (errorMessage === PRICE_DIFFERS) onPriceChanged();
      return false;
    }
    if (!orderID || !keyID) {
      navigate('/error');
      return true;
    }
    const id = String(reply.comboGuestPurchaseID);
    const payAt = guestPaymentAddress(orderID, id);
    storeGuestPurchase({ id, rid: reply.rid });
    storeOrder({ orderID, keyID, amount: ordered.totalPrice, couponID: ordered.discountID }, payAt);
    navigate(payAt);
    return true;
  }

  async function submit(contact: GuestContact): Promise<boolean> {
    if (!plan) return false;
    setSignInAt('');
    try {
      return await order(contact, plan);
    } catch (error) {
      rethrowFieldErrors(error, ['email', 'countryID', 'mobileNo']);
      if (error instanceof ApiError && error.status === 409) {
        showToast(error.message);
        onPriceChanged();
      } else await dialogs.error({ text: failureText(error, 'An error occurred') });
      return false;
    }
  }

  return { submit, signInAt };
}
