import { chmod, mkdir } from 'node:fs/promises';
import { platform } from 'node:os';
import { join } from 'node:path';
import { chownToDatabaseUser, type ServerFiles } from './server-files.ts';

/** A segment of the WAL is complete after this time at the latest, if anything was written. */
const ARCHIVE_TIMEOUT = '30s';

/** Folder where PostgreSQL puts complete WAL segments, from which the backup takes them. */
export const walSpoolOf = (home: string): string => join(home, 'wal-spool');

const quoted = (path: string): string => `'${path.replaceAll("'", `'\\''`).replaceAll('%', '%%')}'`;

/** Creates the spool for the user that PostgreSQL runs as. */
export async function prepareWalSpool(files: ServerFiles): Promise<void> {
  const spool = walSpoolOf(files.home);
  await mkdir(spool, { recursive: true });
  await chmod(spool, 0o700);
  await chownToDatabaseUser(files, spool);
}

/**
 * PostgreSQL's settings for continuous archiving. A segment appears in the spool by a rename, flushed to the disk: then
 * PostgreSQL may overwrite its own copy. It keeps the time of the last write, which says what it covers (wal-segments.ts).
 */
export function archiveSettings(home: string): Record<string, string> {
  const spool = walSpoolOf(home);
  const [folder, target] = [quoted(spool), quoted(spool).slice(0, -1)];
  const unfinished = `${target}/%f.unfinished'`;
  return {
    archive_mode: 'on',
    archive_timeout: ARCHIVE_TIMEOUT,
    archive_command: `cp -p "%p" ${unfinished} && sync ${unfinished} && mv ${unfinished} ${target}/%f' && sync ${folder}`,
  };
}

/** How a database is recovered from a base backup. */
export interface Recovery {
  /** Folder with the WAL segments. */
  walFolder: string;
  /** Recovers all commits up to this time; all there are without it. */
  until?: Date;
}

/** PostgreSQL's settings for recovery. Connections are refused until it has ended. */
export const recoverySettings = ({ walFolder, until }: Recovery): Record<string, string> => ({
  hot_standby: 'off',
  // One call for the file system instead of one for each of a thousand files.
  ...(platform() === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
  restore_command: `cp ${quoted(walFolder).slice(0, -1)}/%f' "%p"`,
  recovery_target_timeline: 'current',
  ...(until
    ? { recovery_target_time: until.toISOString().replace('Z', '+00'), recovery_target_action: 'promote' }
    : {}),
});
