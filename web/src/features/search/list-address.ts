import { addressWith } from '../vacancies/index.ts';
import { type VacancyFilters, writeFilters } from './filters/vacancy-filters.ts';

/** A list with filters: the search, or the jobs of one company by id or at its page. */
export interface ListPlace {
  path: '/job/search' | '/job/by-company' | `/companies/${string}`;
  /** Company id of `/job/by-company`. */
  id?: string | undefined;
}

export const SEARCH: ListPlace = { path: '/job/search' };

/** Canonical address of a list with these filters. */
export function listAddress({ path, id }: ListPlace, filters: VacancyFilters): string {
  const params = writeFilters(filters);
  return addressWith(path, id === undefined ? params : new URLSearchParams([['id', id], ...params]));
}

/** Address of a list with changed filters, from its first page. */
export const changedAddress = (
  list: ListPlace,
  filters: VacancyFilters,
  change: Partial<Omit<VacancyFilters, 'page'>>,
): string => listAddress(list, { ...filters, ...change, page: 1 });
