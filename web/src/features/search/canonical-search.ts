import { addressWith, mergeParams } from '../vacancies/index.ts';
import type { VacancyFilters } from './vacancy-filters.ts';

/** Deeper pages are not indexed; search engines find their vacancies in the sitemap. */
const LAST_INDEXED_PAGE = 10;
/** Longer keywords are pasted sentences rather than common searches. */
const MAX_INDEXED_KEYWORD_LENGTH = 60;

/**
 * Canonical address of a search: keyword in lower case with single spaces, place and page; other parameters are dropped.
 */
export function canonicalSearch({ keyword, location, page }: VacancyFilters): string {
  const params = mergeParams(new URLSearchParams(), {
    keyword: keyword.toLowerCase().replace(/\s+/g, ' '),
    location,
  });
  if (page > 1) params.set('page', String(page));
  return addressWith('/job/search', params);
}

/**
 * Whether a result page is noindex: no results, a deep page, a spell-corrected or very long keyword, or filters. There are
 * too many combinations, and each is a subset of an indexed page.
 */
export const isNoindexSearch = (
  { keyword, experience, edu, page }: VacancyFilters,
  found: { vacancies: readonly unknown[]; searchedFor: string },
): boolean =>
  found.vacancies.length === 0 ||
  found.searchedFor !== '' ||
  page > LAST_INDEXED_PAGE ||
  keyword.length > MAX_INDEXED_KEYWORD_LENGTH ||
  experience !== '' ||
  edu !== '';
