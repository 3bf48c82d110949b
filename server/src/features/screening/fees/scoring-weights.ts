/** Weight of each kind of word in a demand for money; see `HIGH_SCORE`. */
export const weights = {
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
/** Additional weight of combinations of words. */
export const bonuses = {
  feeForOccasion: 1,
  amountForFee: 1,
  payAmount: 1,
  handleAmount: 1,
  payForOccasion: 0.5,
  secondOccasion: 0.5,
  beside: 0.5,
  refundableFee: 0.75,
  terse: 0.75,
  /** An unexplained sum in a sentence that addresses job seekers, or describes what happens before or after it. */
  addressed: 0.75,
  /** 'Rs 200 each candidate': names the payer. */
  perHead: 1,
  /** The sentence does not explain the sum otherwise: as pay, a benefit, or money of others. */
  unexplainedSum: 1.75,
};
export const penalties = { third: -3, duty: -2.5, given: -2.5, both: -1, explained: -2 };
/** Maximum score of a demand that its sentence explains: below the score that holds a posting. */
export const MAX_EXPLAINED = 4;

/** Context window: words on each side of a fee. */
export const REACH = 14;
/** Words between two marks that belong together: 'charges for the ID card'. */
export const NEAR = 4;
/** In rupees: a larger sum next to an occasion counts only with a word of payment. */
export const MAX_PLAIN_FEE = 10_000;
