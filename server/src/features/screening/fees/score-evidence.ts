import { foldedWords } from '../text/fold-characters.ts';
import type { Evidence, EvidenceKind, ReadText } from './collect-evidence.ts';
import { Concept } from './concepts.ts';
import { hasConcept as has } from './mark.ts';
import { bonuses, MAX_EXPLAINED, MAX_PLAIN_FEE, NEAR, penalties, REACH, weights } from './scoring-weights.ts';

/** Words that link a sum to its occasion. */
const purposes = foldedWords('for towards against ke liye ka ki के का की लिए as me mein में hetu हेतु');
/** Also before a sum with a currency: 'membership at 360 rupees'. */
const pricings = new Set(['at', 'is', 'in']);
/** Smaller figures are counts, not prices. */
const MIN_PRICED = 99;
/** Maximum number of words in a sentence that reads like a price tag. */
const MAX_TERSE = 6;

/** Scores the evidence for a demand; 0 without a request for money. */
export function scoreEvidence(text: ReadText, evidence: Evidence): number {
  const { marks, amounts } = text;
  const { best, against, occasions, sums, pays, handles } = evidence;
  const fees = evidence.fees.length > 0 ? evidence.fees : evidence.money;
  const hasFee = evidence.fees.length > 0;
  const of = (kind: EvidenceKind) => best[kind] ?? 0;
  const near = (a: readonly number[], b: readonly number[], reach = NEAR) =>
    a.some((x) => b.some((y) => x !== y && Math.abs(x - y) <= reach && marks[x]?.sentence === marks[y]?.sentence));

  const cap = (score: number) =>
    text.isExplained(evidence.centre) ? Math.min(score + penalties.explained, MAX_EXPLAINED) : score;
  if (of('demand') > 0) {
    const isOther = against.has('third') || against.has('duty');
    return cap(of('demand') + of('amount') + of('occasion') + of('handle') + (isOther ? penalties.third : 0));
  }
  if (fees.length === 0 && sums.length === 0) return 0;
  const isFee = isFeeSized(text, sums);
  const isPayAmount = near(sums, pays);
  const isHandleAmount = near(sums, handles, 3);
  const isAmountForFee = near(sums, fees) || near(sums, occasions);
  const isBeside = near(sums, occasions, 2) || near(sums, fees, 2);
  const isForOccasion = occasions.length > 0 && isFor(text, sums, occasions);
  const isSecond = new Set(occasions.map((at) => marks[at]?.text)).size > 1;
  const instruction = of('must') + of('before') + of('candidate');
  // A sum next to a occasion needs a word of payment: 'ID card 350' alone may be a price list.
  const isPaid =
    hasFee ||
    near(sums, fees) ||
    ((isBeside || isForOccasion) && of('occasion') > 0 && isFee) ||
    of('pay') + of('handle') + of('refund') > 0 ||
    (isAmountForFee && instruction > 0) ||
    (isAmountForFee && isSecond && of('occasion') >= weights.occasion && isFee);
  // In a job posting, a fee-sized sum that is neither pay nor a benefit is probably payable by the job seeker.
  const penalty = penaltyOf(evidence);
  const isUnexplained =
    penalty === 0 &&
    isFee &&
    !against.has('salary') &&
    (isPayAmount || isForOccasion || isHandleAmount || hasCurrency(text, evidence));
  if (!isPaid && !isUnexplained) return 0;
  // Without a fee or a occasion, the text must instruct payment of the sum.
  const isOrder = (isPayAmount || isHandleAmount) && (instruction > 0 || of('handle') > 0);
  const isNamed = fees.length > 0 || occasions.length > 0 || of('refund') > 0;
  if (!isNamed && !isOrder && !isUnexplained) return 0;

  const isCompound = fees.some((at) => has(marks[at], Concept.occasion));
  let score = of('fee') || of('money');
  // 'Seat rokne ka 1000': a weak occasion counts fully when it has a price.
  score += isForOccasion && isFee ? Math.max(of('occasion'), weights.occasion) : of('occasion');
  // Next to the word fee, a bare figure is an amount.
  const isSum =
    near(sums, fees) ||
    isPayAmount ||
    isHandleAmount ||
    isForOccasion ||
    (isBeside && of('occasion') >= weights.occasion);
  score += of('amount') > 0 && isSum ? Math.max(of('amount'), weights.currency) : of('amount');
  // A refund presupposes a payment; without a fee or a sum, refunds are part of the work.
  const isReturned = hasFee || sums.length > 0;
  score += of('pay') + of('handle') + (isReturned ? of('refund') : 0) + Math.min(1.75, instruction);
  if (isCompound || near(fees, occasions)) score += bonuses.feeForOccasion;
  if (isAmountForFee) score += bonuses.amountForFee;
  if (isPayAmount) score += bonuses.payAmount;
  else if (isHandleAmount) score += bonuses.handleAmount;
  if (isForOccasion) score += bonuses.payForOccasion;
  else if (isBeside) score += bonuses.beside;
  if ((isBeside || isForOccasion) && sums.some((at) => amounts[at] === 'currency' && isTerse(text, at)))
    score += bonuses.terse;
  if (isPerHead(text, sums)) score += bonuses.perHead;
  if (of('refund') > 0 && hasFee) score += bonuses.refundableFee;
  if (isSecond) score += bonuses.secondOccasion;
  // 'Exam fees are reimbursed after the exam': a benefit, unless a sum is requested.
  if (against.has('reimbursed') && sums.length === 0) return 0;
  if (isUnexplained) score += bonuses.unexplainedSum;
  if (isUnexplained && of('candidate') + of('before') > 0 && hasCurrency(text, evidence)) score += bonuses.addressed;
  return cap(score + penalty);
}

/** Whether a sum of the sentence is written as money. */
const hasCurrency = ({ marks, amounts }: ReadText, { centre, sums }: Evidence): boolean =>
  sums.some((at) => amounts[at] === 'currency' && marks[at]?.sentence === marks[centre]?.sentence);

/** Evidence against a demand counts less when the sentence addresses job seekers. */
function penaltyOf({ best, against }: Evidence): number {
  const isBefore = best.refund !== undefined || best.before !== undefined;
  const isDirect = isBefore || (best.candidate !== undefined && best.pay !== undefined);
  let penalty = 0;
  if (against.has('third')) penalty += penalties.third;
  if (against.has('duty')) penalty += penalties.duty;
  if (against.has('third') && against.has('duty')) penalty += penalties.both;
  if (isDirect) penalty *= 0.6;
  if (against.has('given')) penalty += isBefore ? penalties.given / 2 : penalties.given;
  else if (against.has('promised') && best.pay === undefined && best.handle === undefined) penalty += penalties.given;
  return penalty;
}

/** '500 for training', 'ID card ke liye 500', 'kit ka 500'. */
function isFor({ marks, amounts }: ReadText, sums: readonly number[], occasions: readonly number[]): boolean {
  const hasLink = (from: number, to: number, isMoney: boolean) =>
    marks.slice(from, to).some(({ text }) => purposes.has(text) || (isMoney && pricings.has(text)));
  return sums.some((sum) =>
    occasions.some(
      (at) =>
        Math.abs(at - sum) <= 6 &&
        marks[at]?.sentence === marks[sum]?.sentence &&
        (isPriced(marks, sum, at) ||
          (at > sum ? hasLink(sum + 1, at, false) : hasLink(at + 1, sum, amounts[sum] === 'currency'))),
    ),
  );
}

/** 'Rs 200 each candidate', 'har candidate 200'. */
const isPerHead = ({ marks }: ReadText, sums: readonly number[]): boolean =>
  sums.some((sum) =>
    [-2, -1, 1, 2].some((step) => {
      const mark = marks[sum + step];
      return (
        mark?.sentence === marks[sum]?.sentence &&
        has(mark, Concept.candidate) &&
        (/^(?:per|each|every) /.test(mark?.text ?? '') ||
          /^(?:har|each|every|per|प्रति|हर)$/.test(marks[sum + step - 1]?.text ?? ''))
      );
    }),
  );

/** 'Your security of 1,499.': a occasion with its price at the end of a clause. */
const isPriced = (marks: ReadText['marks'], sum: number, at: number): boolean => {
  const next = marks[sum + 1];
  const isEnd = next?.sentence !== marks[sum]?.sentence || /[,;]/.test(next?.before ?? '');
  return at < sum && sum - at <= 3 && marks[sum - 1]?.text === 'of' && isEnd && (marks[sum]?.value ?? 0) >= MIN_PRICED;
};

/** Whether sums next to a occasion can be its fee: pay is larger, and sums next to pay do not count. */
const isFeeSized = ({ marks, amounts }: ReadText, sums: readonly number[]): boolean =>
  sums.some((at) => {
    if ((marks[at]?.value ?? 0) > MAX_PLAIN_FEE) return false;
    for (let i = at - REACH; i <= at + REACH; i++)
      if (amounts[i] === 'pay' && marks[i]?.sentence === marks[at]?.sentence) return false;
    return true;
  });

/** Whether a sentence is as short as a price tag, 'Form: Rs 350'. */
function isTerse({ marks }: ReadText, at: number): boolean {
  const sentence = marks[at]?.sentence;
  let words = 1;
  for (let i = at - 1; i >= at - MAX_TERSE && marks[i]?.sentence === sentence; i--) words += 1;
  for (let i = at + 1; i <= at + MAX_TERSE && marks[i]?.sentence === sentence; i++) words += 1;
  return words <= MAX_TERSE;
}
