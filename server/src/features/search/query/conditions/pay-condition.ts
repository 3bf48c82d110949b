import { paySteps } from '@aarambh/contract';
import { formatIndianNumber } from '../../../../lib/money/rupees.ts';
import { anyOf, type Expression } from '../../engine/expression.ts';
import { employmentTypeLexeme, lakhLexeme, payLakhs, payLexeme } from '../../indexing/attribute-lexemes.ts';
import type { FoundCondition } from './found-condition.ts';
import type { Bound } from './number-cues.ts';

/** Pay that vacancies are indexed by, in rupees a month. */
interface Step {
  rupees: number;
  lexeme: string;
}

const steps: Step[] = paySteps.map((step) => ({ rupees: Number(step) * 1_000, lexeme: payLexeme(step) }));
const [lowest, highest] = [steps[0] as Step, steps.at(-1) as Step];
/** Whole lakhs a year, most of which lie between two steps. */
const lakhs: Step[] = payLakhs
  .map((number) => ({ rupees: (number * 100_000) / 12, lexeme: lakhLexeme(number) }))
  .filter(({ rupees }) => steps.every((step) => step.rupees !== rupees));

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

/** Rupees are rounded, since a year's pay seldom divides by twelve. */
const lastStepWithin = (rupees: number): Step => steps.findLast((step) => step.rupees <= rupees + 1) ?? lowest;
const firstStepFrom = (rupees: number): Step | undefined => steps.find((step) => step.rupees >= rupees - 1);
const firstStepAbove = (rupees: number): Step | undefined => steps.find((step) => step.rupees > rupees + 1);

/** Part of an estimate by which a step may be lower. */
const ESTIMATE_ERROR = 0.05;

const format = (step: Step): string => `₹${formatIndianNumber(Math.round(step.rupees))}`;

/** The steps that stated pay must reach, and must not reach. */
function stepsOf({ least, most, bound, isBelow, isEstimate }: AskedPay): {
  from?: Step | undefined;
  limit?: Step | undefined;
} {
  if (most !== undefined)
    return {
      from: least < lowest.rupees ? undefined : lastStepWithin(least),
      limit: firstStepFrom(most * USUAL_SPAN),
    };
  if (bound === 'max') return { limit: isBelow ? firstStepFrom(least) : firstStepAbove(least) };
  if (bound === undefined && least < lowest.rupees - 1) return {};
  if (isEstimate) return { from: firstStepFrom(least * (1 - ESTIMATE_ERROR)) ?? highest };
  const lakh = lakhs.find(({ rupees }) => Math.abs(rupees - least) <= 1);
  return { from: lakh ?? firstStepFrom(least) ?? highest };
}

const withLabel = (label: string, isStipend: boolean): string =>
  isStipend ? `Internship or stipend, ${label.charAt(0).toLowerCase()}${label.slice(1)}` : label;

/**
 * Creates the condition of pay from the pay steps that vacancies are indexed by: the upper end of stated pay reaches the
 * whole lakh of a year that is asked for, or the first step that is not below the pay, or the last step that is within the lower end of a range. A range and a
 * most exclude pay that reaches the next step above. A most requires no stated pay. Pay below the steps without a bound asks
 * for nothing that a search could filter by. The label says what is filtered.
 */
export function createPayCondition(asked: AskedPay): Omit<FoundCondition, 'from' | 'to'> {
  const { least, most, isStipend } = asked;
  const { from, limit } = stepsOf(asked);
  const isBelowSteps = (most ?? least) < lowest.rupees;
  const stipend = anyOf([employmentTypeLexeme('internship'), 'stipend']);
  if (isStipend && isBelowSteps) return { kind: 'pay', label: 'Internship or stipend', expression: stipend, weight: 1 };
  if (!from && !limit) return { kind: 'unused', label: '', expression: anyOf([]), weight: 1 };
  if (!from && limit && !isStipend)
    return {
      kind: 'pay',
      label: `Less than ${format(limit)} a month`,
      expression: limit.lexeme,
      isExcluded: true,
      weight: 1,
    };
  const parts: Expression[] = [
    ...(isStipend ? [stipend] : []),
    ...(from ? [from.lexeme] : []),
    ...(limit ? [{ not: limit.lexeme }] : []),
  ];
  const upper = limit && `${from ? `${format(from)} to` : 'Less than'} ${format(limit)} a month`;
  return {
    kind: 'pay',
    label: withLabel(upper ?? `${format(from as Step)} a month or more`, isStipend),
    expression: parts.length === 1 ? (parts[0] as Expression) : { all: parts },
    weight: 1,
  };
}
