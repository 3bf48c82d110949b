import { countFilters, noFilters, type VacancyFilters } from './filters/vacancy-filters.ts';
import { listAddress, SEARCH } from './list-address.ts';

/** Deeper pages are not indexed; search engines find their vacancies in the sitemap. */
const LAST_INDEXED_PAGE = 10;
/** Longer keywords are pasted sentences rather than common searches. */
const MAX_INDEXED_KEYWORD_LENGTH = 60;

/**
 * Canonical address of a search: keyword in lower case with single spaces, first place and page; other parameters are
 * dropped.
 */
export const canonicalSearch = ({ keyword, places, page }: VacancyFilters): string =>
  listAddress(SEARCH, {
    ...noFilters,
    keyword: keyword.toLowerCase().replace(/\s+/g, ' '),
    places: places.slice(0, 1),
    page,
  });

/**
 * Whether a result page is noindex: no results, a deep page, a spell-corrected or very long keyword, another order, or
 * any filter but one place. There are too many combinations, and each is a subset of an indexed page.
 */
export const isNoindexSearch = (
  filters: VacancyFilters,
  found: { vacancies: readonly unknown[]; searchedFor: string },
): boolean =>
  found.vacancies.length === 0 ||
  found.searchedFor !== '' ||
  filters.page > LAST_INDEXED_PAGE ||
  filters.keyword.length > MAX_INDEXED_KEYWORD_LENGTH ||
  filters.order !== 'relevance' ||
  countFilters(filters) > Math.min(filters.places.length, 1);
