import type { Quote } from '@aarambh/contract';
import type { NavigateFunction } from 'react-router';
import { ApiError } from '../../../platform/api/api.ts';
import { api } from '../../../platform/api/browser-api.ts';
import { hasStoredToken, readSession } from '../../../platform/session/session.ts';
import { showToast } from '../../../ui/index.ts';
import { storeGuestPlan } from './checkout.api.ts';
import type { CheckoutState } from './checkout-state.ts';
import type { CheckoutStart } from './load-checkout.ts';
import { type Buyer, paymentAddress } from './payment-address.ts';
import { amountsOf, type StoredCheckout, storeCheckout } from './stored-checkout.ts';

const STORAGE_BLOCKED = 'Your browser blocks stored data for this site. Please allow it and try again.';

function currentBuyer(): Buyer {
  if (readSession()) return 'member';
  return hasStoredToken() ? 'expired' : 'visitor';
}

/** The checkout as stored for the payment step. */
export const checkoutOf = ({ plan, ctcTerms }: CheckoutStart, state: CheckoutState, quote: Quote): StoredCheckout => ({
  kind: plan.kind,
  planID: plan.planID,
  planName: plan.name,
  months: state.months,
  stateID: state.stateID,
  ...ctcTerms,
  ...amountsOf(quote),
  features: plan.fields,
});

/**
 * Stores the checkout in this tab and navigates to its payment, or to the registration or sign-in before it.
 * @returns whether the page is being left; if not, an error has been shown
 */
export async function goToPayment(checkout: StoredCheckout, navigate: NavigateFunction): Promise<boolean> {
  try {
    storeCheckout(checkout);
    await navigate(await paymentAddress(checkout, currentBuyer(), (stored) => storeGuestPlan(api, stored)));
    return true;
  } catch (error) {
    showToast(error instanceof ApiError ? error.message : STORAGE_BLOCKED);
    return false;
  }
}
