import { type VacancyFilters, writeFilters } from './vacancy-filters.ts';

interface HiddenFiltersProps {
  filters: VacancyFilters;
  /** Parameters that the form has controls for. */
  without: readonly string[];
}

/** Keeps the other filters of the page in a form that is submitted without JavaScript. */
export function HiddenFilters({ filters, without }: HiddenFiltersProps) {
  return [...writeFilters({ ...filters, page: 1 })]
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
