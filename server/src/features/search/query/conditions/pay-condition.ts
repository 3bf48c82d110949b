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
  /** Whether a most is not itself wanted: "below 20k", but not "upto 20k". */
  isBelow: boolean;
  /** Whether the month is computed from days or hours, whose number differs. */
  isEstimate: boolean;
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

/** Part of an estimate by which a step may be lower. */
const ESTIMATE_ERROR = 0.05;

const format = (step: Step): string => `₹${formatIndianNumber(rupeesOf(step))}`;

/** The steps that stated pay must reach, and must not reach. */
function stepsOf({ least, most, bound, isBelow, isEstimate }: AskedPay): {
  from?: Step | undefined;
  limit?: Step | undefined;
} {
  if (most !== undefined)
    return {
      from: least < rupeesOf(paySteps[0]) ? undefined : lastStepWithin(least),
      limit: firstStepFrom(most * USUAL_SPAN),
    };
  if (bound === 'max') return { limit: isBelow ? firstStepFrom(least) : firstStepAbove(least) };
  if (bound === undefined && least < rupeesOf(paySteps[0]) - 1) return {};
  return { from: firstStepFrom(isEstimate ? least * (1 - ESTIMATE_ERROR) : least) ?? paySteps.at(-1) };
}

const withLabel = (label: string, isStipend: boolean): string =>
  isStipend ? `Internship or stipend, ${label.charAt(0).toLowerCase()}${label.slice(1)}` : label;

/**
 * Creates the condition of pay from the pay steps that vacancies are indexed by: the upper end of stated pay reaches the
 * first step that is not below the pay asked for, or the last step that is within the lower end of a range. A range and a
 * most exclude pay that reaches the next step above. A most requires no stated pay. Pay below the steps without a bound asks
 * for nothing that a search could filter by. The label says what is filtered.
 */
export function createPayCondition(asked: AskedPay): Omit<FoundCondition, 'from' | 'to'> {
  const { least, most, isStipend } = asked;
  const { from, limit } = stepsOf(asked);
  const isBelowSteps = (most ?? least) < rupeesOf(paySteps[0]);
  const stipend = anyOf([employmentTypeLexeme('internship'), 'stipend']);
  if (isStipend && isBelowSteps) return { kind: 'pay', label: 'Internship or stipend', expression: stipend, weight: 1 };
  if (!from && !limit) return { kind: 'unused', label: '', expression: anyOf([]), weight: 1 };
  if (!from && limit && !isStipend)
    return {
      kind: 'pay',
      label: `Less than ${format(limit)} a month`,
      expression: payLexeme(limit),
      isExcluded: true,
      weight: 1,
    };
  const parts: Expression[] = [
    ...(isStipend ? [stipend] : []),
    ...(from ? [payLexeme(from)] : []),
    ...(limit ? [{ not: payLexeme(limit) }] : []),
  ];
  const upper = limit && `${from ? `${format(from)} to` : 'Less than'} ${format(limit)} a month`;
  return {
    kind: 'pay',
    label: withLabel(upper ?? `${format(from as Step)} a month or more`, isStipend),
    expression: parts.length === 1 ? (parts[0] as Expression) : { all: parts },
    weight: 1,
  };
}
