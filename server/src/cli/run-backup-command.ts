import { Presets, SingleBar } from 'cli-progress';
import { type Config, readConfig, SettingError } from '../config.ts';
import { BackupError } from '../infra/backup/backup-error.ts';
import type { BackupSettings } from '../infra/backup/backup-settings.ts';
import { EmbeddedServerError } from '../infra/database/embedded/embedded-server.ts';
import { CallError } from '../lib/call-error.ts';

const MB = 2 ** 20;

/** Shows the bytes done of a base. */
export function openByteBar(title: string) {
  const bar = new SingleBar(
    { format: `${title} {bar} {value} of {total} MB`, hideCursor: true, noTTYOutput: false },
    Presets.shades_classic,
  );
  let bytes = 0;
  return {
    start: (total: number) => bar.start(Math.max(1, Math.round(total / MB)), 0),
    add(more: number) {
      bytes += more;
      bar.update(Math.round(bytes / MB));
    },
    stop: () => bar.stop(),
  };
}

const EXTERNAL =
  'DATABASE_URL is set: back up and restore that database by its own tools, as docs/operations.md describes (Backup and restore).';

/**
 * Reads the settings of a command about backups.
 * @throws {SettingError} when backups are off, or the database is not the embedded one
 */
export function readBackupConfig(): { config: Config; settings: BackupSettings } {
  if (process.env.DATABASE_URL) throw new SettingError(EXTERNAL);
  const config = readConfig({ LOG_LEVEL: 'error', ...process.env });
  if (!config.backup)
    throw new SettingError('There is no place for backups: set BACKUP_DIR to a folder, or BACKUP_S3_ENDPOINT.');
  return { config, settings: config.backup };
}

const isExpected = (error: unknown): boolean =>
  [SettingError, EmbeddedServerError, BackupError, CallError].some((kind) => error instanceof kind) ||
  Boolean((error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS'));

/** Runs a command and prints its report, or one line for an expected error, and exits with 1. */
export async function runBackupCommand(command: () => Promise<{ report: string; failed?: boolean }>): Promise<void> {
  try {
    const { report, failed } = await command();
    console.log(report);
    if (failed) process.exitCode = 1;
  } catch (error) {
    console.error(isExpected(error) ? (error as Error).message : error);
    process.exitCode = 1;
  }
}
