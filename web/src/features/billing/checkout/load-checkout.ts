import {
  type Choice,
  couponCycleOf,
  type DiscountCoupon,
  type PlanKind,
  planKinds,
  type Quote,
  type State,
} from '@aarambh/contract';
import { data, redirect } from 'react-router';
import { type Api, ApiError } from '../../../platform/api/api.ts';
import { listCoupons } from '../coupons/index.ts';
import { type CtcTerms, checkoutAddress, findOffer, goodToGoCtc, type OfferedPlan } from '../plans/index.ts';
import { fetchQuote, listStates } from './checkout.api.ts';
import { choiceOf, initialCheckout } from './checkout-state.ts';
import { TERMS_UPDATED, type TermsPart, termsOf, termsSummaryOf } from './terms/terms-texts.ts';

/** The State that the company is registered in; preselected for buyers without a saved address (decisions: Tax). */
const HOME_STATE = 'Maharashtra';

/** The data that a checkout is opened with. */
export interface CheckoutStart {
  plan: OfferedPlan;
  ctcTerms: CtcTerms;
  /** The highest CTC that the regular plan is sold for, whole rupees a year; 0 when there is no limit. */
  goodToGoCtc: number;
  coupons: DiscountCoupon[];
  states: State[];
  homeStateID: number;
  choice: Choice;
  /** The quote of `choice`; undefined when it failed, then the browser requests it again. */
  quote: Quote | undefined;
  /** The terms and conditions. */
  agreement: { updated: string; summary: string[]; parts: TermsPart[] };
}

/** The data of a checkout; null for an unknown plan. */
export type LoadedCheckout = CheckoutStart | null;

async function findPlan(api: Api, kind: PlanKind, id: string, ctcTerms: CtcTerms): Promise<OfferedPlan | undefined> {
  try {
    return await findOffer(api, kind, id, ctcTerms);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) return undefined;
    // The CTC in the URL entitles to the regular plan, or is not valid.
    if (error.status === 400 && ctcTerms.ctc > 0) throw redirect(checkoutAddress(kind, Number(id)));
    if (error.status === 400) return undefined;
    throw data(null, { status: error.status || 503 });
  }
}

/**
 * Loads the data of a checkout page, for a plan and the CTC terms in its URL.
 * @throws {Response} a redirect to the regular plan when there is no personalised plan for the CTC; 503 when the plan
 * cannot be loaded
 */
export async function loadCheckout(api: Api, kind: PlanKind, id: string, ctcTerms: CtcTerms) {
  const plan = await findPlan(api, kind, id, ctcTerms);
  if (!plan) return data(null, { status: 404 });
  const [ceiling, states, coupons] = await Promise.all([
    goodToGoCtc(api, kind, id),
    listStates(api),
    listCoupons(api, couponCycleOf(planKinds[plan.kind], plan)).catch(() => []),
  ]);
  const homeStateID = states.find(({ stateName }) => stateName === HOME_STATE)?.stateID ?? 0;
  const choice = choiceOf(plan, ctcTerms, initialCheckout(plan.price, homeStateID, ctcTerms.ctc > 0));
  const quote = await fetchQuote(api, choice).catch(() => undefined);
  const agreement = { updated: TERMS_UPDATED, summary: termsSummaryOf(kind), parts: termsOf(kind) };
  return data<LoadedCheckout>({
    ...{ plan, ctcTerms, goodToGoCtc: ceiling, coupons, states, homeStateID },
    ...{ choice, quote, agreement },
  });
}
