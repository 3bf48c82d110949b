/** Texts of a button that saves a search or follows a company. */
export interface ButtonTexts {
  save: string;
  saved: string;
  /** Said after saving. */
  done: string;
  /** Said when it was saved before, with the alerts of then. */
  known: string;
  /** Said after removing. */
  removed: string;
}
