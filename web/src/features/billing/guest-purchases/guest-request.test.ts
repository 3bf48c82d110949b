import { guestPlan, guestPurchase } from '@aarambh/contract';
import { expect, it } from 'vitest';
import { guestRequest, quotedPlan } from './guest-request.ts';

const quote = {
  planName: 'Combo Silver',
  price: 4_999,
  couponID: 77,
  discountType: 'Percentage',
  discountValue: 10,
  discountAmount: 499.9,
  amountAfterDiscount: 4_499.1,
  cgst: 404.92,
  sgst: 404.92,
  igst: 0,
  gst: 809.84,
  netAmount: 5_308.94,
  isHomeState: true,
} as const;
const contact = { email: 'asha@example.com', countryID: 105, mobileNo: '9876543210' };

it('converts a quote to a guest plan', () => {
  const plan = quotedPlan(3, 4_008, quote);
  expect(guestPlan.parse(plan)).toEqual(plan);
  expect(plan).toMatchObject({ planID: 3, discountID: 77, price: 4_999, totalPrice: 5_308.94, stateID: 4_008 });
});

it('a purchase contains the displayed amounts and only fields of the call', () => {
  const request = guestRequest(contact, { ...quotedPlan(3, 4_008, quote), ctc: 1_200_000 });
  expect(guestPurchase.parse(request)).toEqual(request);
  expect(request).toMatchObject({
    ...contact,
    comboPlanID: 3,
    couponID: 77,
    netAmount: 5_308.94,
    ctc: 1_200_000,
    stateID: 4_008,
  });
});
