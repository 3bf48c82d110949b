import type { Choice, DiscountCoupon, PlanKind, Quote, State } from '@aarambh/contract';
import { data, redirect } from 'react-router';
import { type Api, ApiError } from '../../../platform/api/api.ts';
import { listCoupons } from '../coupons/index.ts';
import { type CtcTerms, checkoutAddress, findOffer, goodToGoCtc, type OfferedPlan } from '../plans/index.ts';
import { listStates, quoteOf } from './checkout.api.ts';
import { choiceOf, couponCycleOf, firstChoices } from './choices.ts';
import { TERMS_UPDATED, type TermsPart, termsOf } from './terms/terms-texts.ts';

/** The State our company is registered in, and the one most buyers are taken to live in (decisions: Tax). */
const HOME_STATE = 'Maharashtra';

/** What a checkout begins with. */
export interface CheckoutStart {
  plan: OfferedPlan;
  terms: CtcTerms;
  /** Whole rupees a year; 0 when everybody may take the regular plan. */
  goodToGoCtc: number;
  coupons: DiscountCoupon[];
  states: State[];
  homeStateID: number;
  choice: Choice;
  /** Of `choice`; nothing when it could not be had, and is asked for once more in the browser. */
  quote: Quote | undefined;
  /** What the buyer agrees to. */
  agreement: { updated: string; parts: TermsPart[] };
}

/** The start of a checkout; null when there is no such plan. */
export type LoadedCheckout = CheckoutStart | null;

async function findPlanFor(api: Api, kind: PlanKind, id: string, terms: CtcTerms): Promise<OfferedPlan | undefined> {
  try {
    return await findOffer(api, kind, id, terms);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) return undefined;
    // A CTC in the address that the regular plan is for, or that is no amount at all.
    if (error.status === 400 && terms.ctc > 0) throw redirect(checkoutAddress(kind, Number(id)));
    if (error.status === 400) return undefined;
    throw data(null, { status: error.status || 503 });
  }
}

/**
 * What a checkout page is made of, for a plan and the CTC of its address.
 * @throws {Response} a redirect to the regular plan when the CTC has no personalised one; 503 when nothing can be asked
 */
export async function loadCheckout(api: Api, kind: PlanKind, id: string, terms: CtcTerms) {
  const plan = await findPlanFor(api, kind, id, terms);
  if (!plan) return data(null, { status: 404 });
  const [ceiling, states, coupons] = await Promise.all([
    goodToGoCtc(api, kind, id),
    listStates(api),
    listCoupons(api, couponCycleOf(plan)).catch(() => []),
  ]);
  const homeStateID = states.find(({ stateName }) => stateName === HOME_STATE)?.stateID ?? 0;
  const choice = choiceOf(plan, terms, firstChoices(plan.price, homeStateID));
  const quote = await quoteOf(api, choice).catch(() => undefined);
  const agreement = { updated: TERMS_UPDATED, parts: termsOf(kind) };
  return data<LoadedCheckout>({
    ...{ plan, terms, goodToGoCtc: ceiling, coupons, states, homeStateID },
    ...{ choice, quote, agreement },
  });
}
