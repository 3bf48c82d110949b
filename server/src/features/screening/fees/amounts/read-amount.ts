import { Concept } from '../concepts.ts';
import { hasConcept as has, type Mark } from '../mark.ts';
import { isRange, isSameSentence } from './amount-ranges.ts';
import { isInterface, isOtherNumber } from './other-numbers.ts';
import { isPayForWork, isPerPeriod } from './pay-rates.ts';
import { hasPayWording, isDeductedFromPay } from './pay-wording.ts';
import { isPriceTag } from './price-tags.ts';

/** What a number of a text is: an amount with its currency, a bare figure, pay of the job, or no amount. */
export type AmountKind = 'currency' | 'bare' | 'pay' | 'zero' | undefined;

const { currency } = Concept;

/** Classifies the number at an index: see {@link AmountKind}. */
export function readAmount(marks: readonly Mark[], at: number): AmountKind {
  const mark = marks[at] as Mark;
  const { value } = mark;
  if (value === undefined || isInterface(marks, at)) return undefined;
  const [before, next] = [marks[at - 1], marks[at + 1]];
  const isMoney =
    /[₹]/.test(mark.before) ||
    (next?.before.startsWith('/-') ?? false) ||
    (isSameSentence(before, mark) && has(before, currency)) ||
    (isSameSentence(next, mark) && has(next, currency) && !next?.before.includes(',')) ||
    isPriceTag(marks, at);
  if (value === 0) return isMoney || has(before, Concept.fee) || has(next, Concept.fee) ? 'zero' : undefined;
  if (!isMoney && isOtherNumber(marks, at)) return undefined;
  const isPerPaidPeriod = isPerPeriod(marks, at) && !isDeductedFromPay(marks, at);
  if (isPerPaidPeriod || isPayForWork(marks, at) || isRange(marks, at) || hasPayWording(marks, at)) return 'pay';
  return isMoney ? 'currency' : 'bare';
}
