export { closeVacancy, expireVacancies, publishDraft, type Reason } from './change-vacancy-status.ts';
export { listNewestLiveCards } from './list-cards.ts';
export { findLiveVacancy } from './live-vacancies.queries.ts';
export type { VacancyPosting } from './posting/vacancy-posting.ts';
export { type PublishedCounts, publishPostings } from './publish-postings.ts';
export { rebuildSearchVocabulary, refreshSearchVocabulary } from './search/vocabulary.ts';
export { countVacancies } from './vacancies.queries.ts';
export { vacancyRoutes } from './vacancies.routes.ts';
