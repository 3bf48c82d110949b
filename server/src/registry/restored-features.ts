import { repeatErasure } from '../features/accounts/index.ts';
import type { RestoredFeatures } from '../infra/backup/restore/restore-backup.ts';
import { fileOwners } from './file-owners.ts';
import { personalDataSources } from './personal-data-sources.ts';

/** What a restore of a backup needs to know of the features. */
export const restoredFeatures: RestoredFeatures = {
  owners: fileOwners,
  repeatErasure: (db, accountId) => repeatErasure(db, personalDataSources, accountId),
};
