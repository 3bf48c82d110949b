import { HOUR_MS, MINUTE_MS } from '../../lib/clock.ts';
import type { HealthCheck } from '../health/health-check.ts';
import { readBackupState } from './backup-state.ts';

/** A base backup is made every night, and changes are archived every minute. */
const MAX_BACKUP_AGE_MS = 36 * HOUR_MS;
const MAX_ARCHIVE_AGE_MS = 5 * MINUTE_MS;

const timeText = (time: Date | undefined): string => (time ? `${time.toISOString().slice(0, 16)}Z` : 'never');

/** The check of the backups: whether the newest attempts passed and are recent. */
export const backupCheck: HealthCheck = {
  name: 'backup',
  async run({ config, clock }) {
    const state = await readBackupState(config);
    if (!state) return { state: 'off', detail: 'This program makes none: BACKUP_DIR is not set' };
    const { lastBackupAt, lastArchivedAt, lastVerifiedAt, lastError } = state;
    const isOld = (time: Date | undefined, ms: number) => !time || clock.now().getTime() - time.getTime() > ms;
    const detail = `Backup ${timeText(lastBackupAt)}, archived until ${timeText(lastArchivedAt)}, verified ${timeText(lastVerifiedAt)}`;
    if (lastError) return { state: 'degraded', detail: `${lastError}. ${detail}` };
    const isLate = isOld(lastBackupAt, MAX_BACKUP_AGE_MS) || isOld(lastArchivedAt, MAX_ARCHIVE_AGE_MS);
    return { state: isLate ? 'degraded' : 'ok', detail };
  },
};
