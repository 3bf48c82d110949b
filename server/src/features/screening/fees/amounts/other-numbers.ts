import { foldedWords } from '../../text/fold-characters.ts';
import { Concept } from '../concepts.ts';
import { hasConcept as has, type Mark } from '../mark.ts';
import { isSameSentence, rangeWords } from './amount-ranges.ts';

const { currency, unit } = Concept;

/** 'RS232', 'RS-485': serial interfaces, not rupees. */
export const isInterface = (marks: readonly Mark[], at: number): boolean =>
  /^(?:232|422|485)$/.test(marks[at]?.text ?? '') &&
  marks[at - 1]?.text === 'rs' &&
  !/\s/.test(marks[at]?.before ?? '') &&
  (marks[at]?.start ?? 0) - (marks[at - 1]?.end ?? 0) <= 1;

/** Standards with a number: 'ISO 9001'. */
const standards = foldedWords('iso iatf ohsas haccp astm asme');
/** Names of products that end in a number: 'Office 365'. */
const numbered = foldedWords('office microsoft ms dynamics windows server exchange sharepoint m d');

const measures = foldedWords('age aged ages umar umr umra height ht chest weight waist उम्र आयु लंबाई लम्बाई कद वजन');
const besideMeasures = foldedWords(
  'is of limit between below above under over upto minimum maximum min max no nos number seema सीमा',
);
/** 'Age 21 to 35 only', 'height 170': a measure of a person. */
export function isMeasure(marks: readonly Mark[], at: number): boolean {
  for (let i = at - 1; i >= at - 6; i--) {
    const before = marks[i];
    if (!before || !isSameSentence(before, marks[at] as Mark)) return false;
    if (measures.has(before.text)) return true;
    if (before.value === undefined && !rangeWords.has(before.text) && !besideMeasures.has(before.text)) return false;
  }
  return false;
}

const things = foldedWords(
  'registrations forms interviews tests exams seats slots trainings courses documents papers files tickets devices machines parcels packages',
);

const dates = foldedWords(
  `tak tarikh tareekh tarik taarikh तक तारीख january february march april june july august september october november december
  jan feb mar apr jun jul aug sep sept oct nov dec`,
);
const MAX_DAY = 31;
/** '25 tak bhejo', '28 November': a day of the month. */
const isDay = (marks: readonly Mark[], at: number): boolean =>
  (marks[at]?.value ?? 0) <= MAX_DAY &&
  isSameSentence(marks[at + 1], marks[at] as Mark) &&
  dates.has(marks[at + 1]?.text ?? '');

/** '300 trainees', '250 files': a number of people or things. */
function isCounted(next: Mark | undefined): boolean {
  if (!next || !/^[a-z]{3,}s$/.test(next.text)) return false;
  if (things.has(next.text)) return true;
  return !has(
    next,
    Concept.fee |
      Concept.money |
      Concept.pay |
      Concept.refund |
      Concept.must |
      Concept.handle |
      currency |
      Concept.occasion |
      Concept.before,
  );
}

/** '98200 12345', '1234 5678 9012': parts of a number that is not a sum. */
export const isPartOfNumber = (marks: readonly Mark[], at: number): boolean =>
  [0, 1].some((step) => {
    const [left, right] = [marks[at - 1 + step], marks[at + step]];
    return (
      left?.sentence === right?.sentence &&
      (left?.value ?? 0) >= 1_000 &&
      (right?.value ?? 0) >= 1_000 &&
      /^\s*$/.test(right?.before ?? '')
    );
  });

/** Whether the number at an index, which has no sign of money, is certainly not a sum: a year, an age, a count, a date, a code. */
export function isOtherNumber(marks: readonly Mark[], at: number): boolean {
  const mark = marks[at] as Mark;
  const value = mark.value ?? 0;
  const [before, next] = [marks[at - 1], marks[at + 1]];
  if (value < 20 || value > 300_000 || !Number.isInteger(value)) return true;
  if (value >= 1_900 && value <= 2_100 && value % 50 !== 0 && value !== 1_999) return true;
  if (isSameSentence(next, mark) && !next?.before.includes(',') && (has(next, unit) || isCounted(next))) return true;
  if (isDay(marks, at) || isMeasure(marks, at) || isPartOfNumber(marks, at) || standards.has(before?.text ?? ''))
    return true;
  if (value < 1_000 && numbered.has(before?.text ?? '')) return true;
  if (mark.before.includes('+') || mark.before.includes('#')) return true;
  if (next?.before.startsWith('%')) return true;
  // Parts of codes and names: 'C42', 'AMT/282/2024'.
  return before?.end === mark.start || mark.before === '/';
}
