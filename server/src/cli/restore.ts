import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SettingError } from '../config.ts';
import type { BackupSettings } from '../infra/backup/backup-settings.ts';
import { describeBases } from '../infra/backup/base/describe-bases.ts';
import { parseRestoreTime } from '../infra/backup/restore/parse-restore-time.ts';
import { restoreBackup } from '../infra/backup/restore/restore-backup.ts';
import { openBackupStore } from '../infra/backup/store/backup-store.ts';
import { restoredFeatures } from '../registry/restored-features.ts';
import { describeRestore } from './describe-restore.ts';
import { openByteBar, readBackupConfig, runBackupCommand } from './run-backup-command.ts';

const help = `npm run restore -- [--at TIME] [--base NAME] [--allow-gap] [--into FOLDER]
npm run restore -- --list
  --at TIME       "2026-11-23 17:30" or "2026-11-23 17:30:15" in India, or 2026-11-23T12:00:15Z; without it the latest
  --base NAME     the base to begin with, as --list names it; without it the newest one that can be read
  --allow-gap     restores up to a gap in the WAL instead of refusing
  --into FOLDER   an empty folder instead of DATA_DIR
  --list          lists the bases, and the times that each can be restored to`;

async function list(settings: BackupSettings): Promise<{ report: string; failed: boolean }> {
  const bases = await describeBases(await openBackupStore(settings));
  return { report: bases.join('\n') || 'There is no backup.', failed: bases.length === 0 };
}

/** `npm run restore`: restores the database and the private files to a time. */
await runBackupCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      at: { type: 'string' },
      base: { type: 'string' },
      'allow-gap': { type: 'boolean' },
      into: { type: 'string' },
      list: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return { report: help };
  if (positionals.length > 0) throw new SettingError(help);
  const { config, settings } = readBackupConfig();
  if (values.list) return await list(settings);
  const at = values.at === undefined ? undefined : parseRestoreTime(values.at);
  const target = { ...config, dataDir: values.into ? resolve(values.into) : config.dataDir };
  const since = performance.now();
  const bar = openByteBar('database');
  try {
    const report = await restoreBackup(target, await openBackupStore(settings), restoredFeatures, {
      at,
      base: values.base,
      allowsGap: values['allow-gap'],
      onSkipped: (base, reason) => console.error(`The base ${base} is not used: ${reason}`),
      onBase: ({ base }) => bar.start(base.files.reduce((sum, { bytes }) => sum + bytes, 0)),
      onProgress: bar.add,
    });
    bar.stop();
    return {
      report: describeRestore(report, target.dataDir, (performance.now() - since) / 1_000),
      failed: report.files.missing + report.unreadableErasures.length > 0,
    };
  } finally {
    bar.stop();
  }
});
