import { chmod, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS, systemClock } from '../../../lib/clock.ts';
import { connect } from '../../database/connect.ts';
import { prepareServerFiles } from '../../database/embedded/server-files.ts';
import type { FileOwner } from '../../files/purge-orphan-files.ts';
import { verifiedKey } from '../base/base-manifest.ts';
import { type OnSkipped, type RestorePoint, useNewestReadable } from '../base/choose-base.ts';
import type { BackupStore } from '../store/backup-store.ts';
import { checkDatabase, type DatabaseCheck } from './check-database.ts';
import { recoverDatabase } from './recover-database.ts';

/** Result of a trial restore. */
export interface VerificationReport extends DatabaseCheck, Pick<RestorePoint, 'base' | 'latest'> {
  seconds: number;
}

const FOLDER_PREFIX = 'verify-';

/** Removes a trial restore, also its database outside of the folder. */
async function removeTrial(folder: string): Promise<void> {
  const { home } = await prepareServerFiles(folder);
  for (const path of [home, folder]) await rm(path, { recursive: true, force: true, maxRetries: 20 });
}

/** Creates the folder of a trial restore, on the disk of the data; removes those of processes that were killed. */
async function createTrialFolder(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const before = systemClock.now().getTime() - DAY_MS;
  for (const name of (await readdir(dataDir)).filter((each) => each.startsWith(FOLDER_PREFIX)))
    if ((await stat(join(dataDir, name))).mtimeMs < before) await removeTrial(join(dataDir, name));
  const folder = await mkdtemp(join(dataDir, FOLDER_PREFIX));
  // When started as root, PostgreSQL runs as another user, which needs access to the folder.
  await chmod(folder, 0o755);
  return folder;
}

/** Which backup is tried, and how. */
export interface VerifyOptions {
  /** The database, when the place has backups of several. */
  systemId?: string | undefined;
  /** Breaks it off. */
  signal?: AbortSignal | undefined;
}

/**
 * Restores the newest backup with all of its WAL into a temporary folder, checks it, and removes it. A base without
 * findings is noted as verified.
 * @throws {BackupError} when it cannot be restored, or the disk has no room for it
 */
export async function verifyBackup(
  dataDir: string,
  store: BackupStore,
  owners: readonly FileOwner[],
  { systemId, signal }: VerifyOptions = {},
): Promise<VerificationReport> {
  const since = performance.now();
  // Using an older base instead of a damaged one is not a success.
  const skipped: string[] = [];
  const onSkipped: OnSkipped = (_, reason) => skipped.push(reason);
  const folder = await createTrialFolder(dataDir);
  try {
    return await useNewestReadable(store, { systemId }, onSkipped, async (point) => {
      const { server } = await recoverDatabase(store, point, folder, { isDisposable: true, signal });
      const db = connect(server.url, 2, { waitMs: 30_000, statementTimeoutMs: DAY_MS });
      try {
        const check = await checkDatabase(db, store, owners, folder, signal);
        check.findings.unshift(...skipped);
        if (check.findings.length === 0)
          await store.put(verifiedKey(point.base.id), Buffer.from(JSON.stringify(check)));
        return { ...check, base: point.base, latest: point.latest, seconds: (performance.now() - since) / 1_000 };
      } finally {
        await db.destroy();
        await server.release();
      }
    });
  } finally {
    await removeTrial(folder);
  }
}
