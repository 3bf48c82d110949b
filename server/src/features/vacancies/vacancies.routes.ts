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
  type UnavailableVacancy,
} from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context.ts';
import type { Db } from '../../infra/database/connect.ts';
import { serveCall } from '../../infra/http/serve-call.ts';
import { createPostgresSearch } from '../search/engine/postgres-search.ts';
import { listPage } from '../search/list-page.ts';
import { readFilters } from '../search/read-filters.ts';
import { jobPageRoutes } from '../seo/landing-pages/job-pages.routes.ts';
import { openJobPages } from '../seo/landing-pages/open-job-pages.ts';
import { sitemapRoutes } from '../seo/sitemaps/sitemaps.routes.ts';
import { pictureRoutes } from '../seo/social-cards/picture.routes.ts';
import { listCards } from './list-cards.ts';
import { placesList } from './list-places.ts';
import { presentManual, presentStandard } from './present-vacancy.ts';
import { tellTotal } from './tell-total.ts';
import { findCompanyName, findLiveDetails, findWhyUnavailable } from './vacancies.queries.ts';

/** Said instead of details. A draft and one that never was look alike; what was public may be told to have ended. */
async function noLongerAvailable(db: Db, vacancyID: number, now: Date): Promise<UnavailableVacancy> {
  const reason = await findWhyUnavailable(db, vacancyID, now);
  return { vacancyID, message: 'This job is no longer available.', ...(reason && { reason }) };
}

const part = (page = 1) => ({ offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE });

/** Serves search, lists, details, and what search engines ask for. */
export function vacancyRoutes(app: FastifyInstance, context: AppContext): void {
  const { reads: db, clock } = context;
  const search = createPostgresSearch(db);
  const listPlaces = placesList(context);

  // Suggest titles, skills and companies while a keyword is typed.
  serveCall(app, getKeywords, ({ query }) => search.suggest(query.keyword ?? ''));

  // The choices of the three filters.
  serveCall(app, getLocations, () => listPlaces());
  serveCall(app, getExperiences, () => [...experienceChoices]);
  serveCall(app, getEducations, () => [...educationChoices]);

  // Search by keyword and filters.
  serveCall(app, searchVacancy, async ({ query, headers }) => {
    const now = clock.now();
    const found = await search.find({ keyword: query.keyword, ...readFilters(query), now, ...part(query.page) });
    tellTotal(headers, found);
    return await listCards(db, found.ids, now);
  });

  // The newest vacancies, for the home page and a search without a keyword.
  serveCall(app, listLatestVacancies, async ({ query, headers }) => {
    const now = clock.now();
    const found = await listPage(db, readFilters(query), { now, ...part(query.page) });
    tellTotal(headers, found);
    return await listCards(db, found.ids, now);
  });

  // One company's vacancies.
  serveCall(app, getVacancySearchByCompany, async ({ query, headers }) => {
    const now = clock.now();
    const name = await findCompanyName(db, query.id);
    if (name) headers['X-Company-Name'] = encodeURIComponent(name);
    const found = await listPage(db, { ...readFilters(query), companyId: query.id }, { now, ...part(query.page) });
    tellTotal(headers, found);
    return await listCards(db, found.ids, now);
  });

  // Details of either kind; an id of the other kind has none.
  serveCall(app, getVacancyDetails, async ({ params }) => {
    const now = clock.now();
    const row = await findLiveDetails(db, params.id, now);
    return row?.kind === 'standard' ? presentStandard(row) : await noLongerAvailable(db, params.id, now);
  });
  serveCall(app, getManualVacancyDetails, async ({ params }) => {
    const now = clock.now();
    const row = await findLiveDetails(db, params.id, now);
    return row?.kind === 'manual' ? presentManual(row) : await noLongerAvailable(db, params.id, now);
  });

  const jobPages = openJobPages(context);
  jobPageRoutes(app, context, jobPages);
  sitemapRoutes(app, context, jobPages);
  pictureRoutes(app, context);
}
