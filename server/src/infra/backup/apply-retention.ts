import type { FastifyBaseLogger } from 'fastify';
import type { BackupSettings } from './backup-settings.ts';
import { readBackupState, recordBackupOutcome } from './backup-state.ts';
import { type Removed, removeOldBackups } from './remove-old-backups.ts';
import { describeClockJump } from './retention-clock.ts';
import type { BackupStore } from './store/backup-store.ts';

interface RetentionOptions {
  settings: BackupSettings;
  store: BackupStore;
  dataDir: string;
  systemId: string;
  log: FastifyBaseLogger;
  now: Date;
}

/**
 * Applies the retention: removes backups that are too old, but nothing after a jump of the clock, which alone says what is
 * too old.
 */
export async function applyRetention({
  settings,
  store,
  dataDir,
  systemId,
  log,
  now,
}: RetentionOptions): Promise<Removed> {
  const state = await readBackupState({ backup: settings, dataDir });
  const last = state?.lastRetentionAt;
  const jump = last && describeClockJump(last, now);
  await recordBackupOutcome(dataDir, 'retention', now);
  if (jump) {
    log.error({ reason: jump }, 'retention of backups skipped');
    await recordBackupOutcome(dataDir, 'retention', new Error(`Retention skipped: ${jump}`));
  }
  // The clock of a new machine has to prove itself until the next base as well.
  if (jump || !last) return { bases: 0, segments: 0, files: 0 };
  return await removeOldBackups(store, settings.days, now, systemId);
}
