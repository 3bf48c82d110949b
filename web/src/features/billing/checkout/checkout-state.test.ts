import type { DiscountCoupon } from '@aarambh/contract';
import { describe, expect, it } from 'vitest';
import type { OfferedPlan } from '../plans/index.ts';
import {
  type CheckoutAction,
  type CheckoutState,
  checkoutReducer,
  choiceOf,
  initialCheckout,
  proceedWarning,
} from './checkout-state.ts';

const coupon: DiscountCoupon = { couponID: 9, couponCode: 'START10', discountType: 'Percentage', discountValue: 10 };
const opened = initialCheckout(499, 4_008, false);
const after = (...actions: CheckoutAction[]): CheckoutState => actions.reduce(checkoutReducer, opened);
const couponChosen: CheckoutAction = { type: 'couponChosen', coupon };

const plan = (kind: OfferedPlan['kind'], billingCycle?: OfferedPlan['billingCycle']): OfferedPlan => ({
  kind,
  planID: 5,
  name: 'Plus',
  price: 499,
  billingCycle,
  recommended: false,
  facts: [],
  included: [],
  bonus: [],
  fields: {},
});
const regular = { ctc: 0, expectedCtc: 0, experience: 0 };
const personalised = { ctc: 1_200_000, expectedCtc: 1_500_000, experience: 4 };

describe('coupon', () => {
  it('is removed by another number of months', () => {
    expect(after(couponChosen, { type: 'monthsChosen', months: 3 })).toMatchObject({ months: 3, coupon: undefined });
  });

  it('is removed by another price only', () => {
    expect(after(couponChosen, { type: 'priceChanged', price: 799 }).coupon).toBeUndefined();
    expect(after(couponChosen, { type: 'priceChanged', price: 499 }).coupon).toBe(coupon);
  });

  it('is kept when the State changes', () => {
    expect(after(couponChosen, { type: 'stateChosen', stateID: 4_012 }).coupon).toBe(coupon);
    expect(after(couponChosen, { type: 'savedStateLoaded', stateID: 4_012 }).coupon).toBe(coupon);
  });

  it('is removed with an error when the server rejects it, until another one is chosen', () => {
    const rejected = after(couponChosen, { type: 'couponRejected', message: 'This coupon is used up.' });
    expect(rejected).toMatchObject({ coupon: undefined, couponError: 'This coupon is used up.' });
    expect(checkoutReducer(rejected, couponChosen)).toMatchObject({ coupon, couponError: '' });
  });
});

describe('State', () => {
  it('is that of the saved address until the buyer chooses one', () => {
    expect(after({ type: 'savedStateLoaded', stateID: 4_012 }).stateID).toBe(4_012);
    const chosen = after({ type: 'stateChosen', stateID: 4_021 }, { type: 'savedStateLoaded', stateID: 4_012 });
    expect(chosen.stateID).toBe(4_021);
  });
});

describe('proceeding to payment', () => {
  const accepted: CheckoutAction = { type: 'termsAccepted', isAccepted: true };
  const wantsPersonalised: CheckoutAction = { type: 'personalisedChosen', isPersonalised: true };

  it('needs the terms and conditions to be accepted', () => {
    expect(proceedWarning(after({ type: 'termsRead' }), regular)).toBe('Please accept terms and conditions');
    expect(proceedWarning(after(accepted), regular)).toBeUndefined();
  });

  it('needs the CTC of a personalised plan', () => {
    expect(proceedWarning(after(accepted, wantsPersonalised), regular)).toBe('Please enter your current CTC');
    expect(proceedWarning(after(accepted, wantsPersonalised), personalised)).toBeUndefined();
  });
});

describe('quote request', () => {
  it('contains months for a subscription only', () => {
    const threeMonths = after({ type: 'monthsChosen', months: 3 });
    expect(choiceOf(plan('subscription', 'Monthly'), regular, threeMonths)).toEqual({
      kind: 'subscription',
      planID: 5,
      stateID: 4_008,
      monthDuration: 3,
    });
    expect(choiceOf(plan('combo'), regular, threeMonths)).not.toHaveProperty('monthDuration');
  });

  it('contains coupon and CTC terms when there are any', () => {
    expect(choiceOf(plan('combo'), personalised, after(couponChosen))).toMatchObject({ couponID: 9, ...personalised });
    expect(choiceOf(plan('combo'), regular, opened)).toEqual({ kind: 'combo', planID: 5, stateID: 4_008 });
  });
});
