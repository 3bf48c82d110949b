export { setClosing } from './change-vacancy-status.queries.ts';
export {
  changeVacancyStatus,
  closeVacancy,
  expireVacancies,
  type Reason,
  reopenClosedVacancy,
} from './change-vacancy-status.ts';
export { closeCompanyVacancies } from './close-vacancies.ts';
export { foldCompanyName } from './fold-company-name.ts';
export { indexVacancies } from './index-vacancies.ts';
export type { BeforeFraud } from './moderated-vacancies.queries.ts';
export { endAsFraud, hideVacancy, restoreVacancy } from './moderated-vacancies.ts';
export { toPostedRow } from './publish-postings.queries.ts';
export { type Published, type PublishedChange, publishPostings } from './publish-postings.ts';
export { type RescreenCounts, rescreenVacancies } from './rescreen-vacancies.ts';
export type { StoredPosting, VacancyPosting } from './vacancy-posting.ts';
