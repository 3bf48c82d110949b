/** What a word means in a demand for money; a word may mean several things. */
export const Concept = {
  fee: 1 << 0,
  /** A word for money that does not say whose: weaker than a fee. */
  money: 1 << 1,
  /** What the fee is said to be for. */
  occasion: 1 << 2,
  pay: 1 << 3,
  /** Must, required, only: marks of a condition. */
  must: 1 << 4,
  /** A way to pay: UPI, a wallet, a QR code. */
  handle: 1 << 5,
  refund: 1 << 6,
  candidate: 1 << 7,
  /** Before joining, after selection, to confirm the seat. */
  before: 1 << 8,
  /** No, zero: denies the noun that follows. */
  no: 1 << 9,
  /** Not, never, मत: denies the verb that follows. */
  not: 1 << 10,
  /** Nil, free, waived: denies what is before or after it. */
  free: 1 << 11,
  /** नहीं: denies what is before it. */
  nahi: 1 << 12,
  without: 1 << 13,
  /** Words that a negation reaches over. */
  filler: 1 << 14,
  /** But, only, except: ends a negation. */
  contrast: 1 << 15,
  salary: 1 << 16,
  /** What the employer gives: provided, allowance, bonus. */
  given: 1 << 17,
  /** Somebody else who pays: students, patients, customers; or the books of a company. */
  third: 1 << 18,
  /** Work with money: collect, reconcile, handle. */
  duty: 1 << 19,
  /** Names of jobs and departments: a word before them is no occasion. */
  role: 1 << 20,
  warning: 1 << 21,
  anyone: 1 << 22,
  ask: 1 << 23,
  currency: 1 << 24,
  /** Counts other things than money: years, km, openings. */
  unit: 1 << 25,
  /** Per month, a day: the amount is pay. */
  period: 1 << 26,
  /** Five, पांच. */
  count: 1 << 27,
  /** Hundred, sau, lakh. */
  multiple: 1 << 28,
  /** Says all by itself: 'pay first', 'fees applicable'. */
  demand: 1 << 29,
  /** Persons who pay for what an employer sells: customers, patients, parents. */
  payer: 1 << 30,
} as const;

/** What a fee is said to be for; each is a rule. */
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
] as const;
export type Occasion = (typeof occasions)[number];
