import { eraseApplications, exportApplications } from './features/applications/index.ts';
import { eraseMessages, exportMessages } from './features/notifications/index.ts';
import { erasePurchaseContacts, exportPurchasedPlans } from './features/plans/index.ts';
import { eraseProfile, exportProfile } from './features/profile/index.ts';
import { eraseResumes, exportResumes } from './features/resumes/index.ts';
import type { PersonalDataHolder } from './platform/personal-data.ts';

/**
 * Who keeps personal data beside accounts itself, in the order of erasing: applications point at resumes. Handed to
 * accounts by app.ts, because features that sell import accounts and accounts must not import them.
 */
export const personalDataHolders: readonly PersonalDataHolder[] = [
  { export: exportApplications, erase: eraseApplications },
  { export: exportResumes, erase: eraseResumes },
  { export: exportProfile, erase: eraseProfile },
  { export: exportPurchasedPlans, erase: erasePurchaseContacts },
  { export: exportMessages, erase: eraseMessages },
];
