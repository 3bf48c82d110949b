import { z } from 'zod';
import { call } from '../call.ts';
import { idInPath, textInQuery } from '../fields.ts';
import { vacancyCard } from '../vacancies.ts';
import { searchFilters } from './search-filters.ts';
import { searchFormCalls } from './search-form.ts';
import { searchFacets } from './search-replies.ts';

/** Warning for a search without a job title (core §5). */
const KEYWORD_MISSING = 'Enter Job Title/Keyword';

export const getSearchFacets = call({
  method: 'GET',
  path: 'vacancyportal/GetSearchFacets',
  summary:
    'Counts beside each choice of the filters, of the same search; of the newest 1,000 results when there are more.',
  source: 'ours',
  access: 'visitor',
  topics: ['vacancies'],
  query: z.strictObject({ keyword: textInQuery(100).optional(), ...searchFilters }),
  reply: { kind: 'json', schema: searchFacets },
});

/**
 * Replies carry `X-Total-Count`, `X-Total-Capped: true` when counting stopped at `COUNT_CAP`, and
 * `X-Searched-For` (URI-encoded) when spell correction changed the keyword, `X-Search-Notes` (see `searchNotes`),
 * and `X-Page-Count` when repeated advertisements were folded and the number of pages is known.
 */
export const searchVacancy = call({
  method: 'GET',
  path: 'vacancyportal/SearchVacancy',
  summary: 'Search live vacancies: title first, then skills and company, then description; newest first within each.',
  source: 'core §5, §7',
  access: 'visitor',
  topics: ['vacancies'],
  query: z.strictObject({
    keyword: textInQuery(100, undefined, KEYWORD_MISSING).refine((text) => text.length > 0, KEYWORD_MISSING),
    ...searchFilters,
  }),
  reply: { kind: 'json', schema: z.array(vacancyCard) },
});

export const listLatestVacancies = call({
  method: 'GET',
  path: 'vacancyportal/GetLatestVacancies',
  summary: 'The newest live vacancies, for the home page and an empty search.',
  source: 'ours',
  access: 'visitor',
  topics: ['vacancies'],
  query: z.strictObject(searchFilters),
  reply: { kind: 'json', schema: z.array(vacancyCard) },
});

export const getVacancySearchByCompany = call({
  method: 'GET',
  path: 'vacancyportal/GetVacancySearchByCompany',
  summary: "A company's live vacancies, newest first. `X-Company-Name` (URI-encoded) is its name.",
  source: 'core §7',
  access: 'visitor',
  topics: ['vacancies'],
  query: z.strictObject({ id: idInPath(), ...searchFilters }),
  reply: { kind: 'json', schema: z.array(vacancyCard) },
});

export const getCompanyLocations = call({
  method: 'GET',
  path: 'vacancyportal/GetCompanyLocations',
  summary: "Places of a company's live vacancies, most vacancies first.",
  source: 'ours: the location filter of the company page (core §2)',
  access: 'visitor',
  topics: ['vacancies'],
  query: z.strictObject({ id: idInPath() }),
  reply: { kind: 'json', schema: z.array(z.string()) },
});

export const searchCalls = {
  ...searchFormCalls,
  searchVacancy,
  getSearchFacets,
  listLatestVacancies,
  getVacancySearchByCompany,
  getCompanyLocations,
};
