/** A word, phrase or number of a text with its meaning. */
export interface Mark {
  text: string;
  start: number;
  end: number;
  sentence: number;
  concepts: number;
  occasions: number;
  /** Signs before it: '₹', ',', ':'. */
  before: string;
  /** The figure of a number, and of a number in words. */
  value: number | undefined;
}

/** Whether a mark has one of some concepts. */
export const hasConcept = (mark: Mark | undefined, concepts: number): boolean =>
  mark !== undefined && (mark.concepts & concepts) !== 0;
