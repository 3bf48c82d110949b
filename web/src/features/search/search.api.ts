import {
  getLocations,
  getVacancySearchByCompany,
  listLatestVacancies,
  PAGE_SIZE,
  type SearchNotes,
  searchVacancy,
  type VacancyCard,
} from '@aarambh/contract';
import { type Api, ApiError } from '../../platform/api/api.ts';
import { filterQuery, type VacancyFilters } from './filters/vacancy-filters.ts';
import { readNotes } from './search-notes.ts';

/** Places rendered with the page; the rest is loaded when the user focuses the list. */
const COMMON_PLACES = 60;

/** One page of cards. `total` is a lower bound if `capped`; `searchedFor` is the corrected keyword, if any. */
export interface VacancyPage {
  vacancies: VacancyCard[];
  total: number;
  capped: boolean;
  searchedFor: string;
  companyName: string;
  pageCount: number;
  notes: SearchNotes;
}

/** A page of cards or an error text; `status` is the HTTP status of the document. */
export type VacancyResult = { page: VacancyPage; status: 200 } | { failure: string; status: number };

type CardsReply = { reply: VacancyCard[]; headers: Record<string, string> };

function readPage({ reply, headers }: CardsReply): VacancyPage {
  const total = Number(headers['x-total-count'] ?? reply.length);
  return {
    vacancies: reply,
    total,
    capped: headers['x-total-capped'] === 'true',
    searchedFor: decodeURIComponent(headers['x-searched-for'] ?? ''),
    companyName: decodeURIComponent(headers['x-company-name'] ?? ''),
    // Fewer pages than the total fills when repeated advertisements are folded.
    pageCount: Number(headers['x-page-count'] ?? Math.ceil(total / PAGE_SIZE)),
    notes: readNotes(headers['x-search-notes']),
  };
}

async function toResult(request: Promise<CardsReply>): Promise<VacancyResult> {
  try {
    return { page: readPage(await request), status: 200 };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { failure: error.message, status: error.status || 503 };
  }
}

/** Vacancies for a keyword, or the newest ones without a keyword. */
export function searchVacancies(api: Api, filters: VacancyFilters): Promise<VacancyResult> {
  const query = filterQuery(filters);
  return toResult(
    filters.keyword
      ? api.withHeaders(searchVacancy, { query: { keyword: filters.keyword, ...query } })
      : api.withHeaders(listLatestVacancies, { query }),
  );
}

/** A company's vacancies. */
export const findCompanyVacancies = (api: Api, companyID: string, filters: VacancyFilters): Promise<VacancyResult> =>
  toResult(api.withHeaders(getVacancySearchByCompany, { query: { id: companyID, ...filterQuery(filters) } }));

/** All places with vacancies, most vacancies first. */
export const listPlaces = (api: Api): Promise<string[]> => api(getLocations);

/** The most common places. The page works without them, so a failure returns none (core §8). */
export async function listCommonPlaces(places: Promise<string[]>): Promise<string[]> {
  try {
    return (await places).slice(0, COMMON_PLACES);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return [];
  }
}
