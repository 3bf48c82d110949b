import type { ParsedKeyword } from '../../query/read-keyword.ts';

/** A weaker form of a search. */
export interface Relaxation {
  /** A vacancy must match one of them. */
  keywords: ParsedKeyword[];
  /** Stronger forms of the only keyword; vacancies that match one of them come first. */
  first?: ParsedKeyword[];
  /** The dropped words, as typed. */
  leftOut: string[];
  /** Only titles with the words are near enough. */
  isOfTitles?: boolean;
  /** Last resort: used only when nothing else was found. */
  isLastResort?: boolean;
  /** Contradicts what was asked for: used only until a few results are shown. */
  isForFew?: boolean;
  /** Used only when something was found before. */
  isAfterResults?: boolean;
}
