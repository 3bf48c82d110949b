import type { Quote } from '@aarambh/contract';
import type { NavigateFunction } from 'react-router';
import { ApiError } from '../../../platform/api/api.ts';
import { api } from '../../../platform/api/browser-api.ts';
import { hasStoredToken, readSession } from '../../../platform/session/session.ts';
import { dialogs } from '../../../ui/index.ts';
import { keepForGuest } from './checkout.api.ts';
import type { Choices } from './choices.ts';
import type { CheckoutStart } from './load-checkout.ts';
import { type Buyer, paymentAddress } from './payment-address.ts';
import { amountsOf, type StoredCheckout, storeCheckout } from './stored-checkout.ts';

const NOTHING_KEPT = 'Your browser keeps no data for this site. Please allow it, and try again.';

function whoBuys(): Buyer {
  if (readSession()) return 'member';
  return hasStoredToken() ? 'expired' : 'visitor';
}

/** An order as the payment step finds it. */
export const checkoutOf = ({ plan, terms }: CheckoutStart, choices: Choices, quote: Quote): StoredCheckout => ({
  kind: plan.kind,
  planID: plan.planID,
  planName: plan.name,
  months: choices.months,
  stateID: choices.stateID,
  ...terms,
  ...amountsOf(quote),
  features: plan.fields,
});

/**
 * Keeps the checkout in this tab and goes on to its payment, or to what comes before it.
 * @returns whether the page is being left; when not, people have been told why
 */
export async function goToPayment(checkout: StoredCheckout, navigate: NavigateFunction): Promise<boolean> {
  try {
    storeCheckout(checkout);
    await navigate(await paymentAddress(checkout, whoBuys(), (kept) => keepForGuest(api, kept)));
    return true;
  } catch (error) {
    await dialogs.error({ text: error instanceof ApiError ? error.message : NOTHING_KEPT });
    return false;
  }
}
