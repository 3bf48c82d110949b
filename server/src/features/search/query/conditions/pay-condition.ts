import { paySteps } from '@aarambh/contract';
import { formatIndianNumber } from '../../../../lib/money/rupees.ts';
import { anyOf, type Expression } from '../../engine/expression.ts';
import { employmentTypeLexeme, payLexeme } from '../../indexing/attribute-lexemes.ts';
import type { FoundCondition } from './found-condition.ts';
import type { Bound } from './number-cues.ts';

type Step = (typeof paySteps)[number];

/** Pay that is asked for, in rupees a month. */
interface AskedPay {
  least: number;
  /** End of a range. */
  most: number | undefined;
  bound: Bound | undefined;
  isStipend: boolean;
}

/** A range also finds pay that begins within it, whose upper end is seldom more than this many times the lower. */
const USUAL_SPAN = 1.5;

const rupeesOf = (step: Step): number => Number(step) * 1_000;
/** Rupees are rounded, since a year's pay seldom divides by twelve. */
const lastStepWithin = (rupees: number): Step =>
  paySteps.findLast((step) => rupeesOf(step) <= rupees + 1) ?? paySteps[0];
const firstStepFrom = (rupees: number): Step | undefined => paySteps.find((step) => rupeesOf(step) >= rupees - 1);
const firstStepAbove = (rupees: number): Step | undefined => paySteps.find((step) => rupeesOf(step) > rupees + 1);

const format = (step: Step): string => `₹${formatIndianNumber(rupeesOf(step))}`;

/**
 * Creates the condition of pay from the pay steps that vacancies are indexed by: the upper end of stated pay reaches the
 * last step within the least pay asked for. A range and a most are bounded by the next step above, which stated pay must not
 * reach. The label says what is filtered.
 */
export function createPayCondition({ least, most, bound, isStipend }: AskedPay): Omit<FoundCondition, 'from' | 'to'> {
  const isMost = bound === 'max' && most === undefined;
  const from = isMost ? paySteps[0] : lastStepWithin(least);
  const limit = isMost ? firstStepAbove(least) : most === undefined ? undefined : firstStepFrom(most * USUAL_SPAN);
  const isBelowSteps = (most ?? least) < rupeesOf(paySteps[0]);
  const stipend = anyOf([employmentTypeLexeme('internship'), 'stipend']);
  if (isStipend && isBelowSteps) return { kind: 'pay', label: 'Internship or stipend', expression: stipend, weight: 1 };
  const pay: Expression[] = [payLexeme(from), ...(limit ? [{ not: payLexeme(limit) }] : [])];
  const parts = isStipend ? [stipend, ...pay] : pay;
  const amount = limit ? `${format(from)} to ${format(limit)} a month` : `${format(from)} a month or more`;
  return {
    kind: 'pay',
    label: isStipend ? `Internship or stipend, ${amount}` : amount,
    expression: parts.length === 1 ? (parts[0] as Expression) : { all: parts },
    weight: 1,
  };
}
