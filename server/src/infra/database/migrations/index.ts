import type { Migration } from '../migration/migration.ts';
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
import * as staff from './0036-staff.ts';
import * as vacanciesOfStaff from './0037-vacancies-of-staff.ts';
import * as staffApplicants from './0038-staff-applicants.ts';
import * as membersAndSupport from './0039-members-and-support.ts';
import * as moneyAndWork from './0040-money-and-work.ts';
import * as staffPasskeys from './0042-staff-passkeys.ts';
import * as messagesOfStaff from './0043-messages-of-staff.ts';
import * as supportMails from './0044-support-mails.ts';
import * as consoleSpeed from './0045-console-speed.ts';
import * as interviewReminders from './0048-interview-reminders.ts';
import * as trust from './0050-trust.ts';
import * as moderation from './0052-moderation.ts';
import * as reportsAndChecks from './0053-reports-and-checks.ts';
import * as screeningFacts from './0054-screening-facts.ts';
import * as heldStatus from './0056-held-status.ts';
import * as moderationDecisions from './0057-moderation-decisions.ts';
import * as voicesAndCheckedFacts from './0058-voices-and-checked-facts.ts';
import * as screeningAndStaff from './0059-screening-and-staff.ts';
import * as restoreHold from './0060-restore-hold.ts';
import * as backfills from './0061-backfills.ts';
import * as operations from './0063-operations.ts';
import * as moderationOfFloods from './0064-moderation-of-floods.ts';
import * as fraudClosings from './0065-fraud-closings.ts';
import * as fraudHistory from './0067-fraud-history.ts';
import * as enteredVacancies from './0068-entered-vacancies.ts';
import * as erasedAccounts from './0069-erased-accounts.ts';
import * as signingSecrets from './0070-signing-secrets.ts';
import * as flushSearchIndex from './0071-flush-search-index.ts';
import * as messagesByTemplate from './0073-messages-by-template.ts';
import * as jobFairTimes from './0074-job-fair-times.ts';
import * as memberTimeline from './0076-member-timeline.ts';
import * as vacancyReadsByTime from './0077-vacancy-reads-by-time.ts';
import * as walkInsByEmail from './0078-walk-ins-by-email.ts';
import * as openVacancies from './0081-open-vacancies.ts';
import * as removedPageNotices from './0082-removed-page-notices.ts';
import * as logoHashes from './0083-logo-hashes.ts';
import * as whatsAppMessages from './0084-whatsapp-messages.ts';
import * as whatsAppMessagesChecked from './0085-whatsapp-messages-checked.ts';
import * as pictureCases from './0086-picture-cases.ts';
import * as mailIdentities from './0087-mail-identities.ts';
import * as companyNames from './0088-company-names.ts';
import * as laterReports from './0089-later-reports.ts';
import * as restoredSearches from './0090-restored-searches.ts';
import * as verifiedAccounts from './0091-verified-accounts.ts';

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
  '0036-staff': staff,
  '0037-vacancies-of-staff': vacanciesOfStaff,
  '0038-staff-applicants': staffApplicants,
  '0039-members-and-support': membersAndSupport,
  '0040-money-and-work': moneyAndWork,
  '0042-staff-passkeys': staffPasskeys,
  '0043-messages-of-staff': messagesOfStaff,
  '0044-support-mails': supportMails,
  '0045-console-speed': consoleSpeed,
  '0048-interview-reminders': interviewReminders,
  '0050-trust': trust,
  '0052-moderation': moderation,
  '0053-reports-and-checks': reportsAndChecks,
  '0054-screening-facts': screeningFacts,
  '0056-held-status': heldStatus,
  '0057-moderation-decisions': moderationDecisions,
  '0058-voices-and-checked-facts': voicesAndCheckedFacts,
  '0059-screening-and-staff': screeningAndStaff,
  '0060-restore-hold': restoreHold,
  '0061-backfills': backfills,
  '0063-operations': operations,
  '0064-moderation-of-floods': moderationOfFloods,
  '0065-fraud-closings': fraudClosings,
  '0067-fraud-history': fraudHistory,
  '0068-entered-vacancies': enteredVacancies,
  '0069-erased-accounts': erasedAccounts,
  '0070-signing-secrets': signingSecrets,
  '0071-flush-search-index': flushSearchIndex,
  '0073-messages-by-template': messagesByTemplate,
  '0074-job-fair-times': jobFairTimes,
  '0076-member-timeline': memberTimeline,
  '0077-vacancy-reads-by-time': vacancyReadsByTime,
  '0078-walk-ins-by-email': walkInsByEmail,
  '0081-open-vacancies': openVacancies,
  '0082-removed-page-notices': removedPageNotices,
  '0083-logo-hashes': logoHashes,
  '0084-whatsapp-messages': whatsAppMessages,
  '0085-whatsapp-messages-checked': whatsAppMessagesChecked,
  '0086-picture-cases': pictureCases,
  '0087-mail-identities': mailIdentities,
  '0088-company-names': companyNames,
  '0089-later-reports': laterReports,
  '0090-restored-searches': restoredSearches,
  '0091-verified-accounts': verifiedAccounts,
};
