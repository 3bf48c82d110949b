import { type GuestContact, type GuestPlan, PRICE_DIFFERS } from '@aarambh/contract';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../platform/api/api.ts';
import { api } from '../../../platform/api/browser-api.ts';
import { signInAddress } from '../../../platform/session/guard.ts';
import { dialogs } from '../../../ui/index.ts';
import { failureText } from '../../accounts/index.ts';
import { storeOrder } from '../payments/index.ts';
import { checkoutAddress } from '../plans/index.ts';
import { hasAccount, saveGuestPurchase } from './guest-purchases.api.ts';
import { storeGuestPurchase } from './stored-guest-purchase.ts';

const planAddress = ({ planID, ctc = 0, expectedCtc = 0, experience = 0 }: GuestPlan): string =>
  checkoutAddress('combo', planID, { ctc, expectedCtc, experience });

/**
 * Orders a plan for a guest and goes on to the payment; somebody with an account is asked to log in first.
 * @param plan as it was shown; nothing while its price is being asked for
 * @param onChanged is called when the plan is not sold at this price any more
 * @returns submits a contact; answers true when the page is about to be left
 */
export function useGuestOrder(plan: GuestPlan | undefined, onChanged: () => void) {
  const navigate = useNavigate();

  async function order(contact: GuestContact, wanted: GuestPlan): Promise<boolean> {
    if (await hasAccount(api, contact)) {
      const goesThere = await dialogs.confirm({
        title: 'You already have an account',
        text: 'There is an account with this email address. Log in, and your plan is added to it.',
        confirmLabel: 'Log In',
        cancelLabel: 'Change my details',
      });
      if (goesThere) navigate(signInAddress(planAddress(wanted)));
      return goesThere;
    }
    const reply = await saveGuestPurchase(api, contact, wanted);
    const { errorMessage, razorPayOrderID: orderID, razorPayKeyID: keyID } = reply;
    if (errorMessage) {
      await dialogs.warning({ text: errorMessage });
      if (errorMessage === PRICE_DIFFERS) onChanged();
      return false;
    }
    if (!orderID || !keyID) {
      navigate('/error');
      return true;
    }
    const id = String(reply.comboGuestPurchaseID);
    const payAt = `/combo-plans/checkout/${orderID}/${id}`;
    storeGuestPurchase({ id, rid: reply.rid });
    storeOrder({ orderID, keyID, amount: wanted.totalPrice, couponID: wanted.discountID }, payAt);
    navigate(payAt);
    return true;
  }

  return async function submit(contact: GuestContact): Promise<boolean> {
    if (!plan) return false;
    try {
      return await order(contact, plan);
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) {
        await dialogs.warning({ text: error.message });
        onChanged();
      } else await dialogs.error({ text: failureText(error, 'An error occurred') });
      return false;
    }
  };
}
