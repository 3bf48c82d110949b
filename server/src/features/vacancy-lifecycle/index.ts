export { setClosing } from './change-vacancy-status.queries.ts';
export {
  changeVacancyStatus,
  closeVacancy,
  expireVacancies,
  reopenClosedVacancy,
} from './change-vacancy-status.ts';
export { countOpenVacancies, lockOpenVacancies, type VacancyScope } from './close-vacancies.queries.ts';
export { closeCompanyVacancies, closeLocked, reopenClosedTogether } from './close-vacancies.ts';
export { foldCompanyName } from './fold-company-name.ts';
export { makeVacancyLive, releaseVacancy } from './make-vacancy-live.ts';
export {
  type BeforeFraud,
  formerMailWarningKey,
  mailWarningKey,
  progressWithout,
  smsWarningKey,
  type WarningProgress,
  type Withdrawn,
} from './moderated-vacancies.queries.ts';
export { endAsFraud, endWithoutFraud, reopenRestored, restoreVacancy, unmarkFraud } from './moderated-vacancies.ts';
export { describeHold, passLiveGate } from './pass-live-gate.ts';
export { toPostedRow } from './publish-postings.queries.ts';
export { type Published, type PublishedChange, publishPostings, readPostingsAhead } from './publish-postings.ts';
export { type RescreenCounts, rescreenVacancies } from './rescreen-vacancies.ts';
export { type CompanyScreening, SCREENING_BATCH_SIZE, screenCompany, screenQueuedCompanies } from './screen-company.ts';
export { searchQueuedFrauds } from './search-frauds.ts';
export type { Reason } from './status-reason.ts';
export type { StoredPosting, VacancyPosting } from './vacancy-posting.ts';
