import {
  type CandidatePlan,
  type ComboPlan,
  type InterviewPlan,
  type ResumeMakerPlan,
  toRupees,
} from '@aarambh/contract';
import type { Plan } from '../purchased/plan-snapshot.ts';

/** Wire format of each kind of plan (commerce §3). */

export const presentCandidatePlan = (plan: Plan): CandidatePlan => ({
  candidatePlanID: plan.planID,
  planName: plan.name,
  price: toRupees(plan.pricePaise),
  billingCycle: plan.billingCycle ?? 'Monthly',
  vacancies: plan.vacancies,
  priorityListing: plan.priorityListing,
  verifiedTag: plan.verifiedTag,
  cvCorrection: plan.cvCorrection,
  coverLetter: plan.coverLetter,
  active: plan.active,
  recommended: plan.recommended,
});

const titles = (plan: Plan) => plan.complementary.map((complementaryTitle) => ({ complementaryTitle }));

const presentCalls = (plan: Plan) => ({
  planName: plan.name,
  planPrice: toRupees(plan.pricePaise),
  guarantedCalls: plan.guaranteedCalls,
  interviewAssesmentDays: plan.assessmentDays,
  validityInDays: plan.validityDays,
  freeInterviewReplacement: plan.freeInterviewReplacement,
  resumeRewrite: plan.resumeRewrite,
  oneToOneCounselling: plan.counselling,
  feature: plan.features,
  complementaryList: titles(plan),
  recommended: plan.recommended,
});

export const presentInterviewPlan = (plan: Plan): InterviewPlan => ({
  interviewAssistancePlanID: plan.planID,
  ...presentCalls(plan),
});

export const presentComboPlan = (plan: Plan): ComboPlan => ({
  comboPlanID: plan.planID,
  ...presentCalls(plan),
  resumeCoverLetter: plan.coverLetter,
});

export const presentResumeMakerPlan = (plan: Plan): ResumeMakerPlan => ({
  resumeMakerPlanID: plan.planID,
  planName: plan.name,
  planPrice: toRupees(plan.pricePaise),
  resumeCoverLetter: plan.coverLetter,
  features: plan.features,
  feature: plan.features,
  complementaryList: titles(plan),
  recommended: plan.recommended,
});
