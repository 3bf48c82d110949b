import type { PlanKind } from '../../../../infra/database/schema.ts';

/** A plan on offer, or one that was. CTC is whole rupees a year. */
export interface Plan {
  planID: number;
  kind: PlanKind;
  name: string;
  /** Paise without tax; of one billing cycle for a subscription. */
  pricePaise: number;
  billingCycle: 'Monthly' | 'Yearly' | null;
  /** Of one billing cycle for a subscription. */
  validityDays: number;
  /** Vacancy credits; of one billing cycle for a subscription. */
  vacancies: number;
  priorityListing: boolean;
  verifiedTag: boolean;
  cvCorrection: boolean;
  coverLetter: boolean;
  guaranteedCalls: number;
  assessmentDays: number;
  freeInterviewReplacement: boolean;
  resumeRewrite: boolean;
  counselling: boolean;
  features: string[];
  complementary: string[];
  recommended: boolean;
  active: boolean;
  /** The most one may earn for the regular price; null when everybody may take it. */
  goodToGoCtc: number | null;
  sac: string;
}

/** A plan as it was when it was bought: what the grant, the invoice and a refund go by for ever. */
export interface PlanSnapshot extends Omit<Plan, 'recommended' | 'active' | 'goodToGoCtc'> {
  /** What the price was made for; 0 for the regular plan. */
  ctc: number;
}

/**
 * What a purchase keeps of a plan.
 * @param plan with the price that is charged, see priceForCtc
 * @param ctc what it was priced for; 0 for the regular plan
 */
export function snapshotOf(plan: Plan, ctc: number): PlanSnapshot {
  const { recommended, active, goodToGoCtc, ...kept } = plan;
  return { ...kept, ctc };
}
