import type { StoredCheckout } from '../checkout/index.ts';

/** The amounts of every purchase request; `planPrice` has another name for subscriptions. */
const amountsOf = ({
  couponID,
  discountType,
  discountValue,
  amountAfterDiscount,
  cgst,
  sgst,
  igst,
  gst,
  totalPrice,
}: StoredCheckout) => ({
  couponID,
  discountType,
  discountValue,
  amountAfterDiscount,
  cgst,
  sgst,
  igst,
  gst,
  netAmount: totalPrice,
});

/** The body of a plan purchase without the plan's id (commerce §3). */
export const planPurchase = (accountID: number, checkout: StoredCheckout) => ({
  accountID,
  planName: checkout.planName,
  planPrice: checkout.planPrice,
  ...checkout.features,
  ...amountsOf(checkout),
  ctc: checkout.ctc,
  expectedCtc: checkout.expectedCtc,
  experience: checkout.experience,
  stateID: checkout.stateID,
});

/**
 * The body of a subscription purchase (commerce §3).
 * @throws {Error} when the stored plan has no billing cycle
 */
export function subscriptionPurchase(accountID: number, checkout: StoredCheckout, now: Date) {
  const { planID, planPrice, months, features, stateID } = checkout;
  const { billingCycle, ...rest } = features;
  if (!billingCycle) throw new Error('The stored checkout has no billing cycle');
  return {
    accountID,
    purchasedOn: now.toISOString(),
    candidatePlanID: planID,
    price: planPrice,
    billingCycle,
    ...rest,
    monthDuration: months as 1 | 3 | 6 | 12,
    ...amountsOf(checkout),
    stateID,
  };
}
