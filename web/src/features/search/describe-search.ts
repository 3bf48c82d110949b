import { canonicalSearch, isNoindexSearch } from './canonical-search.ts';
import type { VacancyFilters } from './filters/vacancy-filters.ts';
import type { VacancyResult } from './search.api.ts';
import { searchHeading } from './search-heading.ts';

/** Metadata of a page of results: its heading, its canonical address, and whether it is noindex. */
export interface SearchDescription {
  heading: string;
  path: string;
  hidden: boolean;
}

/** Describes a page of results. The loaders call it, so that a first visit does not load its code. */
export const describeSearch = (
  filters: VacancyFilters,
  result: VacancyResult,
  places: readonly string[],
): SearchDescription => ({
  heading: searchHeading(filters, places),
  path: canonicalSearch(filters),
  hidden: !('page' in result) || isNoindexSearch(filters, result.page),
});
