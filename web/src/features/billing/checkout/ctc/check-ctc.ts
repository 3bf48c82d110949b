import { type CtcTerm, type PlanKind, planKinds } from '@aarambh/contract';
import type { CtcTerms } from '../../plans/index.ts';

const missing: Record<CtcTerm, string> = {
  ctc: 'Please enter your current CTC',
  expectedCtc: 'Please enter your expected CTC',
  experience: 'Please enter your current Experience',
};

const indianNumber = new Intl.NumberFormat('en-IN');

/** An amount as the messages write it: Rs.8,00,000. */
const rsText = (amount: number): string => `Rs.${indianNumber.format(amount)}`;

/** The warning when a personalised plan is bought without a CTC. */
export const CTC_MISSING = missing.ctc;

/** Validates the CTC terms of a personalised plan (commerce §4, §5): the first invalid one with its message. */
export function checkCtc(
  kind: PlanKind,
  terms: CtcTerms,
  goodToGoCtc: number,
): { field: CtcTerm; message: string } | undefined {
  const empty = planKinds[kind].requiredCtcTerms.find((field) => terms[field] <= 0);
  if (empty) return { field: empty, message: missing[empty] };
  if (terms.ctc > goodToGoCtc) return undefined;
  return { field: 'ctc', message: `Your current CTC should be higher than ${rsText(goodToGoCtc)}.` };
}

/** What the buyer of a regular plan has to confirm; undefined when the plan has no CTC limit (commerce §5). */
export const confirmationText = (goodToGoCtc: number, { ctc }: CtcTerms): string | undefined =>
  goodToGoCtc > 0 && ctc === 0
    ? `I confirmed that my current CTC is less than or equal to ${rsText(goodToGoCtc)} to be eligible for this plan.`
    : undefined;
