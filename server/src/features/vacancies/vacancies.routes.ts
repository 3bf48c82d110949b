import {
  educationChoices,
  experienceChoices,
  getEducations,
  getExperiences,
  getKeywords,
  getLocations,
  getManualVacancyDetails,
  getVacancyDetails,
  getVacancySearchByCompany,
  listLatestVacancies,
  PAGE_SIZE,
  searchVacancy,
} from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import { listCards } from './list-cards.ts';
import { listPage } from './list-page.ts';
import { placesList } from './list-places.ts';
import { presentManual, presentStandard } from './present-vacancy.ts';
import { readFilters } from './read-filters.ts';
import { createPostgresSearch } from './search/postgres-search.ts';
import type { SearchResult } from './search/vacancy-search.ts';
import { sitemapRoutes } from './sitemap.routes.ts';
import { findCompanyName, findLiveDetails } from './vacancies.queries.ts';

/** Said instead of details, whatever the reason: a closed vacancy and one that never was look alike. */
const noLongerAvailable = (vacancyID: number) => ({ vacancyID, message: 'This job is no longer available.' });

const part = (page = 1) => ({ offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE });

function tellTotal(headers: Record<string, string>, { total, capped, searchedFor }: SearchResult): void {
  headers['X-Total-Count'] = String(total);
  if (capped) headers['X-Total-Capped'] = 'true';
  if (searchedFor) headers['X-Searched-For'] = encodeURIComponent(searchedFor);
}

/** Serves search, lists, details and the sitemap. */
export function vacancyRoutes(app: FastifyInstance, platform: Platform): void {
  const { db, clock } = platform;
  const search = createPostgresSearch(db);
  const listPlaces = placesList(db, clock);

  // Suggest titles, skills and companies while a keyword is typed.
  serve(app, getKeywords, ({ query }) => search.suggest(query.keyword ?? ''));

  // The choices of the three filters.
  serve(app, getLocations, () => listPlaces());
  serve(app, getExperiences, () => [...experienceChoices]);
  serve(app, getEducations, () => [...educationChoices]);

  // Search by keyword and filters.
  serve(app, searchVacancy, async ({ query, headers }) => {
    const now = clock.now();
    const found = await search.find({ keyword: query.keyword, ...readFilters(query), now, ...part(query.page) });
    tellTotal(headers, found);
    return await listCards(db, found.ids, now);
  });

  // The newest vacancies, for the home page and a search without a keyword.
  serve(app, listLatestVacancies, async ({ query, headers }) => {
    const now = clock.now();
    const found = await listPage(db, readFilters(query), { now, ...part(query.page) });
    tellTotal(headers, found);
    return await listCards(db, found.ids, now);
  });

  // One company's vacancies.
  serve(app, getVacancySearchByCompany, async ({ query, headers }) => {
    const now = clock.now();
    const name = await findCompanyName(db, query.id);
    if (name) headers['X-Company-Name'] = encodeURIComponent(name);
    const found = await listPage(db, { ...readFilters(query), companyId: query.id }, { now, ...part(query.page) });
    tellTotal(headers, found);
    return await listCards(db, found.ids, now);
  });

  // Details of either kind; an id of the other kind has none.
  serve(app, getVacancyDetails, async ({ params }) => {
    const row = await findLiveDetails(db, params.id, clock.now());
    return row?.kind === 'standard' ? presentStandard(row) : noLongerAvailable(params.id);
  });
  serve(app, getManualVacancyDetails, async ({ params }) => {
    const row = await findLiveDetails(db, params.id, clock.now());
    return row?.kind === 'manual' ? presentManual(row) : noLongerAvailable(params.id);
  });

  sitemapRoutes(app, platform);
}
