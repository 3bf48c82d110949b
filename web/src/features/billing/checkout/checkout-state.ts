import { type Choice, type DiscountCoupon, planKinds } from '@aarambh/contract';
import type { CtcTerms, OfferedPlan } from '../plans/index.ts';
import { CTC_MISSING } from './ctc/check-ctc.ts';

/** What the buyer has entered at a checkout, besides the plan itself. */
export interface CheckoutState {
  /** The plan's price that the coupon was chosen for. */
  price: number;
  /** Billing cycles of a subscription; 1 for the other kinds. */
  months: number;
  stateID: number;
  /** Whether the buyer chose the State; until then the saved address sets it. */
  hasChosenState: boolean;
  coupon: DiscountCoupon | undefined;
  /** Why the server rejected the last coupon; empty when it did not. */
  couponError: string;
  /** Whether the buyer wants a personalised plan, whose CTC may still be missing. */
  isPersonalised: boolean;
  hasReadTerms: boolean;
  hasAcceptedTerms: boolean;
}

export type CheckoutAction =
  | { type: 'priceChanged'; price: number }
  | { type: 'monthsChosen'; months: number }
  | { type: 'stateChosen'; stateID: number }
  | { type: 'savedStateLoaded'; stateID: number }
  /** Without a coupon, the chosen one is removed. */
  | { type: 'couponChosen'; coupon: DiscountCoupon | undefined }
  | { type: 'couponRejected'; message: string }
  | { type: 'personalisedChosen'; isPersonalised: boolean }
  | { type: 'termsRead' }
  | { type: 'termsAccepted'; isAccepted: boolean };

/** The state of a checkout that has just been opened. */
export const initialCheckout = (price: number, stateID: number, isPersonalised: boolean): CheckoutState => ({
  price,
  months: 1,
  stateID,
  hasChosenState: false,
  coupon: undefined,
  couponError: '',
  isPersonalised,
  hasReadTerms: false,
  hasAcceptedTerms: false,
});

/** Reducer of a checkout. A change of price or months removes the coupon (commerce §4). */
export function checkoutReducer(state: CheckoutState, action: CheckoutAction): CheckoutState {
  switch (action.type) {
    case 'priceChanged':
      return action.price === state.price ? state : { ...state, price: action.price, coupon: undefined };
    case 'monthsChosen':
      return { ...state, months: action.months, coupon: undefined };
    case 'stateChosen':
      return { ...state, stateID: action.stateID, hasChosenState: true };
    case 'savedStateLoaded':
      return state.hasChosenState ? state : { ...state, stateID: action.stateID };
    case 'couponChosen':
      return { ...state, coupon: action.coupon, couponError: '' };
    case 'couponRejected':
      return { ...state, coupon: undefined, couponError: action.message };
    case 'personalisedChosen':
      return { ...state, isPersonalised: action.isPersonalised };
    case 'termsRead':
      return { ...state, hasReadTerms: true };
    case 'termsAccepted':
      return { ...state, hasAcceptedTerms: action.isAccepted };
  }
}

/** Whether a personalised plan is wanted whose CTC is not known yet. */
export const isCtcMissing = ({ isPersonalised }: CheckoutState, { ctc }: CtcTerms): boolean =>
  isPersonalised && ctc === 0;

/** The warning that keeps the buyer from proceeding to payment; undefined when there is none (commerce §5). */
export function proceedWarning(state: CheckoutState, ctcTerms: CtcTerms): string | undefined {
  if (!state.hasAcceptedTerms) return 'Please accept terms and conditions';
  return isCtcMissing(state, ctcTerms) ? CTC_MISSING : undefined;
}

/** The body of a quote request. */
export function choiceOf(plan: OfferedPlan, ctcTerms: CtcTerms, { months, stateID, coupon }: CheckoutState): Choice {
  return {
    kind: plan.kind,
    planID: plan.planID,
    stateID,
    ...(planKinds[plan.kind].hasBillingCycle ? { monthDuration: months as Choice['monthDuration'] } : {}),
    ...(coupon ? { couponID: coupon.couponID } : {}),
    ...(ctcTerms.ctc > 0 ? ctcTerms : {}),
  };
}
