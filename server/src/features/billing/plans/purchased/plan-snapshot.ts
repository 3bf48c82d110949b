import type { BillingCycle, PlanKind } from '@aarambh/contract';

/** A plan, active or withdrawn. CTC is whole rupees a year. */
export interface Plan {
  planID: number;
  kind: PlanKind;
  name: string;
  /** Paise without tax; of one billing cycle for a subscription. */
  pricePaise: number;
  billingCycle: BillingCycle | null;
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
  /** Highest CTC for the regular price; null for no limit. */
  goodToGoCtc: number | null;
  sac: string;
}

/** A plan as it was bought. Grant, invoice and refund use this copy, never the current plan. */
export interface PlanSnapshot extends Omit<Plan, 'recommended' | 'active' | 'goodToGoCtc'> {
  /** CTC used for the price; 0 for the regular plan. */
  ctc: number;
}

/**
 * Creates the copy of a plan that is stored with a purchase.
 * @param plan with the price charged, see priceForCtc
 * @param ctc CTC used for the price; 0 for the regular plan
 */
export function createPlanSnapshot(plan: Plan, ctc: number): PlanSnapshot {
  const { recommended, active, goodToGoCtc, ...snapshot } = plan;
  return { ...snapshot, ctc };
}
