import { foldedWords } from '../../text/fold-characters.ts';
import { Concept } from '../concepts.ts';
import { hasConcept as has, type Mark } from '../mark.ts';
import { isRange, isSameSentence } from './amount-ranges.ts';

const { currency, salary, given } = Concept;

const MIN_PAY = 6_000;
/** As long as '16k'. */
const MAX_SHORT = 5;
const WITHIN_CLAUSE = 6;
/** 'Pay 15000.', 'Pay 14k + food': the noun at the beginning of a sentence, with a sum of the size of pay and nothing after it. */
const isPayLabel = (marks: readonly Mark[], at: number): boolean => {
  const [label, next] = [marks[at - 1], marks[at + 1]];
  return (
    label?.text === 'pay' &&
    isSameSentence(label, marks[at] as Mark) &&
    (marks[at - 2] === undefined || !isSameSentence(marks[at - 2], label) || label.before.includes(',')) &&
    (marks[at]?.value ?? 0) >= MIN_PAY &&
    (next === undefined || !isSameSentence(next, label) || /[,+/]/.test(next.before))
  );
};

/** '8k.', '16k, food free': a sum in thousands that begins its sentence and ends its clause, as short advertisements state pay. */
const isPayAlone = (marks: readonly Mark[], at: number): boolean => {
  const [mark, next] = [marks[at] as Mark, marks[at + 1]];
  return (
    mark.text === 'number' &&
    mark.end - mark.start <= MAX_SHORT &&
    (mark.value ?? 0) >= MIN_PAY &&
    !isSameSentence(marks[at - 1], mark) &&
    (next === undefined || !isSameSentence(next, mark) || /[,+]/.test(next.before))
  );
};

const times = foldedWords('before after on at for same');
/** 'Saree shoot, 5,000 paid', '6,000 paid before the show': a sum that is paid, in a clause that names no purpose of a fee. */
function isPaidOut(marks: readonly Mark[], at: number): boolean {
  const mark = marks[at] as Mark;
  const [first, paid, next] = [marks[at - 1], marks[at + 1], marks[at + 2]];
  if (paid?.text !== 'paid' || !isSameSentence(paid, mark)) return false;
  const begins = first === undefined || !isSameSentence(first, mark) || mark.before.includes(',');
  if (!begins || (next && isSameSentence(next, mark) && !next.before.includes(',') && !times.has(next.text)))
    return false;
  return !marks
    .slice(Math.max(0, at - WITHIN_CLAUSE), at + WITHIN_CLAUSE)
    .some(
      (other, i, all) =>
        isSameSentence(other, mark) &&
        has(other, Concept.occasion | Concept.fee) &&
        !has(all[i - 2], Concept.no) &&
        !has(all[i - 1], Concept.no),
    );
}

/** 'You will be paid ₹800', 'interns get paid 500'. */
function isPaidToThem(marks: readonly Mark[], at: number): boolean {
  for (let i = at - 1; i >= at - 3 && marks[i]?.sentence === marks[at]?.sentence; i--)
    if (marks[i]?.text === 'paid')
      return (
        /^(be|get|gets|are|is|getting|been|also|fully|weekly|daily|days?)$/.test(marks[i - 1]?.text ?? '') &&
        !has(marks[i - 2], Concept.fee) &&
        // 'Amount to be paid: 1,200'.
        !(marks[i - 2]?.text === 'to' && has(marks[i - 3], Concept.fee | Concept.money))
      );
  return false;
}

const giving = foldedWords('send transfer give pay hand credit offer');
const givers = foldedWords('we hum ham हम company asi aame');
const givenByUs = foldedWords(
  'denge bharenge bhejenge karenge deti dete dega degi uthayenge देंगे भरेंगे भेजेंगे देते देती bhejange kodupom',
);
const exchanges = foldedWords('me mein main में lekar leke लेकर');

/** 'We transfer ₹800', 'test ka 500 hum denge': paid to job seekers, unless something is given for it: '149 mein ID denge'. */
function isPaidByUs(marks: readonly Mark[], at: number): boolean {
  const mark = marks[at] as Mark;
  const first = has(marks[at - 1], currency) ? at - 2 : at - 1;
  const verb = /^(?:you|them|candidates|about)$/.test(marks[first]?.text ?? '') ? first - 1 : first;
  if (isSameSentence(marks[verb], mark) && giving.has(marks[verb]?.text ?? ''))
    for (let i = verb - 1; i >= verb - 3 && isSameSentence(marks[i], mark); i--)
      if (marks[i]?.text === 'we') return true;
  if (exchanges.has(marks[at + 1]?.text ?? '')) return false;
  let [hasGiver, isGiven] = [false, false];
  for (let i = at - 1; i >= at - 6 && isSameSentence(marks[i], mark); i--)
    hasGiver ||= givers.has(marks[i]?.text ?? '');
  for (let i = at + 1; i <= at + 6 && isSameSentence(marks[i], mark); i++) {
    const next = marks[i] as Mark;
    if (next.before.includes(',')) return false;
    hasGiver ||= givers.has(next.text);
    isGiven ||= givenByUs.has(next.text);
    if (hasGiver && isGiven) return true;
    if (has(next, Concept.candidate)) return false;
  }
  return false;
}

/** 'Up to Rs 500': the maximum that job seekers are paid. */
function isLimit(marks: readonly Mark[], at: number): boolean {
  const first = has(marks[at - 1], currency) ? at - 2 : at - 1;
  const words = [marks[first - 1], marks[first]].map((mark) =>
    mark?.sentence === marks[at]?.sentence ? mark?.text : '',
  );
  return words.join(' ') === 'up to' || words[1] === 'upto';
}

/** Whether a sum is deducted from the pay named at `pay`: 'salary se 1000 … katega'. */
const isDeductedFrom = (marks: readonly Mark[], at: number, pay: number): boolean =>
  [1, 2].some((step) => /^(?:se|से)$/.test(marks[pay + step]?.text ?? '')) &&
  marks
    .slice(at, at + 8)
    .some((mark) => mark.sentence === marks[at]?.sentence && /^(?:kat|kaat|कट|काट)/.test(mark.text));

/** Whether the sum at an index is deducted from pay that is named shortly before it. */
export const isDeductedFromPay = (marks: readonly Mark[], at: number): boolean =>
  [1, 2, 3, 4].some((step) => has(marks[at - step], salary) && isDeductedFrom(marks, at, at - step));

/** Allowances, which are paid besides the salary: '1500 attendance'. */
const extras = foldedWords('attendance ta da hra conveyance petrol');

const isPaying = /^(paying|by|deposit|sending|send|transfer|dekar|bhejkar|देकर|invest|buy)$/;
/** 'Get Rs 4,000 extra': income, not a fee. */
const receives = foldedWords('get gets receive receives earn earns win wins');
const startsClause = foldedWords('after once until unless if when later baad बाद');

const MIN_SUM = 1_000;
const isSum = (mark: Mark | undefined): boolean => (mark?.value ?? 0) >= MIN_SUM;

/** Whether the words beside the sum at an index make it pay or a gift: 'salary ₹15,000', '₹500 joining bonus', 'we transfer ₹800'. */
export function hasPayWording(marks: readonly Mark[], at: number): boolean {
  const mark = marks[at] as Mark;
  if (isPayAlone(marks, at) || isPaidOut(marks, at)) return true;
  if (isPayLabel(marks, at) || isPaidToThem(marks, at) || isLimit(marks, at) || isPaidByUs(marks, at)) return true;
  if (isSameSentence(marks[at + 1], mark) && extras.has(marks[at + 1]?.text ?? '')) return true;
  let isTagged = false;
  for (let i = at - 1; i >= at - 5; i--) {
    const before = marks[i];
    if (!before || !isSameSentence(before, mark) || (before.value !== undefined && !isRange(marks, at))) break;
    // 'Earn 700 a day, only 199 to join': the price begins a new statement.
    isTagged ||= has(before, Concept.contrast);
    if (isTagged && before.before.includes(',')) break;
    if (has(before, Concept.fee | Concept.refund | Concept.occasion) || isPaying.test(before.text)) break;
    // 'Salary starts after Rs 2,999', 'no salary cut, you give 3,000': words for pay that do not refer to the sum.
    if (has(before, Concept.before) || startsClause.has(before.text)) break;
    if (before.before.includes(',') && has(before, Concept.candidate)) break;
    // 'Salary se 1000 kit ka katega', 'from the salary 500'.
    if (has(before, salary) && isDeductedFrom(marks, at, i)) break;
    if (
      receives.has(before.text) ||
      has(before, salary) ||
      (has(before, given) && !/(?:^|\s)m(?:il|िल)/.test(before.text))
    )
      return true;
  }
  for (let i = at + 1; i <= at + 4; i++) {
    const next = marks[i];
    if (!next || !isSameSentence(next, mark) || next.before.includes(',') || next.value !== undefined) break;
    if (
      has(next, Concept.fee | Concept.refund | Concept.before) ||
      /^(and|aur|then|phir|ओर|फिर|but|lekin|baki|baaki|rest|बाकि)$/.test(next.text)
    )
      break;
    // 'Investment 49,000 with monthly salary 35,000': the pay has a sum of its own.
    if (has(next, salary) && isSum(marks[i + 1]) && isSameSentence(marks[i + 1], mark)) break;
    if (has(next, given) || (has(next, salary) && next.text !== 'pf')) return true;
  }
  return false;
}
