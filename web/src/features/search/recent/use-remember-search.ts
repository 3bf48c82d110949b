import { useEffect } from 'react';
import type { VacancyFilters } from '../filters/vacancy-filters.ts';

/** Stores the search of a page that found something. The code is loaded when the page is shown. */
export function useRememberSearch(filters: VacancyFilters, hasResults: boolean): void {
  useEffect(() => {
    if (!hasResults) return;
    // Without it the search is only not remembered.
    import('./recent-searches.ts').then((recent) => recent.rememberSearch(filters)).catch(() => undefined);
  }, [filters, hasResults]);
}
