import { foldedWords } from '../text/fold-characters.ts';
import { Concept } from './concepts.ts';
import { hasConcept as has, type Mark } from './mark.ts';
import type { Marked } from './read-marked.ts';
import { REACH, weights } from './scoring-weights.ts';

const { fee, money, occasion, pay, handle, refund, must, candidate, before, third, duty, given, salary } = Concept;

/** Ambiguous occasions, which often have another meaning. */
const weakOccasions = foldedWords(
  `job naukri naukari kaam काम जॉब employment test exam file form forms id verify selection processing profile platform agency consultancy course classes
  admin administrative machine equipment device material insurance bag dress shoes tab ticket tickets screening booking seat slot stamp agreement papers documents
  document docs interview application joining software pass पास फाइल फॉर्म bharti चयन भर्ती नौकरी security सुरक्षा suraksha laptop laptops software training प्रशिक्षण ट्रेनिंग
  capital invest invests investment crypto bitcoin dealership otp otps lend chit committee nidhi निवेश पूंजी nivesh
  tools toolbox tool gloves cap boots gear login certificates permit permits counselling stationery जूते टोपी औजार जूता`,
);

/** A text with the meanings of its words. */
export interface ReadText extends Marked {
  /** Whether a word counts: it is not negated, and used as in a demand. */
  counts: (at: number) => boolean;
}

export type EvidenceKind = keyof typeof weights | 'amount';

/** Evidence around a mark; positions are indices of marks. */
export interface Evidence {
  centre: number;
  /** The largest weight of each kind. */
  best: Partial<Record<EvidenceKind, number>>;
  /** Evidence against it in the sentence. */
  against: Set<'third' | 'duty' | 'given' | 'promised' | 'reimbursed' | 'salary'>;
  fees: number[];
  money: number[];
  occasions: number[];
  sums: number[];
  pays: number[];
  handles: number[];
  occasionBits: number;
  first: number;
  last: number;
}

/** 'wapas milega': a refund. */
const isReturn = (marks: readonly Mark[], at: number): boolean =>
  [-2, -1, 1, 2].some((step) => has(marks[at + step], refund));

/** 'Milega': something received, possibly in exchange for money. */
const isPromise = ({ text }: Mark): boolean => /(?:^|\s)(?:mil|मिल)/.test(text);

/** 'Paid by the company': states the payer for the whole sentence. */
const isBorneByThem = ({ text }: Mark): boolean => /^(?:paid|borne|covered|arranged|given|met) by /.test(text);

/** Whether a comma is between two marks. */
const isParted = (marks: readonly Mark[], a: number, b: number): boolean =>
  marks.slice(Math.min(a, b) + 1, Math.max(a, b) + 1).some(({ before: signs }) => signs.includes(','));

/** 'To collect the offer letter', '650 for installing': the occasion of a payment. */
const isPurpose = (marks: readonly Mark[], at: number): boolean =>
  (marks[at - 1]?.text === 'for' && marks[at - 2]?.value !== undefined) ||
  (marks[at]?.text === 'collect' &&
    (marks[at + 1]?.text === 'your' ||
      (marks[at - 1]?.text === 'to' && [1, 2, 3].some((step) => has(marks[at + step], occasion)))));

/** 'GST of Rs 540 on your laptop', 'plus GST': tax on an amount that the job seeker is asked to pay. */
const isTaxOfTheirs = (marks: readonly Mark[], at: number): boolean =>
  marks[at]?.text === 'gst' &&
  marks
    .slice(Math.max(0, at - 3), at + 10)
    .some((mark) => mark.sentence === marks[at]?.sentence && has(mark, candidate)) &&
  marks.slice(Math.max(0, at - 3), at + 4).some(({ value }) => value !== undefined);

const WITHIN_GIVEN = 7;

/** Adds the evidence of a mark against a demand. */
function addAgainst({ against, centre }: Evidence, marks: readonly Mark[], at: number): void {
  const mark = marks[at] as Mark;
  if (has(mark, third) && !isTaxOfTheirs(marks, at)) against.add('third');
  if (has(mark, salary) && !isParted(marks, at, centre)) against.add('salary');
  if (mark.text.startsWith('reimbursed')) against.add('reimbursed');
  if (has(mark, duty) && !(has(mark, must) && at > centre) && !isPurpose(marks, at)) against.add('duty');
  if (!has(mark, given) || (Math.abs(at - centre) > WITHIN_GIVEN && !isBorneByThem(mark)) || isReturn(marks, at))
    return;
  if (!isPromise(mark)) against.add('given');
  else if (!isParted(marks, at, centre)) against.add('promised');
}

/** Collects the evidence for and against a demand around a mark, within a limited number of words and two sentences on each side. */
export function collectEvidence({ marks, amounts, counts, clauseOf, isExplained }: ReadText, centre: number): Evidence {
  const middle = marks[centre] as Mark;
  const evidence: Evidence = {
    centre,
    best: {},
    against: new Set(),
    fees: [],
    money: [],
    occasions: [],
    sums: [],
    pays: [],
    handles: [],
    occasionBits: 0,
    first: centre,
    last: centre,
  };
  const { best } = evidence;
  const add = (kind: EvidenceKind, weight: number, at: number, places?: number[]) => {
    places?.push(at);
    const counted = weight * (marks[at]?.sentence === middle.sentence ? 1 : 0.8);
    if ((best[kind] ?? 0) >= counted) return;
    best[kind] = counted;
    if (kind === 'candidate' || kind === 'must' || kind === 'before') return;
    evidence.first = Math.min(evidence.first, at);
    evidence.last = Math.max(evidence.last, at);
  };
  for (let at = Math.max(0, centre - REACH); at <= Math.min(marks.length - 1, centre + REACH); at++) {
    const mark = marks[at] as Mark;
    const distance = Math.abs(mark.sentence - middle.sentence);
    if (distance > 2) continue;
    if (clauseOf[at] === clauseOf[centre]) addAgainst(evidence, marks, at);
    if (!counts(at) || (distance > 0 && mark.value === undefined && mark.concepts === 0)) continue;
    if (distance > 0 && isExplained(at)) continue;
    const amount = amounts[at];
    if (amount === 'currency' || amount === 'bare') {
      add('amount', weights[amount], at, evidence.sums);
      continue;
    }
    if (has(mark, fee)) add('fee', weights.fee, at, evidence.fees);
    else if (has(mark, money)) add('money', weights.money, at, evidence.money);
    if (has(mark, occasion)) {
      const isWeak = weakOccasions.has(mark.text);
      add('occasion', isWeak ? weights.weakOccasion : weights.occasion, at, evidence.occasions);
      if (distance === 0 || evidence.occasionBits === 0)
        evidence.occasionBits = isWeak
          ? evidence.occasionBits || mark.occasions
          : evidence.occasionBits | mark.occasions;
    }
    if (has(mark, pay) && !has(mark, fee)) add('pay', weights.pay, at, evidence.pays);
    else if (has(mark, pay) && best.fee === undefined) evidence.pays.push(at);
    if (has(mark, Concept.demand)) add('demand', weights.demand, at);
    if (has(mark, handle)) add('handle', weights.handle, at, evidence.handles);
    if (has(mark, refund)) add('refund', weights.refund, at);
    if (has(mark, must)) add('must', weights.must, at);
    if (has(mark, candidate)) add('candidate', weights.candidate, at);
    if (has(mark, before)) add('before', weights.before, at);
  }
  return evidence;
}
