import type { CandidatePlan, ComboPlan, InterviewPlan, PlanKind, ResumeMakerPlan } from '@aarambh/contract';

/** Fields of a plan that a purchase request may repeat, besides id, name and price. */
export type PlanFields = Partial<
  Pick<CandidatePlan, 'billingCycle' | 'vacancies' | 'priorityListing' | 'verifiedTag' | 'cvCorrection'> &
    Omit<InterviewPlan, 'interviewAssistancePlanID' | 'planName' | 'planPrice'> &
    Omit<ResumeMakerPlan, 'resumeMakerPlanID' | 'planName' | 'planPrice'> &
    Omit<ComboPlan, 'comboPlanID' | 'planName' | 'planPrice'>
>;

/** A plan of any kind, as shown and bought. */
export interface OfferedPlan {
  kind: PlanKind;
  planID: number;
  name: string;
  /** Rupees without tax, for one billing cycle of a subscription. */
  price: number;
  /** Subscriptions only. */
  billingCycle?: CandidatePlan['billingCycle'] | undefined;
  recommended: boolean;
  facts: { label: string; value: number }[];
  included: string[];
  bonus: string[];
  fields: PlanFields;
}

const namesOfSetFlags = (flags: readonly (readonly [boolean, string])[]): string[] =>
  flags.filter(([isSet]) => isSet).map(([, name]) => name);

const titlesOf = (list: ResumeMakerPlan['complementaryList']): string[] =>
  list.map(({ complementaryTitle }) => complementaryTitle);

/** Converts a subscription plan (commerce §3). */
export function offerOfSubscription(plan: CandidatePlan): OfferedPlan {
  const { billingCycle, vacancies, priorityListing, verifiedTag, cvCorrection } = plan;
  return {
    kind: 'subscription',
    planID: plan.candidatePlanID,
    name: plan.planName,
    price: plan.price,
    billingCycle,
    recommended: plan.recommended,
    facts: [
      { label: billingCycle === 'Monthly' ? 'Vacancy credits a month' : 'Vacancy credits a year', value: vacancies },
    ],
    included: namesOfSetFlags([
      [priorityListing, 'Priority listing'],
      [verifiedTag, 'Verified tag'],
      [cvCorrection, 'Resume corrections'],
      [plan.coverLetter, 'Cover letter'],
    ]),
    bonus: [],
    fields: { billingCycle, vacancies, priorityListing, verifiedTag, cvCorrection },
  };
}

const callFacts = (plan: InterviewPlan | ComboPlan) => [
  { label: 'Guaranteed interview calls', value: plan.guarantedCalls },
  { label: 'Days of assessment period', value: plan.interviewAssesmentDays },
  { label: 'Days of validity', value: plan.validityInDays },
];

const callFlags = (plan: InterviewPlan | ComboPlan, coverLetter: boolean) =>
  namesOfSetFlags([
    [plan.freeInterviewReplacement, 'Free Interview Replacements'],
    [plan.resumeRewrite, 'Resume Rewrite'],
    [coverLetter, 'Resume Cover Letter'],
    [plan.oneToOneCounselling, '1:1 Counselling'],
  ]);

/** Converts an interview assistance plan (commerce §3). */
export function offerOfInterview({
  interviewAssistancePlanID,
  planName,
  planPrice,
  ...fields
}: InterviewPlan): OfferedPlan {
  const plan = { interviewAssistancePlanID, planName, planPrice, ...fields };
  return {
    kind: 'interview',
    planID: interviewAssistancePlanID,
    name: planName,
    price: planPrice,
    recommended: fields.recommended,
    facts: callFacts(plan),
    included: [...callFlags(plan, false), ...fields.feature],
    bonus: titlesOf(fields.complementaryList),
    fields,
  };
}

/** Converts a resume maker plan (commerce §3). */
export const offerOfResumeMaker = ({
  resumeMakerPlanID,
  planName,
  planPrice,
  ...fields
}: ResumeMakerPlan): OfferedPlan => ({
  kind: 'resumeMaker',
  planID: resumeMakerPlanID,
  name: planName,
  price: planPrice,
  recommended: fields.recommended,
  facts: [],
  included: [...namesOfSetFlags([[fields.resumeCoverLetter, 'Resume Cover Letter']]), ...fields.features],
  bonus: titlesOf(fields.complementaryList),
  fields,
});

/** Converts a combo plan (commerce §2, §3). */
export function offerOfCombo({ comboPlanID, planName, planPrice, ...fields }: ComboPlan): OfferedPlan {
  const plan = { comboPlanID, planName, planPrice, ...fields };
  return {
    kind: 'combo',
    planID: comboPlanID,
    name: planName,
    price: planPrice,
    recommended: fields.recommended,
    facts: callFacts(plan),
    included: [...callFlags(plan, fields.resumeCoverLetter), ...fields.feature],
    bonus: titlesOf(fields.complementaryList),
    fields,
  };
}
