import {
  educationChoices,
  experienceChoices,
  getCompanyLocations,
  getEducations,
  getExperiences,
  getKeywords,
  getLocations,
  getVacancySearchByCompany,
  listLatestVacancies,
  PAGE_SIZE,
  searchVacancy,
} from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context.ts';
import { serveCall } from '../../infra/http/serve-call.ts';
import {
  createLivePlacesReader,
  findCompanyName,
  isListedPlace,
  listCards,
  listCompanyPlaces,
} from '../vacancies/index.ts';
import { createPostgresSearch } from './engine/postgres-search.ts';
import { listPage } from './list-page.ts';
import { readFilters } from './read-filters.ts';
import { setTotalHeaders } from './set-total-headers.ts';

const sliceOf = (page = 1) => ({ offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE });

/** Serves keyword search, suggestions, filter choices, and lists of the newest vacancies. */
export function searchRoutes(app: FastifyInstance, context: AppContext): void {
  const { reads: db, clock } = context;
  const search = createPostgresSearch(db);
  const listPlaces = createLivePlacesReader(context);

  // Suggest titles, skills and companies while a keyword is typed.
  serveCall(app, getKeywords, ({ query }) => search.suggest(query.keyword ?? ''));

  // The choices of the three filters.
  serveCall(app, getLocations, () => listPlaces());
  serveCall(app, getExperiences, () => [...experienceChoices]);
  serveCall(app, getEducations, () => [...educationChoices]);

  // Search by keyword and filters.
  serveCall(app, searchVacancy, async ({ query, headers }) => {
    const now = clock.now();
    const found = await search.find({ keyword: query.keyword, ...readFilters(query), now, ...sliceOf(query.page) });
    setTotalHeaders(headers, found);
    return await listCards(db, found.ids, now);
  });

  // The newest vacancies, for the home page and a search without a keyword.
  serveCall(app, listLatestVacancies, async ({ query, headers }) => {
    const now = clock.now();
    const found = await listPage(db, readFilters(query), { now, ...sliceOf(query.page) });
    setTotalHeaders(headers, found);
    return await listCards(db, found.ids, now);
  });

  // One company's vacancies.
  serveCall(app, getVacancySearchByCompany, async ({ query, headers }) => {
    const now = clock.now();
    const name = await findCompanyName(db, query.id);
    if (name) headers['X-Company-Name'] = encodeURIComponent(name);
    const found = await listPage(db, { ...readFilters(query), companyId: query.id }, { now, ...sliceOf(query.page) });
    setTotalHeaders(headers, found);
    return await listCards(db, found.ids, now);
  });
  serveCall(app, getCompanyLocations, async ({ query }) =>
    (await listCompanyPlaces(db, query.id, clock.now())).filter(isListedPlace),
  );
}
