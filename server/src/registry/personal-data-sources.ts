import { eraseApplications, exportApplications } from '../features/applications/index.ts';
import { erasePurchaseContacts, exportPurchasedPlans } from '../features/billing/plans/index.ts';
import { eraseInterviews, exportInterviews } from '../features/interviews/index.ts';
import { eraseRegistrations, exportRegistrations } from '../features/job-fairs/index.ts';
import { eraseReports, exportReports } from '../features/job-reports/index.ts';
import { eraseListings, exportListings } from '../features/listings/index.ts';
import { erasePictureCases, exportPictureCases } from '../features/moderation/index.ts';
import { eraseMessages, exportMessages } from '../features/notifications/index.ts';
import { eraseProfile, exportProfile } from '../features/profile/index.ts';
import { eraseResumeReviews, exportResumeReviews } from '../features/resume-reviews/index.ts';
import { eraseResumes, exportResumes } from '../features/resumes/index.ts';
import { eraseSavedJobs, exportSavedJobs } from '../features/saved-jobs/index.ts';
import { eraseSearchAlerts, exportSearchAlerts } from '../features/search-alerts/index.ts';
import { eraseStaffRequestTexts } from '../features/staff/index.ts';
import { eraseSupportCases, exportSupportCases } from '../features/support/index.ts';
import { eraseProposals, exportProposals } from '../features/vacancy-approvals/index.ts';
import { eraseWalkIns, exportWalkIns } from '../features/walk-ins/index.ts';
import type { PersonalDataSource } from '../infra/personal-data.ts';

/**
 * Every feature besides accounts that stores personal data, in the order of erasure: applications reference resumes.
 * app.ts passes the list to accounts, which must not import these features because some of them import accounts.
 */
export const personalDataSources: readonly PersonalDataSource[] = [
  // What colleagues wrote to each other about a decision is not exported.
  { export: async () => [], erase: eraseStaffRequestTexts },
  { export: exportReports, erase: eraseReports },
  { export: exportApplications, erase: eraseApplications },
  { export: exportSavedJobs, erase: eraseSavedJobs },
  { export: exportInterviews, erase: eraseInterviews },
  { export: exportResumes, erase: eraseResumes },
  { export: exportResumeReviews, erase: eraseResumeReviews },
  { export: exportProfile, erase: eraseProfile },
  { export: exportPictureCases, erase: erasePictureCases },
  { export: exportListings, erase: eraseListings },
  { export: exportSearchAlerts, erase: eraseSearchAlerts },
  { export: exportPurchasedPlans, erase: erasePurchaseContacts },
  { export: exportRegistrations, erase: eraseRegistrations },
  { export: exportProposals, erase: eraseProposals },
  { export: exportWalkIns, erase: eraseWalkIns },
  { export: exportSupportCases, erase: eraseSupportCases },
  { export: exportMessages, erase: eraseMessages },
];
