/** Content blocks of marketing pages; plain data, so that loaders send them and scripts do not contain them. */
export interface Point {
  title: string;
  text: string;
}

/** Topic of a point, selects its icon. */
export type Sign = 'calendar' | 'shield' | 'talk' | 'clock' | 'eye' | 'rupee' | 'file' | 'pencil' | 'people' | 'place';

export interface SignedPoint extends Point {
  sign: Sign;
}

export interface Story {
  /** First name only; the example persons are fictional. */
  name: string;
  role: string;
  city: string;
  words: string;
}

export interface Question {
  question: string;
  answer: string;
}

/** A row of a comparison: without and with the plan. */
export interface Contrast {
  label: string;
  without: string;
  with: string;
}
