import type { Api } from '../../../platform/api/api.ts';
import { readFilters, type VacancyFilters } from '../filters/vacancy-filters.ts';
import { findCompanyVacancies, type VacancyResult } from '../search.api.ts';
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
