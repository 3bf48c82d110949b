/** The blocks landing pages are made of; texts only, so that loaders can hand them out and no script carries them. */
export interface Point {
  title: string;
  text: string;
}

/** What a point is about, for its icon. */
export type Sign = 'calendar' | 'shield' | 'talk' | 'clock' | 'eye' | 'rupee' | 'file' | 'pencil' | 'people' | 'place';

export interface SignedPoint extends Point {
  sign: Sign;
}

export interface Story {
  /** First names only: people of the examples are invented. */
  name: string;
  role: string;
  city: string;
  words: string;
}

export interface Question {
  question: string;
  answer: string;
}

/** A line of a comparison: what one has without the plan, and with it. */
export interface Contrast {
  label: string;
  without: string;
  with: string;
}
