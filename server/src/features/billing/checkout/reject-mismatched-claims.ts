import { PRICE_DIFFERS } from '@aarambh/contract';
import { CallError } from '../../../lib/call-error.ts';
import type { PlanSnapshot } from '../plans/index.ts';
import type { PricedChoice } from './compute-quote.ts';
import { presentQuote } from './present-quote.ts';

/** Terms of a plan that a purchase request may claim, by wire name. */
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

/** Numbers are compared with a tolerance far below one paisa: clients compute rupees in binary floating point. */
const isEqual = (claimed: unknown, actual: unknown): boolean =>
  typeof claimed === 'number' && typeof actual === 'number' ? Math.abs(claimed - actual) < 1e-6 : claimed === actual;

/**
 * Rejects a purchase request whose claimed amounts or plan terms differ from the server's: otherwise the
 * buyer would be charged something other than what was shown. Omitted fields, and fields that the server does not
 * compute, are not checked.
 * @throws {CallError} conflict with PRICE_DIFFERS
 */
export function rejectMismatchedClaims(priced: PricedChoice, claimed: Readonly<Record<string, unknown>>): void {
  const quote = presentQuote(priced);
  const actual = { ...termsOf(priced.plan), ...quote, planPrice: quote.price };
  for (const [name, value] of Object.entries(actual)) {
    if (claimed[name] !== undefined && !isEqual(claimed[name], value)) throw new CallError('conflict', PRICE_DIFFERS);
  }
}
