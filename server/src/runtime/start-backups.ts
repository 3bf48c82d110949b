import { setTimeout as wait } from 'node:timers/promises';
import { type Backups, openBackups } from '../infra/backup/open-backups.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../lib/clock.ts';
import { fromIst, toIst } from '../lib/india-time/ist.ts';
import { fileOwners } from '../registry/file-owners.ts';
import type { OpenAppContext } from './open-app-context.ts';

/** How often the spools are emptied: with PostgreSQL's archive_timeout of 30 s nothing older than a minute can be lost. */
const ARCHIVE_INTERVAL_MS = 5_000;
/** Interval of the check whether a base backup is due. */
const CHECK_INTERVAL_MS = 5 * MINUTE_MS;
/** Pause after a base backup or a verification that has failed. */
const RETRY_MS = HOUR_MS;
/** When a new base is made, in India. */
const NIGHT_HOUR = 2;
/** How long a stop waits for a base or a verification; aborted work restarts after the next start. */
const STOP_TIMEOUT_MS = 5_000;

/** The most recent 02:00 IST. */
export function lastNight(now: Date): Date {
  const night = toIst(now);
  night.setUTCHours(NIGHT_HOUR, 0, 0, 0);
  const instant = fromIst(night);
  return instant <= now ? instant : new Date(instant.getTime() - DAY_MS);
}

/**
 * Makes a base when there is none of last night or WAL since then is missing, and restores the newest base that was not verified.
 * @returns whether all is well
 */
export async function runNightlyBackup(
  backups: Pick<Backups, 'findNewestBase' | 'backUp' | 'verify'>,
  now: Date,
  signal: AbortSignal,
): Promise<boolean> {
  const newest = await backups.findNewestBase();
  if (!newest?.isContinued || newest.startedAt < lastNight(now)) await backups.backUp(signal);
  else if (newest.isVerified) return true;
  return signal.aborted || (await backups.verify(signal)).findings.length === 0;
}

/**
 * Starts continuous backups: the WAL and new private files every few seconds, a base every night, which is then restored
 * for a trial. Does nothing without backup settings.
 * @returns archives what is committed, and stops
 */
export async function startBackups(context: OpenAppContext): Promise<() => Promise<void>> {
  const { config, embedded, clock, files, log } = context;
  if (!embedded) return async () => undefined;
  if (!config.backup) {
    log.warn('there is no backup: set BACKUP_DIR or BACKUP_S3_ENDPOINT (docs/operations.md)');
    return async () => undefined;
  }
  if (config.backup.key === undefined) log.warn('backups are not encrypted: set BACKUP_KEY (docs/operations.md)');
  const { db } = context;
  const source = { dataDir: config.dataDir, server: embedded, db, files, owners: fileOwners, log, clock };
  const backups = await openBackups(config.backup, source);
  const stop = new AbortController();
  const { signal } = stop;
  const pause = (ms: number) => wait(ms, undefined, { signal }).catch(() => undefined);

  async function archiveRepeatedly(): Promise<void> {
    while (!signal.aborted) {
      await backups.archive().catch((error: Error) => log.error({ reason: error.message }, 'WAL cannot be archived'));
      await pause(ARCHIVE_INTERVAL_MS);
    }
  }

  async function runNightlyBackupLoop(): Promise<void> {
    while (!signal.aborted) {
      const isWell = await runNightlyBackup(backups, clock.now(), signal).catch((error: Error) => {
        if (!signal.aborted) log.error({ reason: error.message }, 'backup failed');
        return false;
      });
      await pause(isWell ? CHECK_INTERVAL_MS : RETRY_MS);
    }
  }

  const archiving = archiveRepeatedly();
  const nightly = runNightlyBackupLoop();
  return async () => {
    stop.abort();
    await archiving;
    await Promise.race([nightly, wait(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    await backups
      .archiveNow()
      .catch((error: Error) => log.error({ reason: error.message }, 'the last WAL segment is not archived'));
  };
}
