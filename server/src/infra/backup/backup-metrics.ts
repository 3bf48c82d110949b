import { Gauge } from 'prom-client';
import type { Config } from '../../config.ts';
import { processMetrics } from '../metrics/process-metrics.ts';
import { type BackupState, readBackupState } from './backup-state.ts';

/** The gauges of the backups; those of times have no value before the first. */
const gauges: Record<string, { help: string; read: (state: BackupState) => Date | number | undefined }> = {
  backup_last_success_timestamp_seconds: {
    help: 'When the newest complete base backup was finished',
    read: ({ lastBackupAt }) => lastBackupAt,
  },
  backup_last_archived_timestamp_seconds: {
    help: 'What was acknowledged until this time is archived',
    read: ({ lastArchivedAt }) => lastArchivedAt,
  },
  backup_last_verified_timestamp_seconds: {
    help: 'When the newest backup was restored and checked without a finding',
    read: ({ lastVerifiedAt }) => lastVerifiedAt,
  },
  backup_failing: {
    help: '1 when the newest backup, archiving, verification or retention failed, or BACKUP_KEY changed and no base is encrypted with it',
    read: ({ lastError }) => (lastError === undefined ? 0 : 1),
  },
};

/** Registers the metrics of the backups. Returns the function that removes them. */
export function registerBackupMetrics(config: Pick<Config, 'backup' | 'dataDir'>): () => void {
  for (const [name, { help, read }] of Object.entries(gauges))
    new Gauge({
      name,
      help,
      registers: [processMetrics],
      async collect() {
        this.remove();
        const state = await readBackupState(config);
        const value = state && read(state);
        if (value !== undefined) this.set(value instanceof Date ? value.getTime() / 1_000 : value);
      },
    });
  return () => {
    for (const name of Object.keys(gauges)) processMetrics.removeSingleMetric(name);
  };
}
