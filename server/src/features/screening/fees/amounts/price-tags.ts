import { foldedWords } from '../../text/fold-characters.ts';
import { Concept } from '../concepts.ts';
import { hasConcept as has, type Mark } from '../mark.ts';
import { isSameSentence } from './amount-ranges.ts';
import { isMeasure, isPartOfNumber } from './other-numbers.ts';

/** Words that make a figure beside them a price. */
export const priceTags: ReadonlySet<string> = foldedWords(
  'only sirf bas just matra keval kewal cash nakad advance केवल सिर्फ मात्र बस नकद',
);
const { unit } = Concept;
const MIN_PRICE = 49;

/** 'Sirf 499', '350 cash', 'only 99 for the form': a bare figure that is a price. */
export function isPriceTag(marks: readonly Mark[], at: number): boolean {
  const mark = marks[at] as Mark;
  if (isMeasure(marks, at) || isPartOfNumber(marks, at)) return false;
  const next = isSameSentence(marks[at + 1], mark) ? marks[at + 1] : undefined;
  if ((mark.value ?? 0) < MIN_PRICE || (next !== undefined && next.concepts === 0)) return false;
  const isTag = (other: Mark | undefined) => isSameSentence(other, mark) && priceTags.has(other?.text ?? '');
  // 'Morning only, 6k': the word belongs to what is before the comma.
  return ((isTag(marks[at - 1]) && !mark.before.includes(',')) || isTag(next)) && !has(next, unit);
}
