import { paySteps } from '@aarambh/contract';
import { formatIndianNumber } from '../../../../lib/money/rupees.ts';
import { anyOf, type Expression } from '../../engine/expression.ts';
import {
  employmentTypeLexeme,
  lakhFromLexeme,
  lakhLexeme,
  payFromLexeme,
  payLakhs,
  payLexeme,
} from '../../indexing/attribute-lexemes.ts';
import type { FoundCondition } from './found-condition.ts';
import type { Bound } from './number-cues.ts';

/** Pay that vacancies are indexed by, in rupees a month. */
interface Step {
  rupees: number;
  /** Of pay whose upper end reaches it. */
  lexeme: string;
  /** Of pay whose lower end reaches it. */
  fromLexeme: string;
}

const steps: Step[] = paySteps.map((step) => ({
  rupees: Number(step) * 1_000,
  lexeme: payLexeme(step),
  fromLexeme: payFromLexeme(step),
}));
const [lowest, highest] = [steps[0] as Step, steps.at(-1) as Step];
/** Whole lakhs a year, most of which lie between two steps. */
const lakhs: Step[] = payLakhs
  .map((number) => ({
    rupees: (number * 100_000) / 12,
    lexeme: lakhLexeme(number),
    fromLexeme: lakhFromLexeme(number),
  }))
  .filter(({ rupees }) => steps.every((step) => step.rupees !== rupees));

/** Steps and lakhs, the lowest first. */
const fineSteps = [...steps, ...lakhs].toSorted((a, b) => a.rupees - b.rupees);

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

/** Rupees are rounded, since a year's pay seldom divides by twelve. */
const lastStepWithin = (rupees: number): Step => fineSteps.findLast((step) => step.rupees <= rupees + 1) ?? lowest;
const firstStepFrom = (rupees: number): Step | undefined => steps.find((step) => step.rupees >= rupees - 1);
const firstStepAbove = (rupees: number): Step | undefined => steps.find((step) => step.rupees > rupees + 1);

/** Part of an estimate by which a step may be lower. */
const ESTIMATE_ERROR = 0.05;

const format = (step: Pick<Step, 'rupees'>): string => `₹${formatIndianNumber(Math.round(step.rupees))}`;

/** The steps that stated pay must reach, and must not reach. */
function stepsOf({ least, most, bound, isBelow, isEstimate }: AskedPay): {
  from?: Step | undefined;
  limit?: Step | undefined;
} {
  if (most !== undefined)
    return {
      from: least < lowest.rupees ? undefined : lastStepWithin(least),
      limit: fineSteps.find((step) => step.rupees > most + 1),
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
 * whole lakh of a year that is asked for, or the first step that is not below the pay, or the last step or lakh that is within
 * the lower end of a range. A range excludes pay that begins at the next step or lakh above, a most pay that reaches the next
 * step above. A most requires no stated pay. Pay below the steps without a bound asks
 * for nothing that a search could filter by. The label says what is filtered.
 */
export function createPayCondition(asked: AskedPay): Omit<FoundCondition, 'from' | 'to'> {
  const { least, most, isStipend } = asked;
  const { from, limit } = stepsOf(asked);
  const isBelowSteps = (most ?? least) < lowest.rupees;
  const stipend = anyOf([employmentTypeLexeme('internship'), 'stipend']);
  if (isStipend && isBelowSteps) return { kind: 'pay', label: 'Internship or stipend', expression: stipend, weight: 1 };
  if (!from && !limit) return { kind: 'unused', label: '', expression: anyOf([]), weight: 1 };
  const reached = most === undefined ? limit?.lexeme : limit?.fromLexeme;
  if (!from && limit && reached && !isStipend)
    return {
      kind: 'pay',
      label: `Less than ${format(limit)} a month`,
      expression: reached,
      isExcluded: true,
      weight: 1,
    };
  const parts: Expression[] = [
    ...(isStipend ? [stipend] : []),
    ...(from ? [from.lexeme] : []),
    ...(reached ? [{ not: reached }] : []),
  ];
  const end = most === undefined ? limit : { rupees: most };
  const upper = limit && end && `${from ? `${format(from)} to` : 'Less than'} ${format(end)} a month`;
  return {
    kind: 'pay',
    label: withLabel(upper ?? `${format(from as Step)} a month or more`, isStipend),
    expression: parts.length === 1 ? (parts[0] as Expression) : { all: parts },
    weight: 1,
  };
}
