import { eraseApplications, exportApplications } from '../features/applications/index.ts';
import { erasePurchaseContacts, exportPurchasedPlans } from '../features/billing/plans/index.ts';
import { eraseInterviews, exportInterviews } from '../features/interviews/index.ts';
import { eraseRegistrations, exportRegistrations } from '../features/job-fairs/index.ts';
import { eraseListings, exportListings } from '../features/listings/index.ts';
import { eraseMessages, exportMessages } from '../features/notifications/index.ts';
import { eraseProfile, exportProfile } from '../features/profile/index.ts';
import { eraseResumeReviews, exportResumeReviews } from '../features/resume-reviews/index.ts';
import { eraseResumes, exportResumes } from '../features/resumes/index.ts';
import { eraseProposals, exportProposals } from '../features/vacancy-approvals/index.ts';
import { eraseWalkIns, exportWalkIns } from '../features/walk-ins/index.ts';
import type { PersonalDataSource } from '../infra/personal-data.ts';

/**
 * Who keeps personal data beside accounts itself, in the order of erasing: applications point at resumes. Handed to
 * accounts by app.ts, because features that sell import accounts and accounts must not import them.
 */
export const personalDataHolders: readonly PersonalDataSource[] = [
  { export: exportApplications, erase: eraseApplications },
  { export: exportInterviews, erase: eraseInterviews },
  { export: exportResumes, erase: eraseResumes },
  { export: exportResumeReviews, erase: eraseResumeReviews },
  { export: exportProfile, erase: eraseProfile },
  { export: exportListings, erase: eraseListings },
  { export: exportPurchasedPlans, erase: erasePurchaseContacts },
  { export: exportRegistrations, erase: eraseRegistrations },
  { export: exportProposals, erase: eraseProposals },
  { export: exportWalkIns, erase: eraseWalkIns },
  { export: exportMessages, erase: eraseMessages },
];
