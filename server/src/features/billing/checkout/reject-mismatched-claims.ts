import { PRICE_DIFFERS } from '@aarambh/contract';
import { CallError } from '../../../lib/call-error.ts';
import type { PlanSnapshot } from '../plans/index.ts';
import type { PricedChoice } from './compute-quote.ts';
import { presentQuote } from './present-quote.ts';

/** What a purchase request may say of a plan, in the specification's words. */
const termsOf = (plan: PlanSnapshot) => ({
  billingCycle: plan.billingCycle,
  vacancies: plan.vacancies,
  priorityListing: plan.priorityListing,
  verifiedTag: plan.verifiedTag,
  cvCorrection: plan.cvCorrection,
  guarantedCalls: plan.guaranteedCalls,
  interviewAssesmentDays: plan.assessmentDays,
  validityInDays: plan.validityDays,
  freeInterviewReplacement: plan.freeInterviewReplacement,
  resumeRewrite: plan.resumeRewrite,
  resumeCoverLetter: plan.coverLetter,
  oneToOneCounselling: plan.counselling,
});

/** Rupees that were computed in binary fractions may be off by what no paisa is. */
const isSame = (claimed: unknown, ours: unknown): boolean =>
  typeof claimed === 'number' && typeof ours === 'number' ? Math.abs(claimed - ours) < 1e-6 : claimed === ours;

/**
 * Refuses a purchase whose request names another amount or another term of the plan than ours: its buyer saw something
 * else than what would be charged. What the request leaves out, or what we do not compute, is not looked at.
 * @throws {CallError} conflict with PRICE_DIFFERS
 */
export function refuseOtherClaims(priced: PricedChoice, claimed: Readonly<Record<string, unknown>>): void {
  const quote = presentQuote(priced);
  const ours = { ...termsOf(priced.plan), ...quote, planPrice: quote.price };
  for (const [name, value] of Object.entries(ours)) {
    if (claimed[name] !== undefined && !isSame(claimed[name], value)) throw new CallError('conflict', PRICE_DIFFERS);
  }
}
