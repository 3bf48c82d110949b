import type { AppContext } from '../app-context.ts';
import { sweepAccounts } from '../features/accounts/index.ts';
import { closeApplications } from '../features/applications/index.ts';
import { attachGuestPurchases, sweepGuestContacts } from '../features/billing/guest-purchases/index.ts';
import { checkDueOrders, finishRefunds, sweepPayments } from '../features/billing/payments/index.ts';
import { tellPlanEnds } from '../features/billing/plans/index.ts';
import { remindOfInterviews } from '../features/interviews/index.ts';
import { remindOfJobFairs } from '../features/job-fairs/index.ts';
import { fillPriorityListings } from '../features/listings/index.ts';
import { sweepMessages } from '../features/notifications/index.ts';
import { expireVacancies, refreshSearchVocabulary } from '../features/vacancies/index.ts';
import { sweepWalkIns } from '../features/walk-ins/index.ts';
import { sweepOrphanFiles } from '../infra/files/sweep-orphan-files.ts';
import { sweepLimits } from '../infra/http/rate-limit/rate-limit.ts';
import type { Job } from '../infra/jobs/jobs.ts';
import { deleteExpiredNonces } from '../infra/nonce-store.ts';
import { sweepKeyValues } from '../infra/ttl-store/database-store.ts';
import { fileHolders } from '../registry/file-owners.ts';

/** Everything that happens by itself, on one page. */
export const scheduledJobs = (context: AppContext): Job[] => [
  { name: 'expire-vacancies', everyMinutes: 1, run: () => expireVacancies(context) },
  { name: 'close-applications', everyMinutes: 1, run: () => closeApplications(context) },
  { name: 'check-orders', everyMinutes: 1, run: () => checkDueOrders(context) },
  { name: 'finish-refunds', everyMinutes: 1, run: () => finishRefunds(context) },
  { name: 'attach-guest-purchases', everyMinutes: 1, run: () => attachGuestPurchases(context) },
  { name: 'remind-of-interviews', everyMinutes: 1, run: () => remindOfInterviews(context) },
  { name: 'fill-priority-listings', everyMinutes: 1, run: () => fillPriorityListings(context) },
  { name: 'refresh-search-vocabulary', everyMinutes: 5, run: () => refreshSearchVocabulary(context) },
  { name: 'remind-of-job-fairs', everyMinutes: 60, run: () => remindOfJobFairs(context) },
  { name: 'tell-plan-ends', everyMinutes: 60, run: () => tellPlanEnds(context) },
  { name: 'sweep-orphan-files', everyMinutes: 60, run: () => sweepOrphanFiles(context, fileHolders) },
  { name: 'sweep-messages', everyMinutes: 60, run: () => sweepMessages(context) },
  { name: 'sweep-payments', everyMinutes: 60, run: () => sweepPayments(context) },
  { name: 'sweep-guest-contacts', everyMinutes: 60, run: () => sweepGuestContacts(context) },
  { name: 'sweep-walk-ins', everyMinutes: 60, run: () => sweepWalkIns(context) },
  { name: 'sweep-accounts', everyMinutes: 60, run: () => sweepAccounts(context) },
  { name: 'sweep-key-values', everyMinutes: 60, run: () => sweepKeyValues(context.db, context.clock.now()) },
  { name: 'sweep-limits', everyMinutes: 60, run: () => sweepLimits(context.db, context.clock.now()) },
  { name: 'sweep-used-once', everyMinutes: 60, run: () => deleteExpiredNonces(context.db, context.clock.now()) },
];
