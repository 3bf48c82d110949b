import { z } from 'zod';
import { call } from '../call.ts';
import { idInPath } from '../fields.ts';
import { rupeesOnWire } from '../money.ts';
import { planKindNames } from './plan-kinds.ts';

const ownAccount = z.strictObject({ accountID: idInPath() });
const byId = z.strictObject({ id: idInPath() });

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

export const purchasedPlanCalls = {
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
