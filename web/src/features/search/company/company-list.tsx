import type { ReactNode } from 'react';
import type { Api } from '../../../platform/api/api.ts';
import { EmptyState, LinkButton } from '../../../ui/index.ts';
import { clearFilters, countFilters, readFilters, type VacancyFilters } from '../filters/vacancy-filters.ts';
import { type ListPlace, listAddress } from '../list-address.ts';
import { FilteredList } from '../results/filtered-list.tsx';
import { findCompanyVacancies, type VacancyPage, type VacancyResult } from '../search.api.ts';
import { CompanyFilterBar } from './company-filter-bar.tsx';
import { listCompanyPlaces } from './company-places.ts';

/** A page of a company's vacancies with the filters of its address and all its places. */
export interface CompanyJobs {
  id: string;
  filters: VacancyFilters;
  result: VacancyResult;
  places: string[];
}

/** Loads a page of a company's vacancies by the filters of an address. */
export async function loadCompanyJobs(api: Api, id: string, params: URLSearchParams): Promise<CompanyJobs> {
  const filters = readFilters(params);
  const [result, places] = await Promise.all([findCompanyVacancies(api, id, filters), listCompanyPlaces(api, id)]);
  return { id, filters, result, places };
}

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
