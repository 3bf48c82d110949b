import { z } from 'zod';
import { call } from '../call.ts';
import { idInPath } from '../fields.ts';
import { payInPath, rupeesOnWire, yearsInPath } from '../money.ts';
import { billingCycles } from './coupon-cycle.ts';

const byId = z.strictObject({ id: idInPath() });

/** A subscription plan (commerce §3). `price` is rupees for one billing cycle, without tax. */
export const candidatePlan = z.object({
  candidatePlanID: z.number().int(),
  planName: z.string(),
  price: rupeesOnWire(),
  billingCycle: z.enum(billingCycles),
  /** Vacancy credits for each cycle. */
  vacancies: z.number().int(),
  priorityListing: z.boolean(),
  verifiedTag: z.boolean(),
  cvCorrection: z.boolean(),
  coverLetter: z.boolean(),
  active: z.boolean(),
  /** Ours: highlighted on the pricing page. */
  recommended: z.boolean(),
});
export type CandidatePlan = z.infer<typeof candidatePlan>;

const complementaryList = z.array(z.object({ complementaryTitle: z.string() }));

/** An interview assistance plan (commerce §3), misspellings included. `planPrice` is rupees without tax. */
export const interviewPlan = z.object({
  interviewAssistancePlanID: z.number().int(),
  planName: z.string(),
  planPrice: rupeesOnWire(),
  guarantedCalls: z.number().int(),
  interviewAssesmentDays: z.number().int(),
  validityInDays: z.number().int(),
  freeInterviewReplacement: z.boolean(),
  resumeRewrite: z.boolean(),
  oneToOneCounselling: z.boolean(),
  feature: z.array(z.string()),
  complementaryList,
  recommended: z.boolean(),
});
export type InterviewPlan = z.infer<typeof interviewPlan>;

/** A resume maker plan (commerce §3); `features` and `feature` are the same list. */
export const resumeMakerPlan = z.object({
  resumeMakerPlanID: z.number().int(),
  planName: z.string(),
  planPrice: rupeesOnWire(),
  resumeCoverLetter: z.boolean(),
  features: z.array(z.string()),
  feature: z.array(z.string()),
  complementaryList,
  recommended: z.boolean(),
});
export type ResumeMakerPlan = z.infer<typeof resumeMakerPlan>;

/** A combo plan (commerce §3). */
export const comboPlan = interviewPlan
  .omit({ interviewAssistancePlanID: true })
  .extend({ comboPlanID: z.number().int(), resumeCoverLetter: z.boolean() });
export type ComboPlan = z.infer<typeof comboPlan>;

/** Highest CTC for the regular plan, whole rupees a year; 0 when there is no limit. */
const goodToGo = { goodToGoCtc: z.number().int() };

const read = <const P extends string, const R extends z.ZodType, const S extends z.ZodObject>(
  path: P,
  summary: string,
  params: S,
  schema: R,
) =>
  call({
    method: 'GET',
    path,
    summary,
    source: 'commerce §7',
    access: 'visitor',
    topics: ['plans'],
    params,
    reply: { kind: 'json', schema },
    errors: ['not_found'],
  });
const list = <const P extends string, const R extends z.ZodType>(path: P, summary: string, schema: R) =>
  call({
    method: 'GET',
    path,
    summary,
    source: 'commerce §7',
    access: 'visitor',
    topics: ['plans'],
    reply: { kind: 'json', schema: z.array(schema) },
  });

export const getAllCandidatePlans = list(
  'CandidateSubscriptionPlans/GetAllCandidatePlans',
  'All subscription plans, including inactive ones.',
  candidatePlan,
);
export const getAllActiveCandidatePlans = list(
  'CandidateSubscriptionPlans/GetAllActiveCandidatePlans',
  'Subscription plans on offer.',
  candidatePlan,
);
export const getCandidatePlanById = read(
  'CandidateSubscriptionPlans/GetCandidatePlanById/{id}',
  'A subscription plan.',
  byId,
  candidatePlan,
);

export const getInterviewPlans = list(
  'InterviewAssistancePlan/GetActivePlans',
  'Interview assistance plans on offer.',
  interviewPlan,
);
export const getInterviewPlanById = read(
  'InterviewAssistancePlan/GetPlanById/{id}',
  'An interview assistance plan.',
  byId,
  interviewPlan,
);
export const getInterviewPlanByCtc = read(
  'InterviewAssistancePlan/GetPlanByIdCtc/{id}/{ctc}/{experience}',
  'The plan priced for a CTC above its good-to-go amount.',
  z.strictObject({ id: idInPath(), ctc: payInPath, experience: yearsInPath }),
  interviewPlan,
);
export const getInterviewAssistGoodToGo = read(
  'InterviewAssistancePlan/GetInterviewAssistGoodToGo/{id}',
  'The good-to-go amount of a plan.',
  byId,
  z.object({ ...goodToGo, interviewAssistancePlanID: z.number().int() }),
);

export const getResumeMakerPlans = list(
  'ResumeMakerPlans/GetActiveResumeMakerPlans',
  'Resume maker plans on offer.',
  resumeMakerPlan,
);
export const getResumeMakerPlanById = read(
  'ResumeMakerPlans/GetResumeMakerPlanById/{id}',
  'A resume maker plan.',
  byId,
  resumeMakerPlan,
);
export const getResumeMakerPlanByCtc = read(
  'ResumeMakerPlans/GetResumeMakerPlanByCtc/{id}/{ctc}',
  'The plan priced for a CTC above its good-to-go amount.',
  z.strictObject({ id: idInPath(), ctc: payInPath }),
  resumeMakerPlan,
);
export const getResumeMakerGoodToGoCtc = read(
  'ResumeMakerPlans/GetResumeMakerGoodToGoCtc/{id}',
  'The good-to-go amount of a plan.',
  byId,
  z.object({ ...goodToGo, resumeMakerPlanID: z.number().int() }),
);

export const getComboPlans = list(
  'ComboPlan/GetAllActiveOrdered',
  'Combo plans on offer, in display order.',
  comboPlan,
);
export const getComboPlanById = read('ComboPlan/GetComboPlanById/{id}', 'A combo plan.', byId, comboPlan);
export const getComboPlanByCtc = read(
  'ComboPlan/GetByIdCtc/{id}/{ctc}/{expectedCtc}/{experience}',
  'The plan priced for a CTC above its good-to-go amount (parameters: decisions).',
  z.strictObject({ id: idInPath(), ctc: payInPath, expectedCtc: payInPath, experience: yearsInPath }),
  comboPlan,
);
export const getComboPlanGoodToGo = read(
  'ComboPlan/GetComboPlanGoodToGo/{id}',
  'The good-to-go amount of a plan.',
  byId,
  z.object({ ...goodToGo, comboPlanID: z.number().int() }),
);

export const planCalls = {
  getAllCandidatePlans,
  getAllActiveCandidatePlans,
  getCandidatePlanById,
  getInterviewPlans,
  getInterviewPlanById,
  getInterviewPlanByCtc,
  getInterviewAssistGoodToGo,
  getResumeMakerPlans,
  getResumeMakerPlanById,
  getResumeMakerPlanByCtc,
  getResumeMakerGoodToGoCtc,
  getComboPlans,
  getComboPlanById,
  getComboPlanByCtc,
  getComboPlanGoodToGo,
};
