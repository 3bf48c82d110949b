import type { Filters } from './build-tiers.ts';

/** A search request: keyword, filters and the page that is wanted. */
export interface SearchQuery extends Filters {
  /** As typed. */
  keyword: string;
  now: Date;
  offset: number;
  limit: number;
}

/** A page of vacancies, best match first. */
export interface SearchResult {
  ids: number[];
  /** Matching vacancies, at most COUNT_CAP. */
  total: number;
  /** Counting stopped at `total`: there are more. */
  capped: boolean;
  /** The corrected keyword, when spell correction found more. */
  searchedFor?: string;
}

/** Full-text search of vacancies. Every implementation keeps the order: title, then skills and company, then the rest. */
export interface VacancySearch {
  find(query: SearchQuery): Promise<SearchResult>;
  /**
   * Suggestions for a partly typed keyword, at most ten: texts that begin with it, then texts with a later word that does;
   * most frequent first.
   */
  suggest(typed: string): Promise<string[]>;
}
