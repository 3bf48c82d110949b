/** A query somebody would type, and what it must find. */
export interface GoldenQuery {
  /** As it is typed. */
  keyword: string;
  /** Keys of golden-world.ts that must be found, separated by spaces. */
  hits: string;
  /** Keys that must not be found. */
  never?: string;
  /** The key that must stand on top. */
  first?: string;
  /**
   * What most of the first ten real postings must say, in title, skills, company, places, degrees, industry or as
   * `years:0-2`; all of several. A text tells why real postings are not asked.
   */
  real: RegExp | RegExp[] | string;
  /** What no real title among the first ten may say. */
  realNever?: RegExp;
}

/** Queries of one kind. */
export interface GoldenKind {
  kind: string;
  queries: GoldenQuery[];
}
