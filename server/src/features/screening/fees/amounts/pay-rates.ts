import { foldedWords } from '../../text/fold-characters.ts';
import { Concept } from '../concepts.ts';
import { hasConcept as has, type Mark } from '../mark.ts';
import { isSameSentence } from './amount-ranges.ts';

const { currency, period } = Concept;
const per = foldedWords('per a an each every har prati प्रति हर p in');
const periods = foldedWords(
  'pm pa p.m p.a lpa annum monthly weekly daily hourly yearly annually mahina mahine maah महीना महीने माह मासिक प्रतिमाह प्रतिदिन सालाना',
);
const everyOne = foldedWords('per each every har prati प्रति हर');
/** A sum for each of them may be a fee: 'per candidate', 'for every form'. */
const perPerson = Concept.candidate | Concept.occasion | Concept.payer | Concept.anyone;

/** Whether a period follows: 'a month', '/month', 'per day', 'monthly', 'p.m.' */
export function isPerPeriod(marks: readonly Mark[], at: number): boolean {
  const mark = marks[at] as Mark;
  for (let i = at + 1; i <= at + 3; i++) {
    const next = marks[i];
    if (!next || !isSameSentence(next, mark)) return false;
    if (has(next, period)) {
      const before = marks[i - 1] as Mark;
      return next.before.includes('/') || per.has(before.text) || periods.has(next.text);
    }
    if (i > at + 1 && everyOne.has(marks[i - 1]?.text ?? '')) return !has(next, perPerson);
    if (!has(next, currency) && !per.has(next.text)) return false;
  }
  return false;
}

/** Whether it is for each piece of work: 'har delivery par 35', 'for every sale Rs 200'. */
function isPerPiece(marks: readonly Mark[], at: number): boolean {
  const mark = marks[at] as Mark;
  for (let i = at - 1; i >= at - 5; i--) {
    const before = marks[i];
    if (!before || !isSameSentence(before, mark) || has(before, Concept.pay | Concept.fee)) return false;
    if (everyOne.has(before.text)) return !has(marks[i + 1], perPerson);
  }
  return false;
}

const daily = foldedWords('daily roz rozana everyday hajri hazri dihadi रोज रोजाना दिहाड़ी हाजरी');
/** Smaller sums of a day are fees of a gate or a middleman. */
const MIN_DAILY = 250;
/** 'Daily 450 cash', 'roz 700 + khana': pay after a word for daily, unless a payer or a purpose of a fee follows. */
const isDaily = (marks: readonly Mark[], at: number): boolean =>
  (marks[at]?.value ?? 0) >= MIN_DAILY &&
  isSameSentence(marks[at - 1], marks[at] as Mark) &&
  daily.has(marks[at - 1]?.text ?? '') &&
  !marks
    .slice(at + 1, at + 6)
    .some(
      (mark) =>
        mark.sentence === marks[at]?.sentence &&
        has(mark, Concept.fee | Concept.pay | Concept.occasion | Concept.refund | Concept.handle),
    );

const meals = foldedWords('lunch food meal meals khana tea chai snacks bhatta');
const works = foldedWords('shift shifts time shoot shoots');
/** '₹750 + lunch', '₹750 for two shifts': pay for a day. */
function isForWork(marks: readonly Mark[], at: number): boolean {
  const [next, after] = [marks[at + 1], marks[at + 3]];
  if (!next || !isSameSentence(next, marks[at] as Mark)) return false;
  if (next.before.includes('+') && meals.has(next.text)) return true;
  return next.text === 'for' && isSameSentence(after, marks[at] as Mark) && works.has(after?.text ?? '');
}

/** Whether the sum at an index is pay for each day or each piece of work, without a period after it. */
export const isPayForWork = (marks: readonly Mark[], at: number): boolean =>
  isDaily(marks, at) || isPerPiece(marks, at) || isForWork(marks, at);
