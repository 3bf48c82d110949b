export { type ImportSummary, importVacancies } from './import-vacancies.ts';
export { listInWords } from './parsing/describe-posting.ts';
