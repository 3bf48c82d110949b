export { type ImportSummary, importVacancies } from './import-vacancies.ts';
export { descriptionFromText, listInWords } from './parsing/describe-posting.ts';
export { postingFromLine } from './parsing/posting-from-line.ts';
