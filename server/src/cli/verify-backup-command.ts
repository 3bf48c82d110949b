import { recordBackupOutcome } from '../infra/backup/backup-state.ts';
import { verifyBackup } from '../infra/backup/restore/verify-backup.ts';
import { openBackupStore } from '../infra/backup/store/backup-store.ts';
import { systemClock } from '../lib/clock.ts';
import { fileOwners } from '../registry/file-owners.ts';
import { readBackupConfig, runBackupCommand } from './run-backup-command.ts';

/** `npm run backup:verify`: restores the newest backup into a temporary folder, checks it and removes it. */
await runBackupCommand(async () => {
  const { config, settings } = readBackupConfig();
  const { base, latest, seconds, tables, rows, files, findings } = await verifyBackup(
    config.dataDir,
    await openBackupStore(settings),
    fileOwners,
  );
  await recordBackupOutcome(config.dataDir, 'verification', findings[0] ? new Error(findings[0]) : systemClock.now());
  return {
    report: [
      `The backup ${base.id} of ${base.host} was restored up to ${latest.toISOString()} in ${seconds.toFixed(1)} s:`,
      `  ${tables} tables, ${rows.toLocaleString('en-IN')} rows, ${files} private files.`,
      ...(findings.length === 0 ? ['Nothing is missing.'] : findings.map((finding) => `  FAILED: ${finding}`)),
    ].join('\n'),
    failed: findings.length > 0,
  };
});
