import {
  getLocations,
  getVacancySearchByCompany,
  listLatestVacancies,
  searchVacancy,
  type VacancyCard,
} from '@aarambh/contract';
import { type Api, ApiError } from '../../platform/api/api.ts';
import { filterQuery, type VacancyFilters } from '../search/vacancy-filters.ts';

/** Places shown before a person reaches for the list; the rest is fetched then. */
const COMMON_PLACES = 60;

/** One page of cards. `total` is a lower bound when `capped`; `searchedFor` is set when a keyword was read as another. */
export interface VacancyPage {
  vacancies: VacancyCard[];
  total: number;
  capped: boolean;
  searchedFor: string;
  companyName: string;
}

/** A page of cards, or the text of why there is none; `status` is the document's. */
export type VacancyResult = { page: VacancyPage; status: 200 } | { failure: string; status: number };

type CardsReply = { reply: VacancyCard[]; headers: Record<string, string> };

const readPage = ({ reply, headers }: CardsReply): VacancyPage => ({
  vacancies: reply,
  total: Number(headers['x-total-count'] ?? reply.length),
  capped: headers['x-total-capped'] === 'true',
  searchedFor: decodeURIComponent(headers['x-searched-for'] ?? ''),
  companyName: decodeURIComponent(headers['x-company-name'] ?? ''),
});

async function resultOf(asking: Promise<CardsReply>): Promise<VacancyResult> {
  try {
    return { page: readPage(await asking), status: 200 };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { failure: error.message, status: error.status || 503 };
  }
}

/** Vacancies for a keyword, or the newest without one. */
export function findVacancies(api: Api, filters: VacancyFilters): Promise<VacancyResult> {
  const query = filterQuery(filters);
  return resultOf(
    filters.keyword
      ? api.withHeaders(searchVacancy, { query: { keyword: filters.keyword, ...query } })
      : api.withHeaders(listLatestVacancies, { query }),
  );
}

/** A company's vacancies. */
export const findCompanyVacancies = (api: Api, companyID: string, filters: VacancyFilters): Promise<VacancyResult> =>
  resultOf(api.withHeaders(getVacancySearchByCompany, { query: { id: companyID, ...filterQuery(filters) } }));

/** All places with vacancies, most vacancies first. */
export const listPlaces = (api: Api): Promise<string[]> => api(getLocations);

/** The first of all places. Without them a page still works, so a failure is not the page's (core §8). */
export async function commonPlaces(places: Promise<string[]>): Promise<string[]> {
  try {
    return (await places).slice(0, COMMON_PLACES);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return [];
  }
}
