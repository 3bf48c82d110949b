/** How the lines of one import are read. */
export interface ImportOptions {
  /** Source of lines that name none. */
  source: string;
  now: Date;
  /** Posting date of lines without one. */
  undatedPostedAt: Date;
  /** Dates every posting within the last 30 days, so that an old file has live vacancies. */
  shiftDates: boolean;
}
