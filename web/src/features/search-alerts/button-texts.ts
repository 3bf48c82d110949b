/** Texts of a button that saves a search or follows a company. */
export interface ButtonTexts {
  save: string;
  saved: string;
  /** Said after saving. */
  done: string;
  /** Said after removing. */
  removed: string;
}
