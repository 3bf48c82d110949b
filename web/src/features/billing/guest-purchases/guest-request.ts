import type { GuestContact, GuestPlan, Quote } from '@aarambh/contract';

/** The quoted regular plan in the format of a stored guest plan. */
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

/** The body of a guest's purchase of a plan (commerce §3). */
export function guestRequest(contact: GuestContact, plan: GuestPlan) {
  const { planID, discountID, totalPrice, price: _, ...rest } = plan;
  return { ...contact, ...rest, comboPlanID: planID, couponID: discountID, netAmount: totalPrice };
}
