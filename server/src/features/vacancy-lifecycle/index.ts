export { closeVacancy, expireVacancies, publishDraft } from './change-vacancy-status.ts';
export { closeLiveVacancies, findVacancyGroup, type VacancyGroup } from './close-vacancies.ts';
export { type Published, type PublishedChange, publishPostings } from './publish-postings.ts';
export type { StoredPosting, VacancyPosting } from './vacancy-posting.ts';
