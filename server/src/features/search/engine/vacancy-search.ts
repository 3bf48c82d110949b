import type { SearchOrder } from '@aarambh/contract';
import type { ParsedKeyword } from '../query/read-keyword.ts';
import type { Filters } from './filter-expressions.ts';
import type { Suggestion } from './suggestions.queries.ts';

/** A search request: keyword, filters and the page that is wanted. */
export interface SearchQuery extends Filters {
  /** As typed. */
  keyword: string;
  /** Default: relevance, the best tier first. */
  order?: SearchOrder | undefined;
  now: Date;
  /** Only vacancies posted since then. */
  since?: Date | undefined;
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

/** A page of a keyword search, and the keyword as it was understood. */
export interface KeywordResult extends SearchResult {
  parsed: ParsedKeyword;
}

/** Full-text search of vacancies. Every implementation keeps the order: title, then skills and company, then the rest. */
export interface VacancySearch {
  find(query: SearchQuery): Promise<KeywordResult>;
  /**
   * Suggestions for a partly typed keyword, at most ten: texts that begin with it, then texts with a later word that does;
   * most frequent first.
   */
  suggest(typed: string): Promise<Suggestion[]>;
}
