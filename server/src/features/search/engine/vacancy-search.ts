import type { Filters } from './build-tsquery.ts';

/** What is looked for, and which part of the answer is wanted. */
export interface SearchQuery extends Filters {
  /** As typed. */
  keyword: string;
  now: Date;
  /** How many to skip. */
  offset: number;
  /** How many to answer at most. */
  limit: number;
}

/** A page of vacancies, best first. */
export interface SearchResult {
  ids: number[];
  /** How many there are, at most COUNT_CAP. */
  total: number;
  /** Counting stopped at `total`; there are more. */
  capped: boolean;
  /** The keyword as it was read, when a misspelling was mended and that found more. */
  searchedFor?: string;
}

/** Finds vacancies by words. Behind it may stand anything that keeps the order: title, then skills and company, then anywhere. */
export interface VacancySearch {
  find(query: SearchQuery): Promise<SearchResult>;
  /** At most ten texts that begin with what was typed, then those one of whose words does; most frequent first. */
  suggest(typed: string): Promise<string[]>;
}
