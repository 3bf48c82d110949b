import { foldedWords } from '../text/fold-characters.ts';
import { Concept } from './concepts.ts';
import { hasConcept as has, type Mark } from './mark.ts';

const { no, not, nahi, must, given, refund, pay, candidate, payer, third } = Concept;

const above = foldedWords('more above over beyond exceed exceeds exceeding');
const moreThan = foldedWords('zyada zyda jyada jyda ziyada jada adhik upar jast ज्यादा अधिक ऊपर जास्त');
const than = foldedWords('se than peksha pakshi से पेक्षा');
const WITHIN = 3;
const WITHIN_BEFORE = 5;

/** Whether a negation limits a sum, and does not deny it: 'never more than Rs 999', '500 se zyada nahi'. */
function isLimit(marks: readonly Mark[], at: number): boolean {
  const { sentence } = marks[at] as Mark;
  for (let i = at + 1; i <= at + WITHIN && marks[i]?.sentence === sentence; i++)
    if (above.has(marks[i]?.text ?? '')) return true;
  if (!has(marks[at], nahi)) return false;
  for (let i = at - 1; i >= at - WITHIN_BEFORE && marks[i]?.sentence === sentence; i--)
    if (moreThan.has(marks[i]?.text ?? '') && than.has(marks[i - 1]?.text ?? '')) return true;
  return false;
}

const later = foldedWords('after later once post बाद');
const now = foldedWords('now first initially beginning before pehle pahle abhi today start पहले अभी');
const WITHIN_LATER = 6;

/** Whether the employer bears later what the job seeker pays now: 'pay for the medical now, borne by company after joining'. */
function isBorneLater(marks: readonly Mark[], at: number): boolean {
  const { sentence } = marks[at] as Mark;
  const isIn = (mark: Mark) => mark.sentence === sentence;
  if (!marks.slice(at + 1, at + WITHIN_LATER).some((mark) => isIn(mark) && later.has(mark.text.split(' ')[0] ?? '')))
    return false;
  const before = marks.slice(Math.max(0, at - 2 * WITHIN_LATER), at).filter(isIn);
  return (
    before.some(({ text }) => now.has(text)) ||
    before.some((mark, i) => has(mark, candidate) && has(before[i + 1], pay))
  );
}

const objects = foldedWords('number numbers list lists contact contacts leads database no details');
const got = foldedWords('milega milegi milenge diya denge dete get receive provided given मिलेगा मिलेगी मिलेंगे');

/** 'Client number milega': customers are what the job seeker gets, and do not pay. */
const isGotten = (marks: readonly Mark[], at: number): boolean =>
  objects.has(marks[at + 1]?.text ?? '') &&
  marks.slice(at + 2, at + 2 + WITHIN).some(({ text, sentence }) => sentence === marks[at]?.sentence && got.has(text));

/** Sets the meanings of words that limit a sum, state when it is paid back, or name customers as what is bought. */
export function readLimits(marks: readonly Mark[]): void {
  for (const [at, mark] of marks.entries()) {
    if (has(mark, no | not | nahi) && isLimit(marks, at)) Object.assign(mark, { text: 'maximum', concepts: must });
    if (has(mark, payer | third) && isGotten(marks, at)) mark.concepts &= ~(payer | third);
    if (
      has(mark, given) &&
      /^(?:paid|borne|covered|met) by |^(?:company|employer|we) (?:bears?|covers?|pays?)/.test(mark.text) &&
      isBorneLater(marks, at)
    )
      Object.assign(mark, { text: 'refunded', concepts: refund });
  }
}
