import type { Migration } from 'kysely/migration';
import * as theMainJob from './0001-the-main-job.ts';
import * as signInFailures from './0002-sign-in-failures.ts';
import * as accountsAndMessages from './0003-accounts-and-messages.ts';
import * as profile from './0004-profile.ts';
import * as plansAndPayments from './0005-plans-and-payments.ts';
import * as interviews from './0006-interviews.ts';
import * as resumeReviews from './0007-resume-reviews.ts';
import * as jobFairsAndProposals from './0008-job-fairs-and-proposals.ts';
import * as listings from './0009-listings.ts';
import * as applicationSteps from './0010-application-steps.ts';
import * as walkIns from './0012-walk-ins.ts';
import * as searchByTime from './0013-search-by-time.ts';
import * as changesAreTold from './0020-changes-are-told.ts';
import * as installation from './0021-installation.ts';
import * as rowsToldInBrief from './0022-rows-told-in-brief.ts';
import * as filtersInPairs from './0023-filters-in-pairs.ts';
import * as latestChange from './0024-latest-change.ts';
import * as messageLimits from './0025-message-limits.ts';
import * as formerEmails from './0026-former-emails.ts';
import * as partialRefunds from './0027-partial-refunds.ts';
import * as vacancyFacts from './0028-vacancy-facts.ts';
import * as suggestionCounts from './0029-suggestion-counts.ts';
import * as savedJobs from './0031-saved-jobs.ts';
import * as savedSearches from './0032-saved-searches.ts';
import * as profileHistory from './0033-profile-history.ts';
import * as waysIn from './0034-ways-in.ts';
import * as creditUses from './0035-credit-uses.ts';

/** All migrations in execution order. The statements of a released migration are never changed. */
export const migrations: Record<string, Migration> = {
  '0001-the-main-job': theMainJob,
  '0002-sign-in-failures': signInFailures,
  '0003-accounts-and-messages': accountsAndMessages,
  '0004-profile': profile,
  '0005-plans-and-payments': plansAndPayments,
  '0006-interviews': interviews,
  '0007-resume-reviews': resumeReviews,
  '0008-job-fairs-and-proposals': jobFairsAndProposals,
  '0009-listings': listings,
  '0010-application-steps': applicationSteps,
  '0012-walk-ins': walkIns,
  '0013-search-by-time': searchByTime,
  '0020-changes-are-told': changesAreTold,
  '0021-installation': installation,
  '0022-rows-told-in-brief': rowsToldInBrief,
  '0023-filters-in-pairs': filtersInPairs,
  '0024-latest-change': latestChange,
  '0025-message-limits': messageLimits,
  '0026-former-emails': formerEmails,
  '0027-partial-refunds': partialRefunds,
  '0028-vacancy-facts': vacancyFacts,
  '0029-suggestion-counts': suggestionCounts,
  '0031-saved-jobs': savedJobs,
  '0032-saved-searches': savedSearches,
  '0033-profile-history': profileHistory,
  '0034-ways-in': waysIn,
  '0035-credit-uses': creditUses,
};
