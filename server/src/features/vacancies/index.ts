export { createLivePlacesReader, createQuickPlacesReader, isListedPlace } from './create-live-places-reader.ts';
export { listCards, listNewestLiveCards, mapKnownCards } from './list-cards.ts';
export { findLiveVacancy, hasEnded, isIndexedLive, isLive } from './live-vacancies.queries.ts';
export { presentStandard } from './present-vacancy.ts';
export {
  countVacancies,
  type DetailsRow,
  findCompanyName,
  findDetails,
  findLiveDetails,
  listCompanyPlaces,
  listLiveSkills,
  listRepeatKeys,
} from './vacancies.queries.ts';
export { vacancyRoutes } from './vacancies.routes.ts';
export { findSamplePercent, tableSample } from './vacancy-sample.queries.ts';
