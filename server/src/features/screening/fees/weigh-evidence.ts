import { foldedWords } from '../text/fold-characters.ts';
import { Concept } from './concepts.ts';
import { hasConcept as has, type Mark } from './mark.ts';
import type { AmountKind } from './read-amounts.ts';

/** Words on each side of a fee that count. */
export const REACH = 14;
/** Words between two marks that belong together: 'charges for the ID card'. */
const NEAR = 4;
/** A larger sum beside an occasion counts only with words that say it is to be paid; in rupees. */
const MAX_PLAIN_FEE = 7_500;

const weights = {
  demand: 4.5,
  fee: 1.5,
  money: 1,
  occasion: 1.5,
  weakOccasion: 0.75,
  currency: 1.5,
  bare: 0.75,
  pay: 1.25,
  handle: 1.5,
  refund: 1.75,
  must: 0.75,
  candidate: 0.5,
  before: 0.75,
};
const bonuses = {
  feeForOccasion: 1,
  amountForFee: 1,
  payAmount: 1,
  handleAmount: 1,
  payForOccasion: 0.5,
  secondOccasion: 0.5,
  beside: 0.5,
  refundableFee: 0.75,
  terse: 0.75,
};
const penalties = { third: -3, duty: -2.5, given: -2.5, both: -1, question: -1 };

/** Occasions that are as often something else. */
const weakOccasions = foldedWords(
  `job naukri naukari kaam काम जॉब employment test exam file form forms id verify selection processing profile platform agency consultancy course classes
  admin administrative machine equipment device material insurance bag dress shoes tab ticket tickets screening booking seat slot stamp agreement papers documents
  document docs interview application joining software pass पास फाइल फॉर्म bharti चयन भर्ती नौकरी security सुरक्षा suraksha laptop laptops software training प्रशिक्षण ट्रेनिंग`,
);

/** Words that say what a sum is for. */
const purposes = foldedWords('for towards against ke liye ka ki के का की लिए as');

/** 'wapas milega': what is given back. */
const isReturn = (marks: readonly Mark[], at: number): boolean =>
  [-2, -1, 1, 2].some((step) => has(marks[at + step], Concept.refund));

/** 'Milega': what somebody gets, also in exchange for money. */
const isPromise = ({ text }: Mark): boolean => /^(mil|मिल)/.test(text);

/** 'Paid by the company': says of the whole sentence who pays. */
const isBorneByThem = ({ text }: Mark): boolean => /^(?:paid|borne|covered|arranged|given|met) by /.test(text);

/** Whether a comma is between two marks. */
const isParted = (marks: readonly Mark[], a: number, b: number): boolean =>
  marks.slice(Math.min(a, b) + 1, Math.max(a, b) + 1).some(({ before: signs }) => signs.includes(','));

/** What speaks for a demand around a mark. */
export interface Evidence {
  score: number;
  first: number;
  last: number;
  occasion: number;
}

const { fee, money, occasion, pay, handle, refund, must, candidate, before, third, duty, given } = Concept;
/** Marks around which a demand is looked for. */
export const CENTRES = Concept.demand | fee | money | occasion | pay | refund | handle;

export class Window {
  readonly marks: readonly Mark[];
  readonly amounts: readonly AmountKind[];
  readonly counts: (at: number) => boolean;

  constructor(marks: readonly Mark[], amounts: readonly AmountKind[], counts: (at: number) => boolean) {
    this.marks = marks;
    this.amounts = amounts;
    this.counts = counts;
  }

  /** Adds up what speaks for a demand around a mark. */
  weigh(centre: number): Evidence {
    const { marks, amounts } = this;
    const middle = marks[centre] as Mark;
    const from = Math.max(0, centre - REACH);
    const to = Math.min(marks.length - 1, centre + REACH);
    const best: Record<string, number> = {};
    const fees: number[] = [];
    const occasionsAt: number[] = [];
    const money_: number[] = [];
    const sums: number[] = [];
    const pays: number[] = [];
    const handles: number[] = [];
    let occasionBits = 0;
    let first = centre;
    let last = centre;
    let penalty = 0;
    const add = (key: string, weight: number, at: number) => {
      const share = marks[at]?.sentence === middle.sentence ? 1 : 0.8;
      if ((best[key] ?? 0) >= weight * share) return;
      best[key] = weight * share;
      if (key === 'candidate' || key === 'must' || key === 'before') return;
      first = Math.min(first, at);
      last = Math.max(last, at);
    };
    for (let at = from; at <= to; at++) {
      const mark = marks[at] as Mark;
      const distance = Math.abs(mark.sentence - middle.sentence);
      if (distance > 2) continue;
      const isSame = distance === 0;
      if (isSame) {
        if (has(mark, third)) penalty = Math.min(penalty, best.third === undefined ? penalties.third : penalty);
        if (has(mark, third)) best.third = 0;
        if (mark.text.startsWith('reimbursed')) best.reimbursed = 0;
        if (has(mark, duty) && !(has(mark, must) && at > centre)) best.duty = 0;
        if (
          (Math.abs(at - centre) <= 7 || isBorneByThem(mark)) &&
          has(mark, given) &&
          !isReturn(marks, at) &&
          !(isPromise(mark) && isParted(marks, at, centre))
        )
          best[isPromise(mark) ? 'promised' : 'given'] = 0;
      }
      if (!this.counts(at)) continue;
      const amount = amounts[at];
      if (amount === 'currency' || amount === 'bare') {
        add('amount', amount === 'currency' ? weights.currency : weights.bare, at);
        sums.push(at);
        continue;
      }
      if (has(mark, fee)) {
        add('fee', weights.fee, at);
        fees.push(at);
      } else if (has(mark, money)) {
        add('money', weights.money, at);
        money_.push(at);
      }
      if (has(mark, occasion)) {
        const isWeak = weakOccasions.has(mark.text);
        add('occasion', isWeak ? weights.weakOccasion : weights.occasion, at);
        occasionsAt.push(at);
        if (isSame || occasionBits === 0)
          occasionBits = isWeak ? occasionBits || mark.occasions : occasionBits | mark.occasions;
      }
      if (has(mark, pay) && !has(mark, fee)) {
        add('pay', weights.pay, at);
        pays.push(at);
      } else if (has(mark, pay) && best.fee === undefined) pays.push(at);
      if (has(mark, Concept.demand)) add('demand', weights.demand, at);
      if (has(mark, handle)) {
        add('handle', weights.handle, at);
        handles.push(at);
      }
      if (has(mark, refund)) add('refund', weights.refund, at);
      if (has(mark, must)) add('must', weights.must, at);
      if (has(mark, candidate)) add('candidate', weights.candidate, at);
      if (has(mark, before)) add('before', weights.before, at);
    }
    return this.judge({
      best,
      fees: fees.length > 0 ? fees : money_,
      hasFee: fees.length > 0,
      occasionsAt,
      sums,
      pays,
      handles,
      occasionBits,
      first,
      last,
    });
  }

  private judge(found: {
    best: Record<string, number>;
    fees: number[];
    hasFee: boolean;
    occasionsAt: number[];
    sums: number[];
    pays: number[];
    handles: number[];
    occasionBits: number;
    first: number;
    last: number;
  }): Evidence {
    const { best, fees, occasionsAt, sums, pays, handles } = found;
    const isNear = (a: number[], b: number[], reach = NEAR) =>
      a.some((x) => b.some((y) => x !== y && Math.abs(x - y) <= reach && this.isTogether(x, y)));
    const isCompound = fees.some((at) => has(this.marks[at], occasion));
    const of = (key: string) => best[key] ?? 0;
    const feeForOccasion = isCompound || isNear(fees, occasionsAt);
    const amountForFee = isNear(sums, fees) || isNear(sums, occasionsAt);
    const nothing: Evidence = { score: 0, first: found.first, last: found.last, occasion: found.occasionBits };
    if (of('demand') > 0) {
      const against = best.third !== undefined || best.duty !== undefined ? penalties.third : 0;
      return { ...nothing, score: of('demand') + of('amount') + of('occasion') + of('handle') + against };
    }
    const hasMoney = fees.length > 0 || sums.length > 0;
    if (!hasMoney) return nothing;
    const isBeside = isNear(sums, occasionsAt, 2) || isNear(sums, fees, 2);
    const isForOccasion = occasionsAt.length > 0 && this.isFor(sums, occasionsAt);
    const isSecond = new Set(occasionsAt.map((at) => this.marks[at]?.text)).size > 1;
    // A sum beside an occasion needs something that says it is paid: 'ID card 350' alone may be a price list.
    const isPaid =
      found.hasFee ||
      isNear(sums, fees) ||
      ((isBeside || isForOccasion) && of('occasion') > 0 && this.isFeeSized(sums)) ||
      of('pay') + of('handle') + of('refund') > 0 ||
      (amountForFee && of('must') + of('before') + of('candidate') > 0) ||
      (amountForFee && isSecond && of('occasion') >= weights.occasion && this.isFeeSized(sums));
    if (!isPaid) return nothing;
    // Without a fee or an occasion the sum must be one that somebody is told to pay.
    const isPayAmount = isNear(sums, pays);
    const isHandleAmount = isNear(sums, handles, 3);
    const isTold = of('must') + of('candidate') + of('before') > 0;
    const isOrder = (isPayAmount || isHandleAmount) && (isTold || of('handle') > 0);
    if (fees.length === 0 && occasionsAt.length === 0 && !isOrder && of('refund') === 0) return nothing;
    let score = of('fee') || of('money');
    score += of('occasion');
    // The word fee makes a bare figure an amount.
    const amount = of('amount');
    const isSum =
      isNear(sums, fees) ||
      isPayAmount ||
      isHandleAmount ||
      isForOccasion ||
      (isBeside && of('occasion') >= weights.occasion);
    score += amount > 0 && isSum ? Math.max(amount, weights.currency) : amount;
    // What comes back must have been paid: without a fee or a sum, refunds are a subject of work.
    const isReturned = found.hasFee || sums.length > 0;
    score += of('pay') + of('handle') + (isReturned ? of('refund') : 0);
    score += Math.min(1.75, of('must') + of('candidate') + of('before'));
    if (feeForOccasion) score += bonuses.feeForOccasion;
    if (amountForFee) score += bonuses.amountForFee;
    if (isPayAmount) score += bonuses.payAmount;
    else if (isHandleAmount) score += bonuses.handleAmount;
    if (isForOccasion) score += bonuses.payForOccasion;
    else if (isBeside) score += bonuses.beside;
    if (sums.some((at) => this.amounts[at] === 'currency' && this.isTerse(at)) && (isBeside || isForOccasion))
      score += bonuses.terse;
    if (of('refund') > 0 && found.hasFee) score += bonuses.refundableFee;
    if (isSecond) score += bonuses.secondOccasion;
    const isDirect = of('refund') > 0 || of('before') > 0 || (of('candidate') > 0 && of('pay') > 0);
    let penalty = 0;
    if (best.third !== undefined) penalty += penalties.third;
    if (best.duty !== undefined) penalty += penalties.duty;
    if (best.third !== undefined && best.duty !== undefined) penalty += penalties.both;
    if (isDirect) penalty *= 0.6;
    // 'Exam fees are reimbursed after the exam': a benefit, as long as no sum is asked for.
    if (best.reimbursed !== undefined && sums.length === 0) return nothing;
    if (best.given !== undefined)
      penalty += isDirect && of('refund') + of('before') > 0 ? penalties.given / 2 : penalties.given;
    else if (best.promised !== undefined && of('pay') + of('handle') === 0) penalty += penalties.given;
    return { ...nothing, score: score + penalty };
  }

  /** '500 for training', 'ID card ke liye 500', 'kit ka 500'. */
  private isFor(sums: number[], occasionsAt: number[]): boolean {
    const link = (from: number, to: number) => {
      for (let i = from; i < to; i++) if (purposes.has(this.marks[i]?.text ?? '')) return true;
      return false;
    };
    return sums.some((sum) =>
      occasionsAt.some(
        (at) =>
          Math.abs(at - sum) <= 6 && this.isTogether(at, sum) && (at > sum ? link(sum + 1, at) : link(at + 1, sum)),
      ),
    );
  }

  /** Whether sums beside an occasion can be its fee: not pay, which is larger, nor beside pay. */
  private isFeeSized(sums: number[]): boolean {
    return sums.some((at) => {
      const sentence = this.marks[at]?.sentence;
      if ((this.marks[at]?.value ?? 0) > MAX_PLAIN_FEE) return false;
      for (let i = at - REACH; i <= at + REACH; i++)
        if (this.amounts[i] === 'pay' && this.marks[i]?.sentence === sentence) return false;
      return true;
    });
  }

  /** Whether a sentence is as short as a price tag: 'Form: Rs 350'. */
  private isTerse(at: number): boolean {
    const sentence = this.marks[at]?.sentence;
    let words = 1;
    for (let i = at - 1; i >= at - 6 && this.marks[i]?.sentence === sentence; i--) words += 1;
    for (let i = at + 1; i <= at + 6 && this.marks[i]?.sentence === sentence; i++) words += 1;
    return words <= 6;
  }

  /** Whether two marks are in one sentence. */
  private isTogether(a: number, b: number): boolean {
    return this.marks[a]?.sentence === this.marks[b]?.sentence;
  }
}
