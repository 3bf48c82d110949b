import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SettingError } from '../config.ts';
import { openBackupStore } from '../infra/backup/backup-store.ts';
import { parseRestoreTime } from '../infra/backup/parse-restore-time.ts';
import { type RestoreReport, restoreBackup } from '../infra/backup/restore-backup.ts';
import { formatIst } from '../lib/india-time/ist.ts';
import { fileOwners } from '../registry/file-owners.ts';
import { openByteBar, readBackupConfig, runBackupCommand } from './run-backup-command.ts';

const help = `npm run restore -- [--at TIME] [--into FOLDER]
  --at TIME       "2026-11-23 17:30" or "2026-11-23 17:30:15" in India, or 2026-11-23T12:00:15Z; without it the latest
  --into FOLDER   an empty folder instead of DATA_DIR`;

function describe({ base, files, held }: RestoreReport, at: Date | undefined, folder: string, seconds: number): string {
  const until = at ? `up to ${formatIst(at)} IST (${at.toISOString()})` : 'with all that was archived';
  return [
    `Restored into ${folder} in ${seconds.toFixed(1)} s: the backup ${base.id} of ${base.host}, ${until}.`,
    `Private files: ${files.restored} restored, ${files.present} were there.`,
    ...(files.missing.length > 0
      ? [`${files.missing.length} ROWS HAVE NO FILE IN THE BACKUP, such as ${files.missing[0]}.`]
      : []),
    `Held back: ${held.messages} messages, ${held.pushMessages} push messages, ${held.refunds} refunds, ${held.orders} unpaid orders.`,
    'Start the server, look at them, then run: npm run operator -- release-after-restore --by EMAIL',
  ].join('\n');
}

/** `npm run restore`: restores the database and the private files to a time. */
await runBackupCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { at: { type: 'string' }, into: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) return { report: help };
  if (positionals.length > 0) throw new SettingError(help);
  const { config, settings } = readBackupConfig();
  const at = values.at === undefined ? undefined : parseRestoreTime(values.at);
  const target = { ...config, dataDir: values.into ? resolve(values.into) : config.dataDir };
  const since = performance.now();
  const bar = openByteBar('database');
  try {
    const report = await restoreBackup(target, await openBackupStore(settings), fileOwners, {
      at,
      onBase: ({ base }) => bar.start(base.files.reduce((sum, { bytes }) => sum + bytes, 0)),
      onProgress: bar.add,
    });
    bar.stop();
    return {
      report: describe(report, at, target.dataDir, (performance.now() - since) / 1_000),
      failed: report.files.missing.length > 0,
    };
  } finally {
    bar.stop();
  }
});
