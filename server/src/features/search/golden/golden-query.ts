/** A query as job seekers type it, and its expected results. */
export interface GoldenQuery {
  /** As it is typed. */
  keyword: string;
  /** Keys in test-golden-postings.ts that must match strictly, separated by spaces. */
  hits: string;
  /** Keys that must be shown as relaxed results. */
  relaxed?: string;
  /** Keys that must not match strictly; they may be shown as relaxed results. */
  never?: string;
  /** Keys that must not be shown at all, not even as relaxed results. */
  nowhere?: string;
  /** The key that must come first. */
  first?: string;
  /**
   * What most of the first ten real postings must contain, in title, skills, company, places, degrees, industry or as
   * `years:0-2`; of several patterns all. A text states why real postings are not checked.
   */
  real: RegExp | RegExp[] | string;
  /** What no title of the first ten real postings may contain. */
  realNever?: RegExp;
}

/** Queries of one kind. */
export interface GoldenKind {
  kind: string;
  queries: GoldenQuery[];
}
