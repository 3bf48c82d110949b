import type { GuestContact, GuestPlan, Quote } from '@aarambh/contract';

/** The regular plan as it was quoted, in the form in which a checkout keeps it. */
export const quotedPlan = (planID: number, stateID: number, quote: Quote): GuestPlan => ({
  planID,
  discountID: quote.couponID,
  discountType: quote.discountType,
  discountValue: quote.discountValue,
  amountAfterDiscount: quote.amountAfterDiscount,
  price: quote.price,
  cgst: quote.cgst,
  sgst: quote.sgst,
  igst: quote.igst,
  gst: quote.gst,
  totalPrice: quote.netAmount,
  stateID,
});

/** The purchase of a kept plan by a guest (commerce §3). */
export function guestRequest(contact: GuestContact, plan: GuestPlan) {
  const { planID, discountID, totalPrice, price: _, ...rest } = plan;
  return { ...contact, ...rest, comboPlanID: planID, couponID: discountID, netAmount: totalPrice };
}
