/** Bit flags for the meaning of a word in a demand for money. A word may have several. */
export const Concept = {
  fee: 1 << 0,
  /** A general word for money, without a payer: weaker evidence than a fee. */
  money: 1 << 1,
  /** The stated purpose of a fee. */
  occasion: 1 << 2,
  pay: 1 << 3,
  /** Must, required, only: words of obligation. */
  must: 1 << 4,
  /** A way to pay: UPI, a wallet, a QR code. */
  handle: 1 << 5,
  refund: 1 << 6,
  candidate: 1 << 7,
  /** Before joining, after selection, to confirm the seat. */
  before: 1 << 8,
  /** No, zero: negates the following noun. */
  no: 1 << 9,
  /** Not, never, मत: negates the following verb. */
  not: 1 << 10,
  /** Nil, free, waived: negates the word before or after it. */
  free: 1 << 11,
  /** नहीं: negates the preceding word. */
  nahi: 1 << 12,
  without: 1 << 13,
  /** Words that may stand between a negation and the negated word. */
  filler: 1 << 14,
  /** But, only, except: ends a negation. */
  contrast: 1 << 15,
  salary: 1 << 16,
  /** Provided by the employer: provided, allowance, bonus. */
  given: 1 << 17,
  /** A payer other than the candidate: students, patients, customers; or the books of a company. */
  third: 1 << 18,
  /** Work with money: collect, reconcile, handle. */
  duty: 1 << 19,
  /** Job titles and departments: the preceding word is not the purpose of a fee. */
  role: 1 << 20,
  warning: 1 << 21,
  anyone: 1 << 22,
  ask: 1 << 23,
  currency: 1 << 24,
  /** A unit other than money: years, km, openings. */
  unit: 1 << 25,
  /** Per month, a day: the amount is pay. */
  period: 1 << 26,
  /** Five, पांच. */
  count: 1 << 27,
  /** Hundred, sau, lakh. */
  multiple: 1 << 28,
  /** A complete demand by itself: 'pay first', 'fees applicable'. */
  demand: 1 << 29,
  /** The employer's paying customers: customers, patients, parents. */
  payer: 1 << 30,
} as const;

/** Stated purposes of fees; each is a rule. */
export const occasions = [
  'registration',
  'deposit',
  'training',
  'kit',
  'documents',
  'verification',
  'dispatch',
  'placement',
  'purchase',
  'investment',
  'access',
  'retention',
] as const;
export type Occasion = (typeof occasions)[number];
