import { openBackups } from '../infra/backup/open-backups.ts';
import { fileOwners } from '../registry/file-owners.ts';
import { openAppContext } from '../runtime/open-app-context.ts';
import { readBackupConfig, runBackupCommand } from './run-backup-command.ts';

const MB = 2 ** 20;

/** `npm run backup`: makes a base backup now, also while a server is running. */
await runBackupCommand(async () => {
  const { config, settings } = readBackupConfig();
  const context = await openAppContext(config, { connections: 2 });
  const { embedded, db, files, log, clock } = context;
  try {
    if (!embedded) return { report: 'There is no embedded database.', failed: true };
    const source = { dataDir: config.dataDir, server: embedded, db, files, owners: fileOwners, log, clock };
    const backups = await openBackups(settings, source);
    const since = performance.now();
    const base = await backups.backUp();
    await backups.archiveNow();
    const bytes = base.files.reduce((sum, file) => sum + file.bytes, 0);
    const { removed } = base;
    return {
      report: [
        `Backup ${base.id}: ${Math.round(bytes / MB)} MB in ${base.files.length} files, ${((performance.now() - since) / 1_000).toFixed(1)} s.`,
        `Any second from ${base.completedAt.toISOString()} on can be restored while the server archives.`,
        `Removed as no longer needed: ${removed.bases} bases, ${removed.segments} WAL segments, ${removed.files} files.`,
        ...(settings.key ? [] : ['It is not encrypted: set BACKUP_KEY unless the place is as safe as this machine.']),
      ].join('\n'),
    };
  } finally {
    await context.close();
  }
});
