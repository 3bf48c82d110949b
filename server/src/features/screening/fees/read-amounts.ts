import { foldedWords } from '../text/fold-characters.ts';
import { Concept } from './concepts.ts';
import { hasConcept as has, type Mark } from './mark.ts';

/** How a number of a text counts: an amount with its currency, a bare figure, pay of the job, or no amount. */
export type AmountKind = 'currency' | 'bare' | 'pay' | 'zero' | undefined;

const { currency, unit, period, salary, given } = Concept;
const isPaying = /^(paying|by|deposit|sending|send|transfer|dekar|bhejkar|देकर|invest|buy)$/;
const ranges = new Set(['to', 'se', 'से', 'and']);
const per = foldedWords('per a an each every har prati प्रति हर p in');
const periods = foldedWords(
  'pm pa p.m p.a lpa annum monthly weekly daily hourly yearly annually mahina mahine maah महीना महीने माह मासिक प्रतिमाह प्रतिदिन सालाना',
);
const everyOne = foldedWords('per each every har prati प्रति हर');
/** A sum for each of them may be a fee: 'per candidate', 'for every form'. */
const perPerson = Concept.candidate | Concept.occasion | Concept.payer | Concept.anyone;
/** 'Get Rs 4,000 extra': income, not a fee. */
const receives = foldedWords('get gets receive receives earn earns win wins');
const startsClause = foldedWords('after once until unless if when later baad बाद');
const rangeSigns = /[-–~]/;
const isNear = (a: Mark | undefined, b: Mark): boolean => a?.sentence === b.sentence;

/** Whether it is one end of a range, as pay is: '15,000 - 20,000', 'between 10 to 12 thousand'. */
function isRange(marks: readonly Mark[], at: number): boolean {
  for (const step of [1, -1]) {
    let other = at + step;
    let joined = false;
    for (let hops = 0; hops < 3; hops++, other += step) {
      const mark = marks[other];
      if (!mark || !isNear(mark, marks[at] as Mark)) break;
      if (rangeSigns.test((step > 0 ? mark : (marks[other + 1] as Mark)).before.replace('/-', ''))) joined = true;
      if (mark.value !== undefined) return joined && (mark.value >= 100 || has(marks[other + 1], period));
      if (ranges.has(mark.text)) joined = true;
      else if (!has(mark, currency)) break;
    }
  }
  return false;
}

/** Whether a period follows: 'a month', '/month', 'per day', 'monthly', 'p.m.' */
function isPerPeriod(marks: readonly Mark[], at: number): boolean {
  const mark = marks[at] as Mark;
  for (let i = at + 1; i <= at + 3; i++) {
    const next = marks[i];
    if (!next || !isNear(next, mark)) return false;
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
    if (!before || !isNear(before, mark) || has(before, Concept.pay | Concept.fee)) return false;
    if (everyOne.has(before.text)) return !has(marks[i + 1], perPerson);
  }
  return false;
}

const daily = foldedWords('daily roz rozana everyday hajri hazri dihadi रोज रोजाना दिहाड़ी हाजरी');
/** Smaller sums of a day are fees of a gate or a middleman. */
const MIN_DAILY = 250;
/** 'Daily 450 cash', 'roz 700 + khana': pay before which the day stands, unless the sum has a payer. */
const isDaily = (marks: readonly Mark[], at: number): boolean =>
  (marks[at]?.value ?? 0) >= MIN_DAILY &&
  isNear(marks[at - 1], marks[at] as Mark) &&
  daily.has(marks[at - 1]?.text ?? '') &&
  !marks
    .slice(at + 1, at + 6)
    .some(
      (mark) =>
        mark.sentence === marks[at]?.sentence &&
        has(mark, Concept.fee | Concept.pay | Concept.occasion | Concept.refund | Concept.handle),
    );

const MIN_PAY = 6_000;
/** 'Pay 15000.', 'Pay 14k + food': the noun at the beginning of a sentence, with a sum of the size of pay and nothing after it. */
const isPayLabel = (marks: readonly Mark[], at: number): boolean => {
  const [label, next] = [marks[at - 1], marks[at + 1]];
  return (
    label?.text === 'pay' &&
    isNear(label, marks[at] as Mark) &&
    (marks[at - 2] === undefined || !isNear(marks[at - 2], label) || label.before.includes(',')) &&
    (marks[at]?.value ?? 0) >= MIN_PAY &&
    (next === undefined || !isNear(next, label) || /[,+/]/.test(next.before))
  );
};

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
  if (isNear(marks[verb], mark) && giving.has(marks[verb]?.text ?? ''))
    for (let i = verb - 1; i >= verb - 3 && isNear(marks[i], mark); i--) if (marks[i]?.text === 'we') return true;
  if (exchanges.has(marks[at + 1]?.text ?? '')) return false;
  let [hasGiver, isGiven] = [false, false];
  for (let i = at - 1; i >= at - 6 && isNear(marks[i], mark); i--) hasGiver ||= givers.has(marks[i]?.text ?? '');
  for (let i = at + 1; i <= at + 6 && isNear(marks[i], mark); i++) {
    const next = marks[i] as Mark;
    if (next.before.includes(',')) return false;
    hasGiver ||= givers.has(next.text);
    isGiven ||= givenByUs.has(next.text);
    if (hasGiver && isGiven) return true;
    if (has(next, Concept.candidate)) return false;
  }
  return false;
}

/** '₹750 + lunch', '₹750 for two shifts': what is paid for a day. */
const meals = foldedWords('lunch food meal meals khana tea chai snacks bhatta');
const works = foldedWords('shift shifts time shoot shoots');
function isForWork(marks: readonly Mark[], at: number): boolean {
  const [next, after] = [marks[at + 1], marks[at + 3]];
  if (!next || !isNear(next, marks[at] as Mark)) return false;
  if (next.before.includes('+') && meals.has(next.text)) return true;
  return next.text === 'for' && isNear(after, marks[at] as Mark) && works.has(after?.text ?? '');
}

/** 'Up to Rs 500': the limit of what is paid to job seekers. */
function isLimit(marks: readonly Mark[], at: number): boolean {
  const first = has(marks[at - 1], currency) ? at - 2 : at - 1;
  const words = [marks[first - 1], marks[first]].map((mark) =>
    mark?.sentence === marks[at]?.sentence ? mark?.text : '',
  );
  return words.join(' ') === 'up to' || words[1] === 'upto';
}

/** 'Salary se 1000 … katega': a sum that is taken from pay. */
const isTakenFromPay = (marks: readonly Mark[], at: number, pay: number): boolean =>
  [1, 2].some((step) => /^(?:se|से)$/.test(marks[pay + step]?.text ?? '')) &&
  marks
    .slice(at, at + 8)
    .some((mark) => mark.sentence === marks[at]?.sentence && /^(?:kat|kaat|कट|काट)/.test(mark.text));

/** What is paid besides the salary, after its sum: '1500 attendance'. */
const extras = foldedWords('attendance ta da hra conveyance petrol');

/** Whether words of pay or of a gift are beside it: 'salary ₹15,000', '₹500 joining bonus'. */
function isPay(marks: readonly Mark[], at: number): boolean {
  const mark = marks[at] as Mark;
  if (isPaidToThem(marks, at) || isLimit(marks, at) || isPaidByUs(marks, at) || isForWork(marks, at)) return true;
  if (isNear(marks[at + 1], mark) && extras.has(marks[at + 1]?.text ?? '')) return true;
  let isTagged = false;
  for (let i = at - 1; i >= at - 5; i--) {
    const before = marks[i];
    if (!before || !isNear(before, mark) || (before.value !== undefined && !isRange(marks, at))) break;
    // 'Earn 700 a day, only 199 to join': the price begins a new statement.
    isTagged ||= has(before, Concept.contrast);
    if (isTagged && before.before.includes(',')) break;
    if (has(before, Concept.fee | Concept.refund | Concept.occasion) || isPaying.test(before.text)) break;
    // 'Salary starts after Rs 2,999', 'no salary cut, you give 3,000': words for pay that do not refer to the sum.
    if (has(before, Concept.before) || startsClause.has(before.text)) break;
    if (before.before.includes(',') && has(before, Concept.candidate)) break;
    // 'Salary se 1000 kit ka katega', 'from the salary 500'.
    if (has(before, salary) && isTakenFromPay(marks, at, i)) break;
    if (
      receives.has(before.text) ||
      has(before, salary) ||
      (has(before, given) && !/(?:^|\s)m(?:il|िल)/.test(before.text))
    )
      return true;
  }
  for (let i = at + 1; i <= at + 4; i++) {
    const next = marks[i];
    if (!next || !isNear(next, mark) || next.before.includes(',') || next.value !== undefined) break;
    if (
      has(next, Concept.fee | Concept.refund | Concept.before) ||
      /^(and|aur|then|phir|ओर|फिर|but|lekin|baki|baaki|rest|बाकि)$/.test(next.text)
    )
      break;
    if (has(next, given) || (has(next, salary) && next.text !== 'pf')) return true;
  }
  return false;
}

/** 'RS232', 'RS-485': serial interfaces, not rupees. */
const isInterface = (marks: readonly Mark[], at: number): boolean =>
  /^(?:232|422|485)$/.test(marks[at]?.text ?? '') &&
  marks[at - 1]?.text === 'rs' &&
  !/\s/.test(marks[at]?.before ?? '') &&
  (marks[at]?.start ?? 0) - (marks[at - 1]?.end ?? 0) <= 1;

/** Standards with a number: 'ISO 9001'. */
const standards = foldedWords('iso iatf ohsas haccp astm asme');
/** Names of products that end in a number: 'Office 365'. */
const numbered = foldedWords('office microsoft ms dynamics windows server exchange sharepoint m d');

/** Words that make a figure beside them a price. */
export const priceTags: ReadonlySet<string> = foldedWords(
  'only sirf bas just matra keval kewal cash nakad advance केवल सिर्फ मात्र बस नकद',
);
const MIN_PRICE = 49;

const measures = foldedWords('age aged ages umar umr umra height ht chest weight waist उम्र आयु लंबाई लम्बाई कद वजन');
const besideMeasures = foldedWords(
  'is of limit between below above under over upto minimum maximum min max no nos number seema सीमा',
);
/** 'Age 21 to 35 only', 'height 170': a measure of a person. */
function isMeasure(marks: readonly Mark[], at: number): boolean {
  for (let i = at - 1; i >= at - 6; i--) {
    const before = marks[i];
    if (!before || !isNear(before, marks[at] as Mark)) return false;
    if (measures.has(before.text)) return true;
    if (before.value === undefined && !ranges.has(before.text) && !besideMeasures.has(before.text)) return false;
  }
  return false;
}

/** 'Sirf 499', '350 cash', 'only 99 for the form': a bare figure that is a price. */
function isPriceTag(marks: readonly Mark[], at: number): boolean {
  const mark = marks[at] as Mark;
  if (isMeasure(marks, at) || isPartOfNumber(marks, at)) return false;
  const next = isNear(marks[at + 1], mark) ? marks[at + 1] : undefined;
  if ((mark.value ?? 0) < MIN_PRICE || (next !== undefined && next.concepts === 0)) return false;
  const isTag = (other: Mark | undefined) => isNear(other, mark) && priceTags.has(other?.text ?? '');
  // 'Morning only, 6k': the word belongs to what is before the comma.
  return ((isTag(marks[at - 1]) && !mark.before.includes(',')) || isTag(next)) && !has(next, unit);
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
  isNear(marks[at + 1], marks[at] as Mark) &&
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
const isPartOfNumber = (marks: readonly Mark[], at: number): boolean =>
  [0, 1].some((step) => {
    const [left, right] = [marks[at - 1 + step], marks[at + step]];
    return (
      left?.sentence === right?.sentence &&
      (left?.value ?? 0) >= 1_000 &&
      (right?.value ?? 0) >= 1_000 &&
      /^\s*$/.test(right?.before ?? '')
    );
  });

/** Reads how the number at an index counts. */
export function readAmount(marks: readonly Mark[], at: number): AmountKind {
  const mark = marks[at] as Mark;
  const { value } = mark;
  if (value === undefined || isInterface(marks, at)) return undefined;
  const [before, next] = [marks[at - 1], marks[at + 1]];
  const isMoney =
    /[₹]/.test(mark.before) ||
    (next?.before.startsWith('/-') ?? false) ||
    (isNear(before, mark) && has(before, currency)) ||
    (isNear(next, mark) && has(next, currency) && !next?.before.includes(',')) ||
    isPriceTag(marks, at);
  if (value === 0) return isMoney || has(before, Concept.fee) || has(next, Concept.fee) ? 'zero' : undefined;
  if (!isMoney) {
    if (value < 20 || value > 300_000 || !Number.isInteger(value)) return undefined;
    if (value >= 1_900 && value <= 2_100 && value % 50 !== 0 && value !== 1_999) return undefined;
    if (isNear(next, mark) && has(next, unit) && !next?.before.includes(',')) return undefined;
    if (isNear(next, mark) && !next?.before.includes(',') && isCounted(next)) return undefined;
    if (isDay(marks, at) || isMeasure(marks, at) || isPartOfNumber(marks, at) || standards.has(before?.text ?? ''))
      return undefined;
    if (value < 1_000 && numbered.has(before?.text ?? '')) return undefined;
    if (mark.before.includes('+') || mark.before.includes('#')) return undefined;
    if (next?.before.startsWith('%')) return undefined;
    // Parts of codes and names: 'C42', 'AMT/282/2024'.
    if (before?.end === mark.start || mark.before === '/') return undefined;
  }
  const isFromPay = [1, 2, 3, 4].some((step) => has(marks[at - step], salary) && isTakenFromPay(marks, at, at - step));
  if (isDaily(marks, at) || isPayLabel(marks, at)) return 'pay';
  if ((!isFromPay && isPerPeriod(marks, at)) || isPerPiece(marks, at) || isRange(marks, at) || isPay(marks, at))
    return 'pay';
  return isMoney ? 'currency' : 'bare';
}
