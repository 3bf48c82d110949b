import {
  getAllActiveCandidatePlans,
  getCandidatePlanById,
  getComboPlanByCtc,
  getComboPlanById,
  getComboPlanGoodToGo,
  getComboPlans,
  getInterviewAssistGoodToGo,
  getInterviewPlanByCtc,
  getInterviewPlanById,
  getInterviewPlans,
  getResumeMakerGoodToGoCtc,
  getResumeMakerPlanByCtc,
  getResumeMakerPlanById,
  getResumeMakerPlans,
  type PlanKind,
} from '@aarambh/contract';
import type { Api } from '../../../platform/api/api.ts';
import {
  type OfferedPlan,
  offerOfCombo,
  offerOfInterview,
  offerOfResumeMaker,
  offerOfSubscription,
} from './offered-plan.ts';

/** What a personalised plan is asked for with: rupees a year and years; a `ctc` of 0 asks for the regular plan. */
export interface CtcTerms {
  ctc: number;
  expectedCtc: number;
  experience: number;
}

const lists: Record<PlanKind, (api: Api) => Promise<OfferedPlan[]>> = {
  interview: async (api) => (await api(getInterviewPlans)).map(offerOfInterview),
  resumeMaker: async (api) => (await api(getResumeMakerPlans)).map(offerOfResumeMaker),
  combo: async (api) => (await api(getComboPlans)).map(offerOfCombo),
  subscription: async (api) =>
    (await api(getAllActiveCandidatePlans)).filter(({ active }) => active).map(offerOfSubscription),
};

/** The plans of a kind on offer, in their order. */
export const listOffers = (api: Api, kind: PlanKind): Promise<OfferedPlan[]> => lists[kind](api);

const regular: Record<PlanKind, (api: Api, id: string) => Promise<OfferedPlan | undefined>> = {
  interview: async (api, id) => offerOfInterview(await api(getInterviewPlanById, { params: { id } })),
  resumeMaker: async (api, id) => offerOfResumeMaker(await api(getResumeMakerPlanById, { params: { id } })),
  combo: async (api, id) => offerOfCombo(await api(getComboPlanById, { params: { id } })),
  async subscription(api, id) {
    const plan = await api(getCandidatePlanById, { params: { id } });
    return plan.active ? offerOfSubscription(plan) : undefined;
  },
};

const personalised: Record<
  Exclude<PlanKind, 'subscription'>,
  (api: Api, id: string, terms: CtcTerms) => Promise<OfferedPlan>
> = {
  interview: async (api, id, { ctc, experience }) =>
    offerOfInterview(
      await api(getInterviewPlanByCtc, { params: { id, ctc: String(ctc), experience: String(experience) } }),
    ),
  resumeMaker: async (api, id, { ctc }) =>
    offerOfResumeMaker(await api(getResumeMakerPlanByCtc, { params: { id, ctc: String(ctc) } })),
  combo: async (api, id, { ctc, expectedCtc, experience }) =>
    offerOfCombo(
      await api(getComboPlanByCtc, {
        params: { id, ctc: String(ctc), expectedCtc: String(expectedCtc), experience: String(experience) },
      }),
    ),
};

/**
 * A plan on offer, with its price for a CTC; nothing when a subscription is not on offer any more.
 * @throws {ApiError} 404 when there is none; 400 when the regular plan is for this CTC
 */
export function findOffer(api: Api, kind: PlanKind, id: string, terms: CtcTerms): Promise<OfferedPlan | undefined> {
  return kind === 'subscription' || terms.ctc === 0 ? regular[kind](api, id) : personalised[kind](api, id, terms);
}

const ceilings: Record<PlanKind, (api: Api, id: string) => Promise<{ goodToGoCtc: number }>> = {
  interview: (api, id) => api(getInterviewAssistGoodToGo, { params: { id } }),
  resumeMaker: (api, id) => api(getResumeMakerGoodToGoCtc, { params: { id } }),
  combo: (api, id) => api(getComboPlanGoodToGo, { params: { id } }),
  subscription: async () => ({ goodToGoCtc: 0 }),
};

/** The most one may earn for the regular plan, whole rupees a year; 0 when everybody may take it. */
export const goodToGoCtc = async (api: Api, kind: PlanKind, id: string): Promise<number> =>
  (await ceilings[kind](api, id)).goodToGoCtc;
