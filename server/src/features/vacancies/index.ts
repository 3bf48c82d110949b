export { createLivePlacesReader, isListedPlace } from './create-live-places-reader.ts';
export { listCards, listNewestLiveCards, mapKnownCards } from './list-cards.ts';
export { findLiveVacancy, hasEnded, isIndexedLive, isLive } from './live-vacancies.queries.ts';
export {
  countVacancies,
  type DetailsRow,
  findCompanyName,
  findLiveDetails,
  listCompanyPlaces,
  listLiveSkills,
  listRepeatKeys,
} from './vacancies.queries.ts';
export { vacancyRoutes, vacancyStaffActions } from './vacancies.routes.ts';
