import {
  educationChoices,
  experienceChoices,
  getCompanyLocations,
  getEducations,
  getExperiences,
  getKeywords,
  getLocations,
  getSearchFacets,
  getSearchSuggestions,
  getSimilarVacancies,
  getVacancySearchByCompany,
  listLatestVacancies,
  PAGE_SIZE,
  searchVacancy,
} from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context.ts';
import { serveCall } from '../../infra/http/serve-call.ts';
import {
  createQuickPlacesReader,
  findCompanyName,
  isListedPlace,
  listCards,
  listCompanyPlaces,
} from '../vacancies/index.ts';
import { createPopularOffersReader } from './engine/popular-offers.ts';
import { createPostgresSearch } from './engine/postgres-search.ts';
import { latestPage } from './latest-page.ts';
import { listPage } from './list-page.ts';
import { locationsOf, readFilters } from './read-filters.ts';
import { countFacets } from './search-facets.ts';
import { searchPage } from './search-page.ts';
import { setListHeaders } from './set-list-headers.ts';
import { listSimilarVacancies } from './similar/list-similar-vacancies.ts';

const sliceOf = (page = 1) => ({ offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE });

/** Serves keyword search, suggestions, filter choices, similar vacancies, and lists of the newest vacancies. */
export function searchRoutes(app: FastifyInstance, context: AppContext): void {
  const { reads: db, clock } = context;
  const search = createPostgresSearch(db);
  const listPlaces = createQuickPlacesReader(context);
  const listPopular = createPopularOffersReader(context, listPlaces);

  // Suggest titles, skills and companies while a keyword is typed.
  serveCall(app, getKeywords, async ({ query }) => (await search.suggest(query.keyword ?? '')).map(({ text }) => text));
  serveCall(app, getSearchSuggestions, ({ query }) => search.suggest(query.keyword ?? ''));

  // The choices of the three filters.
  serveCall(app, getLocations, () => listPlaces());
  serveCall(app, getExperiences, () => [...experienceChoices]);
  serveCall(app, getEducations, () => [...educationChoices]);

  // Search by keyword and filters.
  serveCall(app, searchVacancy, async ({ query, headers }) => {
    const now = clock.now();
    const choices = { ...readFilters(query, now), locations: locationsOf(query) };
    const page = await searchPage({ db, search, listPopular }, query.keyword, choices, { page: query.page ?? 1, now });
    setListHeaders(headers, { ...page.found, ...page });
    return page.cards;
  });

  // The number of vacancies for each choice of the filters.
  serveCall(app, getSearchFacets, ({ query }) => countFacets(db, query, clock.now()));

  // The newest vacancies, for the home page and a search without a keyword.
  serveCall(app, listLatestVacancies, async ({ query, headers }) => {
    const choices = { ...readFilters(query, clock.now()), locations: locationsOf(query) };
    const page = await latestPage({ db, listPopular }, choices, { page: query.page ?? 1, now: clock.now() });
    setListHeaders(headers, { ...page.found, ...page });
    return page.cards;
  });

  // Vacancies of the same work, below a job and in place of one that has ended.
  serveCall(app, getSimilarVacancies, ({ params }) => listSimilarVacancies(db, params.id, clock.now()));

  // One company's vacancies.
  serveCall(app, getVacancySearchByCompany, async ({ query, headers }) => {
    const now = clock.now();
    const name = await findCompanyName(db, query.id);
    if (name) headers['X-Company-Name'] = encodeURIComponent(name);
    const choices = { ...readFilters(query, now), companyId: query.id };
    const found = await listPage(db, choices, { now, ...sliceOf(query.page) });
    setListHeaders(headers, found);
    return await listCards(db, found.ids, now);
  });
  serveCall(app, getCompanyLocations, async ({ query }) =>
    (await listCompanyPlaces(db, query.id, clock.now())).filter(isListedPlace),
  );
}
