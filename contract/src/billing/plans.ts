import { z } from 'zod';
import { call } from '../call.ts';
import { idInPath } from '../fields.ts';
import { payInPath, rupeesOnWire, yearsInPath } from '../money.ts';
import { planKindNames } from './plan-kinds.ts';

/** Reply of GetActivePlans for an account without a running plan (commerce §9). */
export const FREE_PLAN = 'Free Plan';

const ownAccount = z.strictObject({ accountID: idInPath() });
const byId = z.strictObject({ id: idInPath() });

/** A subscription plan (commerce §3). `price` is rupees for one billing cycle, without tax. */
export const candidatePlan = z.object({
  candidatePlanID: z.number().int(),
  planName: z.string(),
  price: rupeesOnWire(),
  billingCycle: z.enum(['Monthly', 'Yearly']),
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

/** A purchased plan as its owner sees it (commerce §3); amounts in rupees, dates ISO 8601 UTC. */
export const purchasedPlan = z.object({
  planName: z.string(),
  netAmount: rupeesOnWire(),
  purchasedOn: z.string(),
  expiryDate: z.string(),
  vacancies: z.number().int(),
  verifiedTag: z.boolean(),
  cvCorrection: z.boolean(),
  /** Ours. */
  kind: z.enum(planKindNames),
  purchaseID: z.number().int(),
  isActive: z.boolean(),
  vacanciesUsed: z.number().int(),
  guarantedCalls: z.number().int(),
  guarantedCallsUsed: z.number().int(),
});
export type PurchasedPlan = z.infer<typeof purchasedPlan>;

const ofAccount = <const P extends string, const R extends z.ZodType>(path: P, summary: string, schema: R) =>
  call({
    method: 'GET',
    path,
    summary,
    source: 'core §7, commerce §7',
    access: 'jobSeeker',
    own: 'id',
    params: byId,
    reply: { kind: 'json', schema },
  });
const namesOf = <const P extends string>(path: P, summary: string) =>
  call({
    method: 'GET',
    path,
    summary,
    source: 'commerce §7 (path ours, decisions: The API)',
    access: 'jobSeeker',
    own: 'accountID',
    params: ownAccount,
    reply: { kind: 'text', schema: z.string() },
  });

export const checkJobSeekerPlanPurchased = call({
  method: 'GET',
  path: 'JobSeekerPurchasedPlans/CheckJobSeekerPlanPurchased/{accountID}',
  summary: 'Whether the account has a running plan.',
  source: 'core §7',
  access: 'jobSeeker',
  own: 'accountID',
  params: ownAccount,
  reply: { kind: 'json', schema: z.boolean() },
});
export const getPurchasedPlanByAccountID = ofAccount(
  'JobSeekerPurchasedPlans/GetPurchasedPlanByAccountID/{id}',
  'Purchased plans, running ones first; empty for the free plan.',
  z.array(purchasedPlan),
);
export const getRemainingVacancyCredits = ofAccount(
  'JobSeekerPurchasedPlans/GetRemainingVacancyCredits/{id}',
  'Vacancy credits left in the running plans.',
  z.number().int(),
);
export const checkActiveCvCorrectionPlan = ofAccount(
  'JobSeekerPurchasedPlans/CheckActiveCvCorrectionPlan/{id}',
  'Whether a running plan includes resume corrections.',
  z.boolean(),
);
export const getActivePlans = namesOf(
  'JobSeekerPurchasedPlans/GetActivePlans/{accountID}',
  "Names of the running plans of all kinds joined by ', ', or 'Free Plan'.",
);
export const getOldActivePlans = namesOf(
  'JobSeekerPurchasedPlans/GetOldActivePlans/{accountID}',
  "Names of the running subscription plans joined by ', '; empty without one.",
);
export const getActiveInterviewAssistPlans = namesOf(
  'JobSeekerPurchasedPlans/GetActiveInterviewAssistPlans/{accountID}',
  'Names of the running interview assistance plans.',
);
export const getActiveComboPlans = namesOf(
  'JobSeekerPurchasedPlans/GetActiveComboPlans/{accountID}',
  'Names of the running combo plans.',
);
export const getActiveResumeMakerPlans = namesOf(
  'JobSeekerPurchasedPlans/GetActiveResumeMakerPlans/{accountID}',
  'Names of the running resume maker plans.',
);

export const acknowledgePlan = call({
  method: 'POST',
  path: 'JobSeekerMasters/AcknowledgePlan',
  summary: 'Acknowledge a plan, with the signed link of the mail or the session of that account.',
  source: 'core §7; decisions: Safer than written',
  access: 'visitor',
  recognises: true,
  query: z.strictObject({
    accountID: idInPath(),
    planID: idInPath(),
    planType: z.enum(planKindNames, 'This link is not valid.'),
    token: z.string().max(500).optional(),
  }),
  reply: { kind: 'text', schema: z.string() },
  limit: { max: 30, perSeconds: 300 },
});

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
  checkJobSeekerPlanPurchased,
  getPurchasedPlanByAccountID,
  getRemainingVacancyCredits,
  checkActiveCvCorrectionPlan,
  getActivePlans,
  getOldActivePlans,
  getActiveInterviewAssistPlans,
  getActiveComboPlans,
  getActiveResumeMakerPlans,
  acknowledgePlan,
};
