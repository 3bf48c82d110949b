import { Concept } from '../concepts.ts';
import { hasConcept, type Mark } from '../mark.ts';
import { spokenDigitOf, valueOfWords, zeroWords } from './number-words.ts';

const { count, multiple, currency } = Concept;
const MAX_WORDS = 8;
const MIN_DIGITS = 3;
const repeats = new Map([
  ['double', 2],
  ['triple', 3],
]);
/** Words besides numbers with which digits begin. */
const openings = new Set([...zeroWords, ...repeats.keys()]);
/** Whether digits may begin with a word besides those that count: 'zero', 'double'. */
export const beginsDigits = (word: string): boolean => openings.has(word);
/** Also the verb 'give', at the end of a number: 'teen hazar do'. */
const giving = new Set(['do', 'दो']);

/** Whether only spaces and hyphens separate a mark from the previous one. */
const isJoined = (mark: Mark | undefined, first: Mark): mark is Mark =>
  mark !== undefined && mark.sentence === first.sentence && /^[\s-]*$/.test(mark.before);

/** Digits spoken one by one: 'one nine nine nine', 'five double zero'. */
function readDigits(marks: readonly Mark[], at: number): { value: number; next: number } | undefined {
  const first = marks[at] as Mark;
  if (!hasConcept(first, count) && !openings.has(first.text)) return undefined;
  let digits = '';
  let next = at;
  for (; next - at < MAX_WORDS; next++) {
    const mark = marks[next];
    if (next > at && !isJoined(mark, first)) break;
    const times = repeats.get(mark?.text ?? '');
    const digit = spokenDigitOf((times === undefined ? mark : marks[next + 1])?.text ?? '');
    if (digit === undefined) break;
    digits += String(digit).repeat(times ?? 1);
    if (times !== undefined) next += 1;
  }
  return digits.length >= MIN_DIGITS ? { value: Number(digits), next } : undefined;
}

/** A number in words: 'five hundred', 'do hazaar', '2 lakh', 'ninety nine rupees'. */
function readWords(marks: readonly Mark[], at: number): { value: number; next: number } | undefined {
  const mark = marks[at] as Mark;
  const isFigure = mark.value !== undefined;
  if (!isFigure && !hasConcept(mark, count | multiple)) return undefined;
  let next = at + 1;
  while (next - at < MAX_WORDS) {
    const word = marks[next];
    if (!isJoined(word, mark) || word.value !== undefined) break;
    const isAnd = word.text === 'and' && hasConcept(marks[next - 1], multiple) && hasConcept(marks[next + 1], count);
    if (!isAnd && !hasConcept(word, count | multiple)) break;
    next += 1;
  }
  if (next - at > 1 && giving.has(marks[next - 1]?.text ?? '')) next -= 1;
  const words = marks.slice(isFigure ? at + 1 : at, next);
  const value = valueOfWords(
    words.map(({ text }) => text),
    mark.value,
  );
  if (words.some((word) => hasConcept(word, multiple))) return { value, next };
  const isMoney = hasConcept(marks[next], currency) || hasConcept(marks[at - 1], currency);
  return !isFigure && isMoney && value >= 10 ? { value, next } : undefined;
}

/** Sets the value of numbers in words on their first mark, which spans them. */
export function readNumberWords(marks: readonly Mark[]): Mark[] {
  const read: Mark[] = [];
  for (let at = 0; at < marks.length; ) {
    const mark = marks[at] as Mark;
    const number = readDigits(marks, at) ?? readWords(marks, at);
    if (!number) {
      read.push(mark);
      at += 1;
      continue;
    }
    const { value, next } = number;
    read.push({ ...mark, text: 'number', concepts: 0, occasions: 0, value, end: marks[next - 1]?.end ?? mark.end });
    at = next;
  }
  return read;
}
