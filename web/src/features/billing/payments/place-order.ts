import type { OrderReply } from '@aarambh/contract';
import { type Api, ApiError } from '../../../platform/api/api.ts';
import { showToast } from '../../../ui/index.ts';
import type { StoredCheckout } from '../checkout/index.ts';
import { checkoutAddress } from '../plans/index.ts';
import { savePurchase } from './payments.api.ts';
import { storeOrder } from './stored-order.ts';

/** Outcome: an order to pay, terms that are no longer valid, an order without the ids to pay it, or a failed call. */
export type PlacedOrder =
  | { state: 'placed'; order: OrderReply }
  | { state: 'changed' }
  | { state: 'incomplete' }
  | { state: 'failed'; text: string };

/** The server no longer sells at these terms: the price changed, the coupon is used up, the plan is not on offer. */
const areTermsRefused = (status: number): boolean => [400, 404, 409].includes(status);

/** Saves the purchase of a checkout and stores its order in local storage. Refused terms are reported in a toast. */
export async function placeOrder(api: Api, accountID: number, checkout: StoredCheckout): Promise<PlacedOrder> {
  try {
    const order = await savePurchase(api, accountID, checkout);
    if (!order.razorPayOrderID || !order.razorPayKeyID) return { state: 'incomplete' };
    storeOrder(
      {
        orderID: order.razorPayOrderID,
        keyID: order.razorPayKeyID,
        amount: checkout.totalPrice,
        couponID: checkout.couponID,
      },
      checkoutAddress(checkout.kind, checkout.planID, checkout),
    );
    return { state: 'placed', order };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (!areTermsRefused(error.status)) return { state: 'failed', text: error.message };
    // Shown on the checkout, which the page of the payment leads back to.
    showToast(error.message);
    return { state: 'changed' };
  }
}
