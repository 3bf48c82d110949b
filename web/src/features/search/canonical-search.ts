import { addressWith, mergeParams, type VacancyFilters } from './vacancy-filters.ts';

/** Nobody reads on so far; search engines find what lies there by the sitemap. */
const LAST_INDEXED_PAGE = 10;
/** Longer ones are pasted sentences, not searches that others make too. */
const LONGEST_KEYWORD = 60;

/**
 * The one address of all spellings of a search: keyword in lower case with single spaces, place and page; what is not
 * part of the search is left out.
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
 * Whether a page of results stays out of search engines: nothing is found, it lies deep, the keyword was mended or is a
 * sentence, or filters narrow it. There are too many combinations of those, all parts of a page that is found without.
 */
export const isOddSearch = (
  { keyword, experience, edu, page }: VacancyFilters,
  found: { vacancies: readonly unknown[]; searchedFor: string },
): boolean =>
  found.vacancies.length === 0 ||
  found.searchedFor !== '' ||
  page > LAST_INDEXED_PAGE ||
  keyword.length > LONGEST_KEYWORD ||
  experience !== '' ||
  edu !== '';
