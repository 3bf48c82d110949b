export { closeVacancy, expireVacancies, publishDraft } from './change-vacancy-status.ts';
export { publishPostings } from './publish-postings.ts';
export type { VacancyPosting } from './vacancy-posting.ts';
