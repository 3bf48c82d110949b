import { sweepAccounts } from './features/accounts/index.ts';
import { sweepMessages } from './features/notifications/index.ts';
import { expireVacancies, refreshSearchVocabulary } from './features/vacancies/index.ts';
import { fileHolders } from './file-holders.ts';
import { sweepOrphanFiles } from './platform/files/sweep-orphan-files.ts';
import type { Job } from './platform/jobs/jobs.ts';
import { sweepLimits } from './platform/limits.ts';
import type { Platform } from './platform/platform.ts';
import { sweepUsedOnce } from './platform/used-once.ts';

/** Everything that happens by itself, on one page. */
export const scheduledJobs = (platform: Platform): Job[] => [
  { name: 'expire-vacancies', everyMinutes: 1, run: () => expireVacancies(platform) },
  { name: 'refresh-search-vocabulary', everyMinutes: 5, run: () => refreshSearchVocabulary(platform) },
  { name: 'sweep-orphan-files', everyMinutes: 60, run: () => sweepOrphanFiles(platform, fileHolders) },
  { name: 'sweep-messages', everyMinutes: 60, run: () => sweepMessages(platform) },
  { name: 'sweep-accounts', everyMinutes: 60, run: () => sweepAccounts(platform) },
  { name: 'sweep-limits', everyMinutes: 60, run: () => sweepLimits(platform.db, platform.clock.now()) },
  { name: 'sweep-used-once', everyMinutes: 60, run: () => sweepUsedOnce(platform.db, platform.clock.now()) },
];
