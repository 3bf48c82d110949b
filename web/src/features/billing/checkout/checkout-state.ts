import type { Choice, CouponCycle, DiscountCoupon } from '@aarambh/contract';
import type { CtcTerms, OfferedPlan } from '../plans/index.ts';

/** What a buyer chose beside the plan itself. */
export interface Choices {
  /** The price the choices were made at: another one takes the coupon back. */
  price: number;
  months: number;
  stateID: number;
  /** Whether the buyer named the State; until then the saved address may. */
  namedState: boolean;
  coupon: DiscountCoupon | undefined;
}

/** What a checkout begins with. */
export const firstChoices = (price: number, stateID: number): Choices => ({
  price,
  months: 1,
  stateID,
  namedState: false,
  coupon: undefined,
});

/** Another number of months takes the coupon back (commerce §4). */
export const withMonths = (choices: Choices, months: number): Choices => ({ ...choices, months, coupon: undefined });

/** Another amount takes the coupon back (commerce §4). */
export const atPrice = (choices: Choices, price: number): Choices =>
  choices.price === price ? choices : { ...choices, price, coupon: undefined };

export const withState = (choices: Choices, stateID: number): Choices => ({ ...choices, stateID, namedState: true });

/** The State of the saved address counts unless the buyer named another. */
export const withSavedState = (choices: Choices, stateID: number): Choices =>
  choices.namedState ? choices : { ...choices, stateID };

export const withCoupon = (choices: Choices, coupon: DiscountCoupon | undefined): Choices => ({ ...choices, coupon });

const cycleOfKind = { interview: 'Interview Assist', resumeMaker: 'Resume Maker', combo: 'Combo' } as const;

/** What a coupon must count for: the billing cycle of a subscription, the kind of any other plan. */
export const couponCycleOf = ({ kind, billingCycle = 'Monthly' }: OfferedPlan): CouponCycle =>
  kind === 'subscription' ? billingCycle : cycleOfKind[kind];

/** The choice as a quote is asked for it. */
export function choiceOf(plan: OfferedPlan, terms: CtcTerms, { months, stateID, coupon }: Choices): Choice {
  return {
    kind: plan.kind,
    planID: plan.planID,
    stateID,
    ...(plan.kind === 'subscription' ? { monthDuration: months as Choice['monthDuration'] } : {}),
    ...(coupon ? { couponID: coupon.couponID } : {}),
    ...(terms.ctc > 0 ? terms : {}),
  };
}
