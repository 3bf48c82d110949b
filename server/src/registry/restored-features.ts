import { repeatErasure } from '../features/accounts/index.ts';
import type { RestoredFeatures } from '../infra/backup/restore/restore-backup.ts';
import { fileOwners } from './file-owners.ts';
import { personalDataSources } from './personal-data-sources.ts';

/** Facts about the features that a restore of a backup needs. */
export const restoredFeatures: RestoredFeatures = {
  owners: fileOwners,
  repeatErasure: (db, accountId) => repeatErasure(db, personalDataSources, accountId),
};
