import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../../config.ts';
import { systemClock } from '../../../lib/clock.ts';
import { connect, type Db } from '../../database/connect.ts';
import { prepareServerFiles } from '../../database/embedded/server-files.ts';
import { migrate } from '../../database/migrate.ts';
import { endAllSessions, type HeldWork, holdAfterRestore } from '../../database/restore-hold.ts';
import { openFileStore } from '../../files/private-files.ts';
import type { FileOwner } from '../../files/purge-orphan-files.ts';
import { BackupError } from '../backup-error.ts';
import { type OnSkipped, type RecoveryTarget, type RestorePoint, useNewestReadable } from '../base/choose-base.ts';
import { findErasuresToRepeat } from '../erasures.ts';
import { listReferencedFiles } from '../private-files/referenced-files.ts';
import type { BackupStore } from '../store/backup-store.ts';
import { readSystemId } from '../wal/wal-header.ts';
import { recoverDatabase } from './recover-database.ts';
import { type RestoredFiles, restoreFiles } from './restore-files.ts';

/** Folder of a restore in progress, on the disk of the data; an interrupted one is removed by the next. */
const STAGING = 'restoring';
const FILES = 'files';

/** Facts about the features that a restore needs. */
export interface RestoredFeatures {
  owners: readonly FileOwner[];
  /** Erases the data of an account again; its files are not restored yet. */
  repeatErasure(db: Db, accountId: number): Promise<void>;
}

/** Result of a restore. */
export interface RestoreReport {
  base: RestorePoint['base'];
  /** The time of the last transaction that was restored. */
  reachedAt: Date;
  /** Whether the latest time was wanted, and the archive has later WAL that does not continue this. */
  hasGap: boolean;
  /** Seconds until the database of the base had replayed its WAL and accepted connections. */
  recoverySeconds: number;
  files: RestoredFiles & { seconds: number };
  held: HeldWork;
  /** Accounts that were erased after the time of the restore, and were erased again. */
  erasedAccounts: number;
  /** Erasures that cannot be read, and were not repeated. */
  unreadableErasures: string[];
  /** Members and staff have to sign in again. */
  endedSessions: number;
}

export interface RestoreOptions extends RecoveryTarget {
  onBase?: (point: RestorePoint) => void;
  onProgress?: (bytes: number) => void;
  /** Called when a base cannot be used and an older one is tried. */
  onSkipped?: OnSkipped;
}

/** @throws {BackupError} when there is anything in the folder, or a database that belongs to it */
async function requireEmpty(dataDir: string): Promise<void> {
  const found: string[] = await readdir(dataDir).catch(() => []);
  const advice = 'move it away, or restore into an empty folder with --into FOLDER';
  const { home, data } = await prepareServerFiles(dataDir);
  if (await stat(data).catch(() => undefined))
    throw new BackupError(`There is a database in ${home}: end the server, then ${advice}.`);
  // The files of a restore that was interrupted at its end were moved already.
  const own = ['postgresql', STAGING, ...(found.includes(STAGING) ? [FILES] : [])];
  if (found.some((name) => !own.includes(name)))
    throw new BackupError(`The folder ${dataDir} is not empty: ${advice}.`);
}

/** Removes a restore in progress: its folder, its database outside of it, and files that were moved at its end. */
async function removeStaging(dataDir: string): Promise<void> {
  const staging = join(dataDir, STAGING);
  if (!(await stat(staging).catch(() => undefined))) return;
  await rm(join(dataDir, FILES), { recursive: true, force: true });
  const { home } = await prepareServerFiles(staging);
  for (const path of [home, staging]) await rm(path, { recursive: true, force: true, maxRetries: 20 });
}

/** Repeats the erasures since the time of the restore: what was erased must not come back. */
async function repeatErasures(
  db: Db,
  store: BackupStore,
  systemId: string,
  repeatErasure: RestoredFeatures['repeatErasure'],
): Promise<Pick<RestoreReport, 'erasedAccounts' | 'unreadableErasures'>> {
  const { accountIds, unreadable } = await findErasuresToRepeat(store, systemId, db);
  for (const accountId of accountIds) await repeatErasure(db, accountId);
  return { erasedAccounts: accountIds.length, unreadableErasures: unreadable };
}

/**
 * Restores the database and the private files to a time, into a data folder without a database. All is prepared in a
 * folder of its own and moved at the end, the database last: an interrupted restore leaves nothing that a server
 * would start with, and can be repeated. Queued messages and payments are held back, sessions are ended, and accounts that
 * were erased since are erased again.
 * @throws {BackupError} when the folder is in use, the time is not available, or WAL is missing
 */
export async function restoreBackup(
  config: Pick<Config, 'dataDir' | 's3'>,
  store: BackupStore,
  features: RestoredFeatures,
  options: RestoreOptions = {},
): Promise<RestoreReport> {
  const { dataDir } = config;
  await mkdir(dataDir, { recursive: true });
  await requireEmpty(dataDir);
  await removeStaging(dataDir);
  const staging = join(dataDir, STAGING);
  try {
    const report = await useNewestReadable(store, options, options.onSkipped ?? (() => undefined), (point) =>
      restoreInto(staging, config, store, features, { ...options, point }),
    );
    await moveIntoPlace(staging, dataDir);
    return report;
  } finally {
    // After a success only the empty folder is left.
    await removeStaging(dataDir);
  }
}

async function restoreInto(
  staging: string,
  { s3 }: Pick<Config, 's3'>,
  store: BackupStore,
  { owners, repeatErasure }: RestoredFeatures,
  { point, onBase, onProgress, at, allowsGap }: RestoreOptions & { point: RestorePoint },
): Promise<RestoreReport> {
  onBase?.(point);
  const since = performance.now();
  const { server, reachedAt } = await recoverDatabase(store, point, staging, { at, allowsGap, onProgress });
  const recoverySeconds = (performance.now() - since) / 1_000;
  const db = connect(server.url, 2);
  try {
    await migrate(db);
    const now = systemClock.now();
    const held = await holdAfterRestore(db, now);
    const endedSessions = await endAllSessions(db, now);
    // Bases of the first release do not name their database.
    const erasures = await repeatErasures(db, store, await readSystemId(server.home), repeatErasure);
    const files = await openFileStore({ dataDir: staging, s3 }, staging);
    const filesSince = performance.now();
    const restored = await restoreFiles(store, files, staging, listReferencedFiles(db, owners));
    return {
      base: point.base,
      reachedAt,
      hasGap: !at && point.laterWalUntil !== undefined,
      recoverySeconds,
      files: { ...restored, seconds: (performance.now() - filesSince) / 1_000 },
      held,
      ...erasures,
      endedSessions,
    };
  } finally {
    await db.destroy();
    await server.release();
  }
}

/** Moves what was restored into the data folder; a server starts only with the database, which is moved last. */
async function moveIntoPlace(staging: string, dataDir: string): Promise<void> {
  const [from, to] = [await prepareServerFiles(staging), await prepareServerFiles(dataDir)];
  const files = join(staging, FILES);
  if (await stat(files).catch(() => undefined)) await rename(files, join(dataDir, FILES));
  await rename(from.passwordFile, to.passwordFile);
  await rename(from.data, to.data);
  for (const folder of new Set([from.home, staging])) await rm(folder, { recursive: true, force: true });
}
