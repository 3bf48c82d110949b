import type { OrderReply } from '@aarambh/contract';
import { type Api, ApiError } from '../../../platform/api/api.ts';
import { dialogs } from '../../../ui/index.ts';
import type { StoredCheckout } from '../checkout/index.ts';
import { checkoutAddress } from '../plans/index.ts';
import { savePurchase } from './payments.api.ts';
import { storeOrder } from './stored-order.ts';

/** What became of a checkout: an order to pay, terms that count no more, no ids to pay with, or a call that failed. */
export type PlacedOrder =
  | { state: 'placed'; order: OrderReply }
  | { state: 'changed' }
  | { state: 'incomplete' }
  | { state: 'failed'; text: string };

/** The terms are not what the server would sell now: another price, a coupon used up, a plan no longer on offer. */
const areTermsRefused = (status: number): boolean => [400, 404, 409].includes(status);

/** Saves the purchase of a checkout and keeps its order in local storage. Refused terms are told in a dialog. */
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
    await dialogs.warning({ text: error.message });
    return { state: 'changed' };
  }
}
