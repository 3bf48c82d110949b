import { comboPurchase, subscriptionPurchase as subscriptionBody } from '@aarambh/contract';
import { expect, it } from 'vitest';
import type { StoredCheckout } from '../checkout/index.ts';
import { planPurchase, subscriptionPurchase } from './purchase-request.ts';

const checkout: StoredCheckout = {
  kind: 'combo',
  planID: 8,
  planName: 'Career Start',
  planPrice: 2_599,
  months: 1,
  stateID: 4_008,
  ctc: 1_200_000,
  expectedCtc: 1_500_000,
  experience: 4.5,
  couponID: 77,
  discountType: 'Fixed',
  discountValue: 500,
  amountAfterDiscount: 2_099,
  cgst: 188.91,
  sgst: 188.91,
  igst: 0,
  gst: 377.82,
  totalPrice: 2_476.82,
  features: { guarantedCalls: 3, feature: ['Three interview calls'], freeInterviewReplacement: true },
};

it('a plan purchase contains the displayed amounts and only fields of the call', () => {
  const body = { ...planPurchase(12, checkout), comboPlanID: 8 };
  expect(comboPurchase.parse(body)).toEqual(body);
  expect(body).toMatchObject({
    accountID: 12,
    planPrice: 2_599,
    guarantedCalls: 3,
    couponID: 77,
    netAmount: 2_476.82,
    ctc: 1_200_000,
    stateID: 4_008,
  });
});

it('a subscription purchase contains its months', () => {
  const subscription: StoredCheckout = {
    ...checkout,
    kind: 'subscription',
    planID: 2,
    months: 6,
    features: { billingCycle: 'Monthly', vacancies: 75, verifiedTag: true },
  };
  const body = subscriptionPurchase(12, subscription, new Date('2026-11-21T09:00:00Z'));
  expect(subscriptionBody.parse(body)).toEqual(body);
  expect(body).toMatchObject({
    candidatePlanID: 2,
    monthDuration: 6,
    price: 2_599,
    vacancies: 75,
    netAmount: 2_476.82,
    purchasedOn: '2026-11-21T09:00:00.000Z',
  });
});

it('a subscription without a billing cycle is refused', () => {
  expect(() => subscriptionPurchase(12, { ...checkout, features: {} }, new Date())).toThrow('billing cycle');
});
