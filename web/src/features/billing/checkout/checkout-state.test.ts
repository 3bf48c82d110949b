import type { DiscountCoupon } from '@aarambh/contract';
import { describe, expect, it } from 'vitest';
import type { OfferedPlan } from '../plans/index.ts';
import {
  atPrice,
  choiceOf,
  couponCycleOf,
  firstChoices,
  withCoupon,
  withMonths,
  withSavedState,
  withState,
} from './choices.ts';

const coupon: DiscountCoupon = { couponID: 9, couponCode: 'START10', discountType: 'Percentage', discountValue: 10 };
const chosen = withCoupon(firstChoices(499, 4_008), coupon);

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

describe('a coupon', () => {
  it('is taken back by another number of months', () => {
    expect(withMonths(chosen, 3)).toMatchObject({ months: 3, coupon: undefined });
  });

  it('is taken back by another price, and only by another', () => {
    expect(atPrice(chosen, 799).coupon).toBeUndefined();
    expect(atPrice(chosen, 499)).toBe(chosen);
  });

  it('outlives another State', () => {
    expect(withState(chosen, 4_012).coupon).toBe(coupon);
    expect(withSavedState(chosen, 4_012).coupon).toBe(coupon);
  });

  it.each([
    [plan('subscription', 'Yearly'), 'Yearly'],
    [plan('subscription', 'Monthly'), 'Monthly'],
    [plan('interview'), 'Interview Assist'],
    [plan('resumeMaker'), 'Resume Maker'],
    [plan('combo'), 'Combo'],
  ] as const)('is asked for the cycle or the kind of the plan', (of, cycle) => {
    expect(couponCycleOf(of)).toBe(cycle);
  });
});

describe('the State', () => {
  it('is that of the saved address until the buyer names one', () => {
    expect(withSavedState(chosen, 4_012).stateID).toBe(4_012);
    expect(withSavedState(withState(chosen, 4_021), 4_012).stateID).toBe(4_021);
  });
});

describe('what a quote is asked for', () => {
  it('has months for a subscription only', () => {
    const three = withMonths(chosen, 3);
    expect(choiceOf(plan('subscription', 'Monthly'), regular, three)).toEqual({
      kind: 'subscription',
      planID: 5,
      stateID: 4_008,
      monthDuration: 3,
    });
    expect(choiceOf(plan('combo'), regular, three)).not.toHaveProperty('monthDuration');
  });

  it('names coupon and CTC when there are any', () => {
    const terms = { ctc: 1_200_000, expectedCtc: 1_500_000, experience: 4 };
    expect(choiceOf(plan('combo'), terms, chosen)).toMatchObject({ couponID: 9, ...terms });
    expect(choiceOf(plan('combo'), regular, firstChoices(499, 4_008))).toEqual({
      kind: 'combo',
      planID: 5,
      stateID: 4_008,
    });
  });
});
