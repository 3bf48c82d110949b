import type { VacancyFilters } from './filters/vacancy-filters.ts';

/** One line that names a search: 'accountant · Pune, Delhi · 2 Years'. '' for a search of everything. */
export function summaryOf({ keyword, places, experience }: VacancyFilters): string {
  const where = places.length > 2 ? `${places[0]} +${places.length - 1}` : places.join(', ');
  return [keyword, where, experience].filter(Boolean).join(' · ');
}
