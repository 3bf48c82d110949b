/** A demand around a mark, by its marks. */
export interface FoundDemand {
  at: number;
  score: number;
  first: number;
  last: number;
  /** Index in `occasions`; -1 when the text has none. */
  occasion: number;
  /** The words with the largest weights, when it was found by the wording of the passage and not by a single statement. */
  wording?: string[];
  /** It counts regardless of the wording of its passage. */
  isPlain?: boolean;
}

/** From this score it is a demand, from {@link MEDIUM_SCORE} a possible one. */
export const HIGH_SCORE = 4.5;
export const MEDIUM_SCORE = 3.75;
