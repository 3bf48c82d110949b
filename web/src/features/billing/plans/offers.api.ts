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
import type { CtcTerms } from './plan-addresses.ts';

const lists: Record<PlanKind, (api: Api) => Promise<OfferedPlan[]>> = {
  interview: async (api) => (await api(getInterviewPlans)).map(offerOfInterview),
  resumeMaker: async (api) => (await api(getResumeMakerPlans)).map(offerOfResumeMaker),
  combo: async (api) => (await api(getComboPlans)).map(offerOfCombo),
  subscription: async (api) =>
    (await api(getAllActiveCandidatePlans)).filter(({ active }) => active).map(offerOfSubscription),
};

/** Lists the plans of a kind on offer, in their order. */
export const listOffers = (api: Api, kind: PlanKind): Promise<OfferedPlan[]> => lists[kind](api);

const findRegular: Record<PlanKind, (api: Api, id: string) => Promise<OfferedPlan | undefined>> = {
  interview: async (api, id) => offerOfInterview(await api(getInterviewPlanById, { params: { id } })),
  resumeMaker: async (api, id) => offerOfResumeMaker(await api(getResumeMakerPlanById, { params: { id } })),
  combo: async (api, id) => offerOfCombo(await api(getComboPlanById, { params: { id } })),
  async subscription(api, id) {
    const plan = await api(getCandidatePlanById, { params: { id } });
    return plan.active ? offerOfSubscription(plan) : undefined;
  },
};

const findPersonalised: Record<PlanKind, (api: Api, id: string, terms: CtcTerms) => Promise<OfferedPlan | undefined>> =
  {
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
    // Its price is the same for everyone.
    subscription: findRegular.subscription,
  };

/**
 * Finds a plan on offer, priced for the CTC terms; undefined for a subscription that is no longer on offer.
 * @throws {ApiError} 404 for an unknown plan; 400 when the CTC entitles to the regular plan
 */
export function findOffer(api: Api, kind: PlanKind, id: string, terms: CtcTerms): Promise<OfferedPlan | undefined> {
  return terms.ctc === 0 ? findRegular[kind](api, id) : findPersonalised[kind](api, id, terms);
}

const ceilings: Record<PlanKind, (api: Api, id: string) => Promise<{ goodToGoCtc: number }>> = {
  interview: (api, id) => api(getInterviewAssistGoodToGo, { params: { id } }),
  resumeMaker: (api, id) => api(getResumeMakerGoodToGoCtc, { params: { id } }),
  combo: (api, id) => api(getComboPlanGoodToGo, { params: { id } }),
  subscription: async () => ({ goodToGoCtc: 0 }),
};

/** The highest CTC that the regular plan is sold for, whole rupees a year; 0 when there is no limit. */
export const goodToGoCtc = async (api: Api, kind: PlanKind, id: string): Promise<number> =>
  (await ceilings[kind](api, id)).goodToGoCtc;
