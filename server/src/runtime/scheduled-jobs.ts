import type { AppContext } from '../app-context.ts';
import { purgeAccountData } from '../features/accounts/index.ts';
import { closeApplications, confirmAfterVerification, warnOfFraud } from '../features/applications/index.ts';
import { attachGuestPurchases, eraseUnpaidGuestContacts } from '../features/billing/guest-purchases/index.ts';
import { checkDueOrders, deleteExpiredPaymentRecords, finishRefunds } from '../features/billing/payments/index.ts';
import { applyPriceChanges, notifyPlanExpiry } from '../features/billing/plans/index.ts';
import { remindOfInterviews } from '../features/interviews/index.ts';
import { remindOfJobFairs } from '../features/job-fairs/index.ts';
import { fillPriorityListings, purgeFreeListingViews } from '../features/listings/index.ts';
import { decideFrauds } from '../features/moderation/index.ts';
import { purgeMessages } from '../features/notifications/index.ts';
import { hashLogos, measureUsualPay } from '../features/screening/index.ts';
import { rebuildOutdatedSearch, refreshSearchVocabulary } from '../features/search/index.ts';
import {
  matchSavedSearches,
  purgeAlertRecords,
  sendAlerts,
  sendPushMessages,
} from '../features/search-alerts/index.ts';
import { notifySearchEngines } from '../features/seo/sitemaps/index.ts';
import { renewTotpSecrets } from '../features/staff/index.ts';
import { expireVacancies, screenQueuedCompanies, searchQueuedFrauds } from '../features/vacancy-lifecycle/index.ts';
import { purgeWalkIns } from '../features/walk-ins/index.ts';
import { runBackfills } from '../infra/database/backfills/run-backfills.ts';
import { skipDuringRestoreHold } from '../infra/database/restore-hold.ts';
import { purgeOrphanFiles } from '../infra/files/purge-orphan-files.ts';
import { deleteExpiredCounters } from '../infra/http/rate-limit/rate-limit.ts';
import type { Job } from '../infra/jobs/jobs.ts';
import { deleteExpiredNonces } from '../infra/nonce-store.ts';
import { deleteOldSamples } from '../infra/performance/timings-table.ts';
import { deleteExpiredSecrets } from '../infra/secrets/rotate-secret.ts';
import { deleteExpiredKeyValues } from '../infra/ttl-store/database-store.ts';
import { fileOwners } from '../registry/file-owners.ts';

/** Re-encrypts values of an earlier secret with the current one, long before the earlier one is deleted. */
async function sweepSecrets({ db, clock, secrets }: AppContext): Promise<void> {
  await renewTotpSecrets(db, secrets);
  await deleteExpiredSecrets(db, clock.now());
}

/** All scheduled jobs. The names are stored in the job queue and used by the operator command run-job. */
export const scheduledJobs = (context: AppContext): Job[] => [
  { name: 'expire-vacancies', everyMinutes: 1, run: () => expireVacancies(context) },
  { name: 'close-applications', everyMinutes: 1, run: () => closeApplications(context) },
  { name: 'confirm-applications', everyMinutes: 1, run: () => confirmAfterVerification(context) },
  { name: 'warn-of-fraud', everyMinutes: 1, run: () => warnOfFraud(context) },
  { name: 'decide-frauds', everyMinutes: 1, run: () => decideFrauds(context) },
  { name: 'screen-companies', everyMinutes: 1, run: () => screenQueuedCompanies(context) },
  { name: 'search-frauds', everyMinutes: 1, run: () => searchQueuedFrauds(context) },
  { name: 'hash-logos', everyMinutes: 1, run: () => skipDuringRestoreHold(context.db, () => hashLogos(context)) },
  { name: 'check-orders', everyMinutes: 1, run: () => checkDueOrders(context) },
  { name: 'finish-refunds', everyMinutes: 1, run: () => finishRefunds(context) },
  { name: 'apply-price-changes', everyMinutes: 1, run: () => applyPriceChanges(context) },
  { name: 'attach-guest-purchases', everyMinutes: 1, run: () => attachGuestPurchases(context) },
  { name: 'remind-of-interviews', everyMinutes: 1, run: () => remindOfInterviews(context) },
  { name: 'fill-priority-listings', everyMinutes: 1, run: () => fillPriorityListings(context) },
  { name: 'match-saved-searches', everyMinutes: 1, run: () => matchSavedSearches(context) },
  { name: 'send-alerts', everyMinutes: 1, run: () => sendAlerts(context) },
  {
    name: 'send-push-messages',
    everyMinutes: 1,
    run: () => skipDuringRestoreHold(context.db, () => sendPushMessages(context)),
  },
  {
    name: 'notify-search-engines',
    everyMinutes: 1,
    // A restored copy does not speak for the portal that it is a copy of.
    run: () => skipDuringRestoreHold(context.db, () => notifySearchEngines(context)),
  },
  { name: 'run-backfills', everyMinutes: 1, run: () => runBackfills(context) },
  { name: 'rebuild-outdated-search', everyMinutes: 1, run: () => rebuildOutdatedSearch(context) },
  { name: 'refresh-search-vocabulary', everyMinutes: 5, run: () => refreshSearchVocabulary(context) },
  { name: 'remind-of-job-fairs', everyMinutes: 60, run: () => remindOfJobFairs(context) },
  { name: 'measure-usual-pay', everyMinutes: 60, run: () => measureUsualPay(context) },
  { name: 'tell-plan-ends', everyMinutes: 60, run: () => notifyPlanExpiry(context) },
  {
    name: 'sweep-orphan-files',
    everyMinutes: 60,
    // A restored copy may share its bucket with the portal that it is a copy of, whose newer files have no row here.
    run: () => skipDuringRestoreHold(context.db, () => purgeOrphanFiles(context, fileOwners)),
  },
  { name: 'sweep-messages', everyMinutes: 60, run: () => purgeMessages(context) },
  { name: 'sweep-payments', everyMinutes: 60, run: () => deleteExpiredPaymentRecords(context) },
  { name: 'sweep-guest-contacts', everyMinutes: 60, run: () => eraseUnpaidGuestContacts(context) },
  { name: 'sweep-walk-ins', everyMinutes: 60, run: () => purgeWalkIns(context) },
  { name: 'sweep-free-listing-views', everyMinutes: 60, run: () => purgeFreeListingViews(context) },
  { name: 'sweep-alert-records', everyMinutes: 60, run: () => purgeAlertRecords(context) },
  { name: 'sweep-accounts', everyMinutes: 60, run: () => purgeAccountData(context) },
  { name: 'sweep-key-values', everyMinutes: 60, run: () => deleteExpiredKeyValues(context.db, context.clock.now()) },
  { name: 'sweep-limits', everyMinutes: 60, run: () => deleteExpiredCounters(context.db, context.clock.now()) },
  { name: 'sweep-secrets', everyMinutes: 60, run: () => sweepSecrets(context) },
  { name: 'sweep-timings', everyMinutes: 60, run: () => deleteOldSamples(context.db, context.clock.now()) },
  { name: 'delete-expired-nonces', everyMinutes: 60, run: () => deleteExpiredNonces(context.db, context.clock.now()) },
];
