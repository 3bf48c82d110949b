/** A demand around a mark, by its marks. */
export interface FoundDemand {
  at: number;
  score: number;
  first: number;
  last: number;
  /** Its place in `occasions`; -1 when the text does not say. */
  occasion: number;
  /** The words that show it, where the wording of the passage does and no single statement. */
  wording?: string[];
  /** Regardless of the context. */
  isPlain?: boolean;
}

/** From here it is taken as a demand, from {@link MEDIUM_SCORE} as a possible one. */
export const HIGH_SCORE = 4.5;
export const MEDIUM_SCORE = 3.75;
