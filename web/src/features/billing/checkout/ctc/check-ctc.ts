import type { PlanKind } from '@aarambh/contract';
import type { CtcTerms } from '../../plans/index.ts';

export type CtcField = keyof CtcTerms;

/** What each kind of plan asks for besides the current CTC (commerce §4, §5). */
const needed: Record<PlanKind, readonly CtcField[]> = {
  interview: ['ctc', 'experience'],
  resumeMaker: ['ctc'],
  combo: ['ctc', 'expectedCtc'],
  subscription: [],
};

const missing: Record<CtcField, string> = {
  ctc: 'Please enter your current CTC',
  expectedCtc: 'Please enter your expected CTC',
  experience: 'Please enter your current Experience',
};

const inIndianGroups = new Intl.NumberFormat('en-IN');

/** An amount as the messages write it: Rs.8,00,000. */
const rsText = (amount: number): string => `Rs.${inIndianGroups.format(amount)}`;

/** What is asked for when a personalised plan is bought without its CTC. */
export const CTC_MISSING = missing.ctc;

/** The first field that stands in the way of a personalised plan, with what people read; nothing when all is there. */
export function checkCtc(
  kind: PlanKind,
  terms: CtcTerms,
  goodToGoCtc: number,
): { field: CtcField; message: string } | undefined {
  const empty = needed[kind].find((field) => terms[field] <= 0);
  if (empty) return { field: empty, message: missing[empty] };
  if (terms.ctc > goodToGoCtc) return undefined;
  return { field: 'ctc', message: `Your current CTC should be higher than ${rsText(goodToGoCtc)}.` };
}

/** What the buyer of a regular plan confirms; nothing when it has no ceiling (commerce §5). */
export const confirmationText = (goodToGoCtc: number, { ctc }: CtcTerms): string | undefined =>
  goodToGoCtc > 0 && ctc === 0
    ? `I confirmed that my current CTC is less than or equal to ${rsText(goodToGoCtc)} to be eligible for this plan.`
    : undefined;
