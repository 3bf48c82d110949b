import { Concept } from '../concepts.ts';
import { hasConcept as has, type Mark } from '../mark.ts';

const { currency, period } = Concept;

/** Words between the two ends of a range. */
export const rangeWords: ReadonlySet<string> = new Set(['to', 'se', 'से', 'and']);
const rangeSigns = /[-–~]/;

/** Whether two marks are in the same sentence. */
export const isSameSentence = (a: Mark | undefined, b: Mark): boolean => a?.sentence === b.sentence;

/** Whether the number at an index is one end of a range, as pay is: '15,000 - 20,000', 'between 10 to 12 thousand'. */
export function isRange(marks: readonly Mark[], at: number): boolean {
  for (const step of [1, -1]) {
    let other = at + step;
    let joined = false;
    for (let hops = 0; hops < 3; hops++, other += step) {
      const mark = marks[other];
      if (!mark || !isSameSentence(mark, marks[at] as Mark)) break;
      if (rangeSigns.test((step > 0 ? mark : (marks[other + 1] as Mark)).before.replace('/-', ''))) joined = true;
      if (mark.value !== undefined) return joined && (mark.value >= 100 || has(marks[other + 1], period));
      if (rangeWords.has(mark.text)) joined = true;
      else if (!has(mark, currency)) break;
    }
  }
  return false;
}
