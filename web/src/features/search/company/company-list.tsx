import type { ReactNode } from 'react';
import { EmptyState, LinkButton } from '../../../ui/index.ts';
import { clearFilters, countFilters, type VacancyFilters } from '../filters/vacancy-filters.ts';
import { type ListPlace, listAddress } from '../list-address.ts';
import { FilteredList } from '../results/filtered-list.tsx';
import type { VacancyPage } from '../search.api.ts';
import { CompanyFilterBar } from './company-filter-bar.tsx';

/** Whether a list has filters or its own order: such pages are subsets of the plain one. */
export const isFiltered = (filters: VacancyFilters): boolean =>
  countFilters(filters) > 0 || filters.order !== 'relevance';

interface CompanyListProps {
  list: ListPlace;
  filters: VacancyFilters;
  places: readonly string[];
  page: VacancyPage;
  heading?: ReactNode;
}

/** The vacancies of one company, with experience and place as selects above the other filters. */
export function CompanyList({ list, filters, places, page, heading }: CompanyListProps) {
  return (
    <>
      <CompanyFilterBar list={list} filters={filters} places={places} />
      <FilteredList
        list={list}
        filters={filters}
        places={places}
        hasAllPlaces
        page={page}
        heading={heading}
        empty={
          <EmptyState title="There are currently no active jobs available." drawing="inbox">
            {countFilters(filters) > 0 && (
              <LinkButton to={listAddress(list, clearFilters(filters))}>Clear all filters</LinkButton>
            )}
            <LinkButton to="/job/search" variant="secondary">
              See the latest jobs
            </LinkButton>
          </EmptyState>
        }
      />
    </>
  );
}
