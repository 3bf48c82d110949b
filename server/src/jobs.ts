import { sweepOrphanFiles } from './features/resumes/index.ts';
import { expireVacancies, refreshSearchVocabulary } from './features/vacancies/index.ts';
import type { Job } from './platform/jobs/jobs.ts';
import type { Platform } from './platform/platform.ts';

/** Everything that happens by itself, on one page. */
export const scheduledJobs = (platform: Platform): Job[] => [
  { name: 'expire-vacancies', everyMinutes: 1, run: () => expireVacancies(platform) },
  { name: 'refresh-search-vocabulary', everyMinutes: 5, run: () => refreshSearchVocabulary(platform) },
  { name: 'sweep-orphan-files', everyMinutes: 60, run: () => sweepOrphanFiles(platform) },
];
